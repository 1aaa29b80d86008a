import FoodDomain
import FoodServer
import Testing

/// What is kept of passwords.
struct PasswordTests {
  @Test func `a hash matches its password and no other`() throws {
    let hash = try PasswordHash(of: "correct horse", cost: .cheap)
    #expect(try hash.matches("correct horse"))
    #expect(try !hash.matches("correct horsf"))
    #expect(try !hash.matches(""))
  }

  @Test func `the same password has another hash every time`() throws {
    let first = try PasswordHash(of: "correct horse", cost: .cheap)
    let second = try PasswordHash(of: "correct horse", cost: .cheap)
    #expect(first.key != second.key && first.salt != second.salt)
    #expect(first.key.count == 32 && first.salt.count == 16)
  }

  @Test func `an accent is one, however it is composed`() throws {
    #expect(try PasswordHash(of: "caf\u{E9} au lait", cost: .cheap).matches("cafe\u{301} au lait"))
  }

  @Test func `a hash is checked at the cost that it was made at`() async throws {
    let cost = PasswordCost(rounds: 32, blockSize: 8, parallelism: 2)
    let hash = try PasswordHash(of: "correct horse", cost: cost)
    #expect(try await PasswordHasher(cost: .cheap).isRight("correct horse", for: hash))
  }

  @Test func `the standard cost is what OWASP asks for at least`() {
    #expect(
      PasswordCost.standard == PasswordCost(rounds: 16384, blockSize: 8, parallelism: 5))
  }

  @Test func `nobody's password is never right`() async throws {
    #expect(try await !PasswordHasher(cost: .cheap).isRight("correct horse", for: nil))
  }

  @Test func `when too many wait the rest hears so, and all others are served`() async throws {
    let cost = PasswordCost(rounds: 1 << 12, blockSize: 8, parallelism: 1)
    let hasher = PasswordHasher(cost: cost, mostAtOnce: 1, mostWaiting: 2)
    let results = await withTaskGroup(of: (any Error)?.self) { group in
      for _ in 1...12 {
        group.addTask {
          do {
            _ = try await hasher.hash("correct horse")
            return nil
          } catch {
            return error
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count { $0 == nil } >= 3)
    let refused = results.compactMap { $0 }
    #expect(!refused.isEmpty)
    #expect(refused.allSatisfy { $0 as? ServiceError == .unavailable })
    _ = try await hasher.hash("correct horse")
  }
}
