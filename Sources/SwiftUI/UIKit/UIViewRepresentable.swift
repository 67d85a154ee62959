import Foundation

/// Puts a view of UIKit among those of SwiftUI: it is made, kept up to date and taken away; nobody draws it.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of the object that hears what happens in the view.
  associatedtype Coordinator = Void
  /// What is known while the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the object that hears what happens in the view.
  func makeCoordinator() -> Coordinator
  /// Takes the view away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size the view wants; nil for the one it has by itself.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view has the size it has by itself.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// The view of UIKit.
  public var body: some View {
    RepresentedObject {
      makeCoordinator()
    } make: {
      makeUIView(context: Context(coordinator: $0, environment: $1))
    } refresh: {
      updateUIView($0, context: Context(coordinator: $1, environment: $2))
    } dismantle: {
      Self.dismantleUIView($0, coordinator: $1)
    }
  }
}

/// What is known while a view of UIKit is made and updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that hears what happens in the view.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How a change is to be shown.
  public var transaction = Transaction.current
}
