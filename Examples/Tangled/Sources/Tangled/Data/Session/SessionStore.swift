import Foundation

/// Who is signed in.
final class SessionStore {
  static let shared = SessionStore()

  private(set) var customer: String?

  func signIn(_ customer: String) { self.customer = customer }
  func signOut() { customer = nil }
}
