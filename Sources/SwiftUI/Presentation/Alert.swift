/// An alert as it was described before it was built of views.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button like any other.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// A button that gives up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// A button that gives up.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    /// A button that removes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A dialog as it was described before it was built of views.
public struct ActionSheet {
  /// A button of a dialog.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a dialog.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  private nonisolated func dialog<Item>(
    _ kind: ElementKind, _ item: Binding<Item?>,
    isSame: @escaping (Item, Item) -> Bool = { _, _ in true },
    _ parts: @escaping (Item) -> (title: Text, message: Text?, buttons: [Alert.Button])
  ) -> some View {
    modifier(
      DialogModifier(
        kind: kind, title: { parts($0).title }, item: item,
        actions: { item in
          let buttons = parts(item).buttons
          return ForEach(0..<buttons.count, id: \.self) { index in
            Button(
              role: buttons[index].role, action: buttons[index].action, label: buttons[index].label)
          }
        },
        message: { parts($0).message }, isSame: isSame))
  }

  /// Shows an alert while a value is true.
  @_disfavoredOverload
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    dialog(.alert, isPresented.asItem) { _ in
      let alert = content()
      return (alert.title, alert.message, alert.buttons)
    }
  }

  /// Shows an alert while there is a value.
  @_disfavoredOverload
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    dialog(.alert, item, isSame: { $0.id == $1.id }) { value in
      let alert = content(value)
      return (alert.title, alert.message, alert.buttons)
    }
  }

  /// Shows a dialog while a value is true.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    dialog(.confirmationDialog, isPresented.asItem) { _ in
      let sheet = content()
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }

  /// Shows a dialog while there is a value.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message:
      "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    dialog(.confirmationDialog, item, isSame: { $0.id == $1.id }) { value in
      let sheet = content(value)
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }
}
