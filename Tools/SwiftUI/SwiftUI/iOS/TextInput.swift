public import UIKit

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { unavailable() }
}

extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { unavailable() }

  nonisolated public func textContentType(
    _ textContentType: UITextContentType?
  ) -> some View { unavailable() }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { unavailable() }
}
