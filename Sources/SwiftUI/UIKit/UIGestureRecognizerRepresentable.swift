import Foundation

/// Puts a recogniser of UIKit on a view of SwiftUI: it is made; it never recognises anything here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that hears what is recognised.
  associatedtype Coordinator = Void
  /// What is known while the recogniser is made and updated.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Tells places of the view from those of others.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recogniser.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Told that the recogniser has gone on.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Brings the recogniser up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the object that hears what is recognised.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What is known while a recogniser of UIKit is made and updated.
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The object that hears what is recognised.
  public let coordinator: Representable.Coordinator
  /// Tells places of the view from those of others.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells places of a view from those of others; nothing is laid out, so they are the same.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the gesture is in the view.
  public var localLocation: CGPoint { .zero }
  /// How far it was dragged.
  public var localTranslation: CGPoint? { nil }
  /// How fast it is dragged.
  public var localVelocity: CGPoint? { nil }

  /// Where the gesture is in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  /// Where a point of the screen is in the view.
  public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }
  /// Where a point of the view is on the screen.
  public func convert(localPoint: CGPoint) -> CGPoint { localPoint }
}

/// The recogniser of a view, kept with it and made with its coordinator.
private nonisolated struct RecognizerOwner<Representable: UIGestureRecognizerRepresentable>: View {
  let representable: Representable

  var body: some View {
    RepresentedObject {
      representable.makeCoordinator(converter: converter)
    } make: { coordinator, _ in
      representable.makeUIGestureRecognizer(context: context(coordinator))
    } refresh: { recognizer, coordinator, _ in
      representable.updateUIGestureRecognizer(recognizer, context: context(coordinator))
    } dismantle: { _, _ in
    }
  }

  private var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    UIGestureRecognizerRepresentableCoordinateSpaceConverter()
  }

  private func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
    Representable.Context(coordinator: coordinator, converter: converter)
  }
}

extension View {
  /// Puts a recogniser of UIKit on the view.
  ///
  /// It is disfavoured so that messages about what is no gesture speak of `Gesture`.
  @_disfavoredOverload
  public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable)
    -> some View
  {
    background(RecognizerOwner(representable: representable))
  }
}
