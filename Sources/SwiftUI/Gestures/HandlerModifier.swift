import Foundation

/// Lets a person do something with elements.
nonisolated struct HandlerModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  /// How the gesture gets along with those inside.
  enum Precedence {
    case inner, outer, together
  }

  let effect: Effect
  let handlers: [Handler]
  var precedence = Precedence.inner

  func elements(_ node: Node) -> [Element] {
    node.elements(ofChild: 0).map { element in
      element.with {
        $0.effects.append(effect)
        switch precedence {
        case .inner: $0.handlers += handlers
        case .outer: $0.handlers = handlers + $0.handlers
        case .together: $0.handlers = $0.handlers.together(with: handlers)
        }
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
        handlers: [.taps(count: count, action)]))
  }

  /// Does something with the place when the view is pressed.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      HandlerModifier(
        effect: Effect("onTapGesture"), handlers: [.taps(count: count) { action(.zero) }]))
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
    handling(gesture, mask, .inner)
  }

  private nonisolated func handling(
    _ gesture: some Gesture, _ mask: GestureMask, _ precedence: HandlerModifier.Precedence
  ) -> some View {
    modifier(
      HandlerModifier(
        effect: Effect("gesture"),
        handlers: mask.contains(.gesture) ? gesture.handlers() : [], precedence: precedence))
  }

  /// Adds a gesture, or not.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    handling(gesture, mask, .outer)
  }

  /// Adds a gesture that may happen together with those inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    handling(gesture, mask, .together)
  }

  /// Adds a gesture that comes before those inside and may be switched off.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that may happen together with those inside and may be switched off.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
