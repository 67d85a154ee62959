import Foundation

extension AttributeScopes {
  /// The attributes of strings that tell how they are said.
  public struct AccessibilityAttributes: AttributeScope {
    /// How high the voice is.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether each character is said by itself.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// Whether punctuation marks are said.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The sounds of the words.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// Whether what is being said is heard to its end first.
    public let accessibilitySpeechQueueAnnouncement: QueueAnnouncementAttribute
    /// How urgent an announcement is.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// How high the voice is.
    public enum AdjustedPitchAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechAdjustedPitch"
    }

    /// Whether each character is said by itself.
    public enum SpellsOutCharactersAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechSpellsOutCharacters"
    }

    /// Whether punctuation marks are said.
    public enum IncludesPunctuationAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechIncludesPunctuation"
    }

    /// The sounds of the words.
    public enum PhoneticNotationAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = String
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechPhoneticNotation"
    }

    /// Whether what is being said is heard to its end first.
    public enum QueueAnnouncementAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechQueueAnnouncement"
    }

    /// How urgent an announcement is.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// How urgent an announcement is.
      public enum AnnouncementPriority: Hashable, Sendable {
        case low, `default`, high
      }

      /// The type of the value.
      public typealias Value = AnnouncementPriority
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechAnnouncementPriority"
    }
  }

  /// The attributes of strings that tell how they are said.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
