/// What an element is: the name of the view, such as `Button`.
public struct ElementKind: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the view.
  public let rawValue: String

  /// Makes a kind of the name of a view.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of this name.
  public static let text = ElementKind(rawValue: "Text")
  /// The kind of this name.
  public static let button = ElementKind(rawValue: "Button")
  /// The kind of this name.
  public static let stepper = ElementKind(rawValue: "Stepper")
  /// The kind of this name.
  public static let toggle = ElementKind(rawValue: "Toggle")
  /// The kind of this name.
  public static let textField = ElementKind(rawValue: "TextField")
  /// The kind of this name.
  public static let secureField = ElementKind(rawValue: "SecureField")
  /// The kind of this name.
  public static let textEditor = ElementKind(rawValue: "TextEditor")
  /// The kind of this name.
  public static let searchField = ElementKind(rawValue: "SearchField")
  /// The kind of this name.
  public static let picker = ElementKind(rawValue: "Picker")
  /// The kind of this name.
  public static let datePicker = ElementKind(rawValue: "DatePicker")
  /// The kind of this name.
  public static let colorPicker = ElementKind(rawValue: "ColorPicker")
  /// The kind of this name.
  public static let slider = ElementKind(rawValue: "Slider")
  /// The kind of this name.
  public static let menu = ElementKind(rawValue: "Menu")
  /// The kind of this name.
  public static let link = ElementKind(rawValue: "Link")
  /// The kind of this name.
  public static let progressView = ElementKind(rawValue: "ProgressView")
  /// The kind of this name.
  public static let gauge = ElementKind(rawValue: "Gauge")
  /// The kind of this name.
  public static let label = ElementKind(rawValue: "Label")
  /// The kind of this name.
  public static let image = ElementKind(rawValue: "Image")
  /// The kind of this name.
  public static let shape = ElementKind(rawValue: "Shape")
  /// The kind of this name.
  public static let list = ElementKind(rawValue: "List")
  /// The kind of this name.
  public static let form = ElementKind(rawValue: "Form")
  /// Rows with columns.
  public static let table = ElementKind(rawValue: "Table")
  /// The kind of this name.
  public static let section = ElementKind(rawValue: "Section")
  /// The kind of this name.
  public static let scrollView = ElementKind(rawValue: "ScrollView")
  /// The kind of this name.
  public static let navigationStack = ElementKind(rawValue: "NavigationStack")
  /// The kind of this name.
  public static let navigationLink = ElementKind(rawValue: "NavigationLink")
  /// The kind of this name.
  public static let disclosureGroup = ElementKind(rawValue: "DisclosureGroup")
  /// The kind of this name.
  public static let tabView = ElementKind(rawValue: "TabView")
  /// The kind of this name.
  public static let tab = ElementKind(rawValue: "Tab")
  /// The kind of this name.
  public static let sheet = ElementKind(rawValue: "Sheet")
  /// The kind of this name.
  public static let fullScreenCover = ElementKind(rawValue: "FullScreenCover")
  /// The kind of this name.
  public static let popover = ElementKind(rawValue: "Popover")
  /// The kind of this name.
  public static let alert = ElementKind(rawValue: "Alert")
  /// The kind of this name.
  public static let confirmationDialog = ElementKind(rawValue: "ConfirmationDialog")
  /// The kind of this name.
  public static let toolbarItem = ElementKind(rawValue: "ToolbarItem")
}

extension ElementKind: CustomStringConvertible {
  /// The name in the words of a message, such as `text field`.
  public var description: String {
    var words = ""
    for character in rawValue {
      if character.isUppercase, !words.isEmpty, words.last?.isLowercase == true { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
