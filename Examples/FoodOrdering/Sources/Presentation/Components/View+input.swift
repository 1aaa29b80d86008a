#if canImport(SwiftUI)
  import SwiftUI

  #if os(iOS)
    import UIKit
  #endif

  extension View {
    /// Is filled in with an email address.
    func takesEmail() -> some View {
      #if os(iOS)
        textContentType(.username)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      #else
        autocorrectionDisabled()
      #endif
    }

    /// Is filled in with the password of an account, or with one for an account that is made.
    func takesPassword(new isNew: Bool = false) -> some View {
      #if os(iOS)
        textContentType(isNew ? .newPassword : .password)
      #else
        self
      #endif
    }

    /// Is filled in with somebody's name.
    func takesName() -> some View {
      #if os(iOS)
        textContentType(.name)
      #else
        self
      #endif
    }

    /// Is filled in with an address in one line.
    func takesAddress() -> some View {
      #if os(iOS)
        textContentType(.fullStreetAddress)
      #else
        self
      #endif
    }

    /// Is filled in with the number of a card.
    func takesCardNumber() -> some View {
      #if os(iOS)
        textContentType(.creditCardNumber).keyboardType(.numberPad)
      #else
        self
      #endif
    }

    /// Is filled in with the month a card ends in, such as "09/29".
    func takesCardExpiry() -> some View {
      #if os(iOS)
        textContentType(.creditCardExpiration).keyboardType(.numbersAndPunctuation)
      #else
        self
      #endif
    }

    /// Is filled in with the code on the back of a card.
    func takesCardCode() -> some View {
      #if os(iOS)
        textContentType(.creditCardSecurityCode).keyboardType(.numberPad)
      #else
        self
      #endif
    }
  }
#endif
