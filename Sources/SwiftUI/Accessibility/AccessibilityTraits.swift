/// What kind of thing an element is to assistive technology.
public nonisolated struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  private init(name: String) { names = [name] }

  /// Makes no traits.
  public init() {}

  /// It is a button.
  public static let isButton = AccessibilityTraits(name: "isButton")
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(name: "isHeader")
  /// It is selected.
  public static let isSelected = AccessibilityTraits(name: "isSelected")
  /// It is a link.
  public static let isLink = AccessibilityTraits(name: "isLink")
  /// It is a search field.
  public static let isSearchField = AccessibilityTraits(name: "isSearchField")
  /// It is an image.
  public static let isImage = AccessibilityTraits(name: "isImage")
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(name: "playsSound")
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")
  /// It is text that stays.
  public static let isStaticText = AccessibilityTraits(name: "isStaticText")
  /// It sums up.
  public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
  /// It starts a recording or playback.
  public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(name: "causesPageTurn")
  /// It keeps from everything else.
  public static let isModal = AccessibilityTraits(name: "isModal")
  /// It is a switch.
  public static let isToggle = AccessibilityTraits(name: "isToggle")
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(name: "isTabBar")

  /// Whether there are no traits.
  public var isEmpty: Bool { names.isEmpty }
  /// Whether a trait is among them.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  /// All traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formUnion(other)
    return copy
  }
  /// The traits of both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formIntersection(other)
    return copy
  }
  /// The traits of only one.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formSymmetricDifference(other)
    return copy
  }
  /// Adds traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Keeps only traits of both.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  /// Keeps only traits of one.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
  /// Adds a trait.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }
  /// Takes a trait away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    names.subtract(member.names)
    return had ? member : nil
  }
  /// Adds a trait.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
}
