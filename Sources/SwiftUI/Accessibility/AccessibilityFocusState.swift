/// Where assistive technology is among the views of a view; here it is where the program puts it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Lets other views read and set where assistive technology is.
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    /// Where assistive technology is.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var focus: FocusState<Value>

  /// Makes a state that says whether assistive technology is at one view.
  public init() where Value == Bool { focus = FocusState() }

  /// Makes a state that says at which view assistive technology is, or at none.
  public init<T: Hashable>() where Value == T? { focus = FocusState() }

  /// Makes a state for some technologies that says whether they are at one view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    focus = FocusState()
  }

  /// Makes a state for some technologies that says at which view they are, or at none.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    focus = FocusState()
  }

  /// Where assistive technology is.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// Lets other views read and set where assistive technology is.
  public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

extension View {
  /// Brings assistive technology to the view while a value is true.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    recorded("accessibilityFocused")
      .modifier(FocusModifier(condition.focus, equals: true, isOfKeyboard: false))
  }

  /// Brings assistive technology to the view while a value equals another.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    recorded("accessibilityFocused")
      .modifier(FocusModifier(binding.focus, equals: value, isOfKeyboard: false))
  }
}
