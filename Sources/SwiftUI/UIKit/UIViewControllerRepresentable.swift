import Foundation

/// Puts a screen of UIKit among those of SwiftUI: it is made, kept up to date and taken away; nobody draws it.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of the screen of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that hears what happens in the screen.
  associatedtype Coordinator = Void
  /// What is known while the screen is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the screen.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the screen up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the object that hears what happens in the screen.
  func makeCoordinator() -> Coordinator
  /// Takes the screen away.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size the screen wants; nil for the one it has by itself.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The screen has the size it has by itself.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// The screen of UIKit.
  public var body: some View {
    RepresentedObject {
      makeCoordinator()
    } make: {
      makeUIViewController(context: Context(coordinator: $0, environment: $1))
    } refresh: {
      updateUIViewController($0, context: Context(coordinator: $1, environment: $2))
    } dismantle: {
      Self.dismantleUIViewController($0, coordinator: $1)
    }
  }
}

/// What is known while a screen of UIKit is made and updated.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that hears what happens in the screen.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How a change is to be shown.
  public var transaction = Transaction.current
}
