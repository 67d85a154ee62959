/// What kind of text is written into a field.
public nonisolated struct UITextContentType: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// Text of this kind.
  public static let name = UITextContentType(name: "name")

  /// Text of this kind.
  public static let namePrefix = UITextContentType(name: "namePrefix")

  /// Text of this kind.
  public static let givenName = UITextContentType(name: "givenName")

  /// Text of this kind.
  public static let middleName = UITextContentType(name: "middleName")

  /// Text of this kind.
  public static let familyName = UITextContentType(name: "familyName")

  /// Text of this kind.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")

  /// Text of this kind.
  public static let nickname = UITextContentType(name: "nickname")

  /// Text of this kind.
  public static let jobTitle = UITextContentType(name: "jobTitle")

  /// Text of this kind.
  public static let organizationName = UITextContentType(name: "organizationName")

  /// Text of this kind.
  public static let location = UITextContentType(name: "location")

  /// Text of this kind.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")

  /// Text of this kind.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")

  /// Text of this kind.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")

  /// Text of this kind.
  public static let addressCity = UITextContentType(name: "addressCity")

  /// Text of this kind.
  public static let addressState = UITextContentType(name: "addressState")

  /// Text of this kind.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")

  /// Text of this kind.
  public static let sublocality = UITextContentType(name: "sublocality")

  /// Text of this kind.
  public static let countryName = UITextContentType(name: "countryName")

  /// Text of this kind.
  public static let postalCode = UITextContentType(name: "postalCode")

  /// Text of this kind.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")

  /// Text of this kind.
  public static let emailAddress = UITextContentType(name: "emailAddress")

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Text of this kind.
  public static let URL = UITextContentType(name: "URL")

  /// Text of this kind.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")

  /// Text of this kind.
  public static let username = UITextContentType(name: "username")

  /// Text of this kind.
  public static let password = UITextContentType(name: "password")

  /// Text of this kind.
  public static let newPassword = UITextContentType(name: "newPassword")

  /// Text of this kind.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
