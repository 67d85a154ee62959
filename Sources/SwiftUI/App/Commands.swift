/// Entries of the menu bar; there is none here.
@MainActor @preconcurrency
public protocol Commands {
  /// The entries that these are made of.
  associatedtype Body: Commands

  /// The entries that these are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}
extension Optional: Commands where Wrapped: Commands {}

extension Commands where Body == Never {
  /// Primitive entries have no body; reading it is a mistake.
  public var body: Never { fatalError("\(type(of: self)) has no body.") }
}

/// Entries put together.
public nonisolated struct CommandParts: Commands {
  /// The parts are primitive.
  public typealias Body = Never
}

/// Builds entries of the menu bar.
@resultBuilder
public enum CommandsBuilder {
  /// Takes entries as they are.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// Says that what is not an entry cannot be among them.
  @available(*, unavailable, message: "this expression does not conform to 'Commands'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some Commands { CommandParts() }
  /// Passes a single piece through.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Puts pieces one after another.
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> CommandParts {
    CommandParts()
  }
  /// Builds an `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  /// Builds the first branch of a choice.
  public static func buildEither<C: Commands>(first: C) -> CommandParts { CommandParts() }
  /// Builds the second branch of a choice.
  public static func buildEither<C: Commands>(second: C) -> CommandParts { CommandParts() }
}

/// A menu of one's own.
public nonisolated struct CommandMenu<Content: View>: Commands {
  /// The menu is primitive.
  public typealias Body = Never

  /// Makes a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Entries at a place that is there already.
public nonisolated struct CommandGroup<Content: View>: Commands {
  /// The entries are primitive.
  public typealias Body = Never

  /// Adds entries before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Adds entries after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Puts entries in the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// No entries.
public nonisolated struct EmptyCommands: Commands {
  /// There are none.
  public typealias Body = Never
  /// Makes none.
  public init() {}
}

/// Entries of the system.
public nonisolated struct SidebarCommands: Commands {
  /// The entries are primitive.
  public typealias Body = Never
  /// Adds the entries.
  public init() {}
}

/// Entries of the system.
public nonisolated struct ToolbarCommands: Commands {
  /// The entries are primitive.
  public typealias Body = Never
  /// Adds the entries.
  public init() {}
}

/// Entries of the system.
public nonisolated struct TextEditingCommands: Commands {
  /// The entries are primitive.
  public typealias Body = Never
  /// Adds the entries.
  public init() {}
}

/// Entries of the system.
public nonisolated struct TextFormattingCommands: Commands {
  /// The entries are primitive.
  public typealias Body = Never
  /// Adds the entries.
  public init() {}
}

/// Entries of the system.
public nonisolated struct InspectorCommands: Commands {
  /// The entries are primitive.
  public typealias Body = Never
  /// Adds the entries.
  public init() {}
}

/// Entries of the system.
public nonisolated struct ImportFromDevicesCommands: Commands {
  /// The entries are primitive.
  public typealias Body = Never
  /// Adds the entries.
  public init() {}
}
