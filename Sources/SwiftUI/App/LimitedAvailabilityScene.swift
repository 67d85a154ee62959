/// Marks what is only there in some versions of a system: nothing else may stand under an `if` among scenes.
public nonisolated protocol _LimitedAvailabilitySceneMarker {}

/// A scene that is only there in some versions of a system.
nonisolated struct LimitedAvailabilityScene: PrimitiveScene, _LimitedAvailabilitySceneMarker {
  typealias Body = Never

  let view: AnyView
}
