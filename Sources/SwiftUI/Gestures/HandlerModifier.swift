import Foundation

/// Lets a person do something with elements.
nonisolated struct HandlerModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let effect: Effect
  let handlers: [Handler]

  func elements(_ node: Node) -> [Element] {
    node.elements(ofChild: 0).map { element in
      element.with {
        $0.effects.append(effect)
        $0.handlers += handlers
      }
    }
  }
}

extension View {
  /// Does something when the view is pressed.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      HandlerModifier(
        effect: Effect("onTapGesture", count == 1 ? [] : ["count: \(count)"]),
        handlers: [.tap(action)]))
  }

  /// Does something with the place when the view is pressed.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      HandlerModifier(effect: Effect("onTapGesture"), handlers: [.tap { action(.zero) }]))
  }

  /// Does something when the view is pressed for a while.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      HandlerModifier(
        effect: Effect("onLongPressGesture"),
        handlers: [
          .longPress {
            onPressingChanged?(true)
            action()
            onPressingChanged?(false)
          }
        ]))
  }

  /// Does something when the view is pressed for a while.
  @_disfavoredOverload
  @available(
    *, deprecated,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Adds a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      HandlerModifier(
        effect: Effect("gesture"),
        handlers: mask.contains(.gesture) ? gesture.handlers() : []))
  }

  /// Adds a gesture, or not.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Adds a gesture that may happen together with those inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}
