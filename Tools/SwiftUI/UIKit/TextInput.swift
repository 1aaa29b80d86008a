public enum UIKeyboardType: Sendable {
  case numbersAndPunctuation, numberPad, emailAddress
}

public struct UITextContentType: Sendable {
  public static var name: UITextContentType { unavailable() }
  public static var username: UITextContentType { unavailable() }
  public static var password: UITextContentType { unavailable() }
  public static var newPassword: UITextContentType { unavailable() }
  public static var fullStreetAddress: UITextContentType { unavailable() }
  public static var creditCardNumber: UITextContentType { unavailable() }
  public static var creditCardExpiration: UITextContentType { unavailable() }
  public static var creditCardSecurityCode: UITextContentType { unavailable() }
}
