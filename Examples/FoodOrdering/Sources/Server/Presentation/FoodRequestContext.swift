package import FoodDomain
import Foundation
package import Hummingbird

/// What is known of a request while it is answered.
package struct FoodRequestContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  /// Whose request it is; nil where nobody has asked.
  package var session: AccountSession?

  package init(source: Source) {
    coreContext = .init(source: source)
  }
}

extension FoodRequestContext {
  /// The session that the request was let in with.
  func signedIn() throws -> AccountSession {
    guard let session else { throw ServiceError.notSignedIn }
    return session
  }

  /// The identifier in the path; something else is not found.
  func id(_ name: String) throws -> UUID {
    guard let id = parameters.get(name).flatMap(UUID.init(uuidString:)) else {
      throw ServiceError.notFound
    }
    return id
  }
}
