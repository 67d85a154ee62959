/// What a person has set up to use a device more easily: nothing.
public nonisolated struct UIAccessibility {
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch takes the place of the fingers.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether there should be little motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether there should be little that shines through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether words are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours are turned round.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether what can be pressed has a shape.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether more than the colour tells things apart.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether sounds are also shown as words.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// What is told.
  public enum Notification: Sendable {
    case screenChanged, layoutChanged, announcement, pageScrolled
  }

  /// Tells of a change; nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}
}
