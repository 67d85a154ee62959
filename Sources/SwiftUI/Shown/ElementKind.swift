/// What an element is.
package enum ElementKind: String, CaseIterable {
  case text = "Text"
  case button = "Button"
  case stepper = "Stepper"
  case spacer = "Spacer"
  case divider = "Divider"
  case vStack = "VStack"
  case hStack = "HStack"
  case zStack = "ZStack"
}
