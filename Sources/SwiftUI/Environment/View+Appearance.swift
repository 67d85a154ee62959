import Foundation

extension View {
  /// Says whether everything is bright or dark; nil leaves it to the system.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environmentValue(
      colorScheme,
      as: Effect("preferredColorScheme", [colorScheme.map { ".\($0)" } ?? "nil"])
    ) { if let scheme = $1 { $0.colorScheme = scheme } }
  }

  /// Says whether the view is bright or dark.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Says how large controls are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValue(controlSize, as: Effect("controlSize", [".\(controlSize)"])) {
      $0.controlSize = $1
    }
  }

  /// Says how much headings stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environmentValue(prominence, as: Effect("headerProminence", [prominence.description])) {
      $0.headerProminence = $1
    }
  }

  /// Gives the form of buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    recorded("buttonBorderShape", shape.description)
  }

  /// Says that a button does something again while it is pressed.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior")
  }

  /// Hides the labels of controls.
  public nonisolated func labelsHidden() -> some View {
    recorded("labelsHidden")
  }

  /// Says whether labels are shown.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    recorded("labelsVisibility", ".\(visibility)")
  }

  /// Says in which order the buttons of menus are.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environmentValue(order, as: Effect("menuOrder", [order.description])) { $0.menuOrder = $1 }
  }

  /// Says whether menus show that they are menus.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environmentValue(visibility, as: Effect("menuIndicator", [".\(visibility)"])) {
      $0.menuIndicatorVisibility = $1
    }
  }

  /// Says what becomes of menus when a button in them is pressed.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    recorded("menuActionDismissBehavior", behavior.description)
  }

  /// Says whether the bar at the top of the screen is hidden.
  public nonisolated func statusBar(hidden: Bool) -> some View {
    recorded("statusBar", "hidden: \(hidden)")
  }

  /// Says whether the bar at the top of the screen is hidden.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    recorded("statusBarHidden", "\(hidden)")
  }

  /// Says whether the bar at the bottom of the screen is hidden.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", ".\(visibility)")
  }

  /// Says which edges wait before they react to swipes.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures")
  }

  /// Says what helps to understand the view.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    recorded("help")
  }

  /// Says what helps to understand the view.
  public nonisolated func help(_ text: Text) -> some View {
    recorded("help")
  }

  /// Shows a number at the view.
  public nonisolated func badge(_ count: Int) -> some View {
    recorded("badge", String(count))
  }

  /// Shows words at the view.
  public nonisolated func badge(_ label: Text?) -> some View {
    recorded("badge", label.map { "\"\($0.content.resolve(in: EnvironmentValues()))\"" })
  }

  /// Shows words at the view.
  public nonisolated func badge(_ labelKey: LocalizedStringKey?) -> some View {
    badge(labelKey.map { Text($0) })
  }

  /// Says how much badges stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence", prominence.description)
  }

  /// Shows a preview on a device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    self
  }

  /// Shows a preview in a space.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    self
  }

  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewName, value)
  }

  /// Turns a preview.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }

  /// Gives a preview a context.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    self
  }
}
