import FoodDomain
import Foundation

/// Hashes passwords beside everything else, a few at a time, and says so when too many wait.
package actor PasswordHasher {
  private let cost: PasswordCost
  private let mostAtOnce: Int
  private let mostWaiting: Int
  private let queue = DispatchQueue(label: "food.passwords", attributes: .concurrent)
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// What the password of nobody is compared with.
  private let decoy: PasswordHash

  /// - Parameter mostWaiting: As many as are served before their callers lose patience.
  package init(cost: PasswordCost, mostAtOnce: Int = 2, mostWaiting: Int = 128) {
    self.cost = cost
    self.mostAtOnce = mostAtOnce
    self.mostWaiting = mostWaiting
    decoy = PasswordHash(key: Data(count: 32), salt: Data(count: 16), cost: cost)
  }

  /// The hash of a new password.
  ///
  /// - Throws: `ServiceError.unavailable` if too many wait.
  package func hash(_ password: String) async throws -> PasswordHash {
    let cost = cost
    return try await inTurn { try PasswordHash(of: password, cost: cost) }
  }

  /// Whether a password is the one of a hash; without a hash it is not, after the same work.
  ///
  /// - Throws: `ServiceError.unavailable` if too many wait.
  package func isRight(_ password: String, for hash: PasswordHash?) async throws -> Bool {
    let other = hash ?? decoy
    let matches = try await inTurn { try other.matches(password) }
    return matches && hash != nil
  }

  private func inTurn<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await begin()
    defer { end() }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result(catching: work)) }
    }
  }

  private func begin() async throws {
    if running < mostAtOnce {
      running += 1
    } else {
      guard waiting.count < mostWaiting else { throw ServiceError.unavailable }
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Hands the turn on, or back.
  private func end() {
    if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
  }
}
