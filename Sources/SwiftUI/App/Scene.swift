/// A part of a program that a person sees.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that this one is made of.
  associatedtype Body: Scene

  /// The scene that this one is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A primitive scene has no body; reading it is a mistake.
  public var body: Never { fatalError("\(type(of: self)) has no body.") }
}

/// A scene that is a view by itself.
protocol PrimitiveScene: Scene where Body == Never {
  nonisolated var view: AnyView { get }
}

/// Shows a scene, whose wrappers live in a node like any other's.
struct SceneView<Content: Scene>: View {
  let scene: Installed<Content>

  nonisolated init(scene: Content) { self.scene = Installed(scene) }

  var body: AnyView {
    if let primitive = scene.value as? any PrimitiveScene { return primitive.view }
    return AnyView(SceneView<Content.Body>(scene: scene.value.body))
  }
}

/// Scenes put together.
public nonisolated struct SceneParts: PrimitiveScene {
  /// The parts are primitive.
  public typealias Body = Never

  let view: AnyView
}

/// Builds scenes.
@resultBuilder
public enum SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Passes a single scene through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Puts scenes one after another.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each C: Scene>(
    _ first: First, _ content: repeat each C
  ) -> SceneParts {
    SceneParts(
      view: AnyView(
        TupleView((SceneView(scene: first), repeat SceneView<each C>(scene: each content)))))
  }
  /// Builds what is only there in some versions of a system.
  public static func buildLimitedAvailability<C: Scene>(
    _ scene: C
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(view: AnyView(SceneView<C>(scene: scene)))
  }
  /// Builds an `if` without `else`, which may only ask for the version of a system.
  public static func buildOptional(
    _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
  ) -> some Scene {
    scene as? LimitedAvailabilityScene
  }
  /// Says that nothing else may be asked for.
  @available(*, unavailable, message: "an 'if' among scenes may only ask for '#available'")
  @_disfavoredOverload
  public static func buildOptional<C: Scene>(_ scene: C?) -> C? { scene }
}

extension Optional: Scene where Wrapped: Scene {}

extension Optional: PrimitiveScene where Wrapped: Scene {
  nonisolated var view: AnyView { AnyView(map { SceneView(scene: $0) }) }
}
