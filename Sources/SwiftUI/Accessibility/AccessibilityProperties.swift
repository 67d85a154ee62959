/// What tests and assistive technology know an element by.
package struct AccessibilityProperties {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var isHidden = false
  package var traits: AccessibilityTraits = []
  package var actions: [(name: String, action: () -> Void)] = []
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  /// What is done under a name.
  package func action(named name: String) -> (() -> Void)? {
    actions.last { $0.name == name }?.action
  }
}
