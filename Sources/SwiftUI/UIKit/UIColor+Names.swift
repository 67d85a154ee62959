/// The colours that UIKit has names for.
extension UIColor {
  /// The colour black.
  public static let black = UIColor(".black")
  /// The colour dark gray.
  public static let darkGray = UIColor("Color(.darkGray)")
  /// The colour light gray.
  public static let lightGray = UIColor("Color(.lightGray)")
  /// The colour white.
  public static let white = UIColor(".white")
  /// The colour gray.
  public static let gray = UIColor(".gray")
  /// The colour red.
  public static let red = UIColor(".red")
  /// The colour green.
  public static let green = UIColor(".green")
  /// The colour blue.
  public static let blue = UIColor(".blue")
  /// The colour cyan.
  public static let cyan = UIColor(".cyan")
  /// The colour yellow.
  public static let yellow = UIColor(".yellow")
  /// The colour magenta.
  public static let magenta = UIColor("Color(.magenta)")
  /// The colour orange.
  public static let orange = UIColor(".orange")
  /// The colour purple.
  public static let purple = UIColor(".purple")
  /// The colour brown.
  public static let brown = UIColor(".brown")
  /// The colour clear.
  public static let clear = UIColor(".clear")
  /// The colour system red.
  public static let systemRed = UIColor("Color(.systemRed)")
  /// The colour system green.
  public static let systemGreen = UIColor("Color(.systemGreen)")
  /// The colour system blue.
  public static let systemBlue = UIColor("Color(.systemBlue)")
  /// The colour system orange.
  public static let systemOrange = UIColor("Color(.systemOrange)")
  /// The colour system yellow.
  public static let systemYellow = UIColor("Color(.systemYellow)")
  /// The colour system pink.
  public static let systemPink = UIColor("Color(.systemPink)")
  /// The colour system purple.
  public static let systemPurple = UIColor("Color(.systemPurple)")
  /// The colour system teal.
  public static let systemTeal = UIColor("Color(.systemTeal)")
  /// The colour system indigo.
  public static let systemIndigo = UIColor("Color(.systemIndigo)")
  /// The colour system brown.
  public static let systemBrown = UIColor("Color(.systemBrown)")
  /// The colour system mint.
  public static let systemMint = UIColor("Color(.systemMint)")
  /// The colour system cyan.
  public static let systemCyan = UIColor("Color(.systemCyan)")
  /// The colour system gray.
  public static let systemGray = UIColor("Color(.systemGray)")
  /// The colour system gray 2.
  public static let systemGray2 = UIColor("Color(.systemGray2)")
  /// The colour system gray 3.
  public static let systemGray3 = UIColor("Color(.systemGray3)")
  /// The colour system gray 4.
  public static let systemGray4 = UIColor("Color(.systemGray4)")
  /// The colour system gray 5.
  public static let systemGray5 = UIColor("Color(.systemGray5)")
  /// The colour system gray 6.
  public static let systemGray6 = UIColor("Color(.systemGray6)")
  /// The colour label.
  public static let label = UIColor("Color(.label)")
  /// The colour secondary label.
  public static let secondaryLabel = UIColor("Color(.secondaryLabel)")
  /// The colour tertiary label.
  public static let tertiaryLabel = UIColor("Color(.tertiaryLabel)")
  /// The colour quaternary label.
  public static let quaternaryLabel = UIColor("Color(.quaternaryLabel)")
  /// The colour system fill.
  public static let systemFill = UIColor("Color(.systemFill)")
  /// The colour secondary system fill.
  public static let secondarySystemFill = UIColor("Color(.secondarySystemFill)")
  /// The colour tertiary system fill.
  public static let tertiarySystemFill = UIColor("Color(.tertiarySystemFill)")
  /// The colour quaternary system fill.
  public static let quaternarySystemFill = UIColor("Color(.quaternarySystemFill)")
  /// The colour placeholder text.
  public static let placeholderText = UIColor("Color(.placeholderText)")
  /// The colour system background.
  public static let systemBackground = UIColor("Color(.systemBackground)")
  /// The colour secondary system background.
  public static let secondarySystemBackground = UIColor("Color(.secondarySystemBackground)")
  /// The colour tertiary system background.
  public static let tertiarySystemBackground = UIColor("Color(.tertiarySystemBackground)")
  /// The colour system grouped background.
  public static let systemGroupedBackground = UIColor("Color(.systemGroupedBackground)")
  /// The colour secondary system grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    "Color(.secondarySystemGroupedBackground)")
  /// The colour tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    "Color(.tertiarySystemGroupedBackground)")
  /// The colour separator.
  public static let separator = UIColor("Color(.separator)")
  /// The colour opaque separator.
  public static let opaqueSeparator = UIColor("Color(.opaqueSeparator)")
  /// The colour link.
  public static let link = UIColor("Color(.link)")
  /// The colour dark text.
  public static let darkText = UIColor("Color(.darkText)")
  /// The colour light text.
  public static let lightText = UIColor("Color(.lightText)")
  /// The colour tint color.
  public static let tintColor = UIColor("Color(.tintColor)")
}
