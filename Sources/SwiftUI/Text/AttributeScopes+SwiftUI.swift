import Foundation

extension AttributeScopes {
  /// The attributes of strings that SwiftUI knows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the words.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the words.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the words.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the words.
    public let underlineStyle: UnderlineStyleAttribute
    /// The room between letters.
    public let kern: KernAttribute
    /// The room between words and letters.
    public let tracking: TrackingAttribute
    /// How far the words are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes that Foundation knows.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.font"
    }

    /// The colour of the words.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.foregroundColor"
    }

    /// The colour behind the words.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.backgroundColor"
    }

    /// The line through the words.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.strikethroughStyle"
    }

    /// The line below the words.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.underlineStyle"
    }

    /// The room between letters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.kern"
    }

    /// The room between words and letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.tracking"
    }

    /// How far the words are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.baselineOffset"
    }
  }

  /// The attributes of strings that SwiftUI knows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
