/// A place in the menu bar.
public nonisolated struct CommandGroupPlacement: Sendable {
  private let name: String
  /// The place of this name.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The place of this name.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The place of this name.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The place of this name.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The place of this name.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// The place of this name.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The place of this name.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The place of this name.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// The place of this name.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The place of this name.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The place of this name.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The place of this name.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The place of this name.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The place of this name.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The place of this name.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The place of this name.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The place of this name.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The place of this name.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The place of this name.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The place of this name.
  public static let help = CommandGroupPlacement(name: "help")
}
