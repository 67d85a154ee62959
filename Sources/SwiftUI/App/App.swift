/// A program.
@MainActor @preconcurrency
public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene

  /// Its scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the program: its windows are mounted, and nobody uses them.
  @MainActor public static func main() {
    for window in windows() { _ = ViewGraph(window) }
  }

  /// The views in the windows of the program.
  @MainActor package static func windows() -> [AnyView] { [AnyView(AppView(app: Self()))] }
}

/// Shows the windows of a program, whose wrappers live in a node like any other's.
struct AppView<Program: App>: View {
  let app: Installed<Program>

  init(app: Program) { self.app = Installed(app) }

  var body: some View {
    SceneView(scene: app.value.body)
      .environmentValue(UIApplication.shared.delegate) { $0.offer($1) }
  }
}
