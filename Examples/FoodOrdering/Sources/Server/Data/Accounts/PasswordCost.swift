/// How hard it is made to guess a password: the parameters of scrypt.
package struct PasswordCost: Sendable, Hashable {
  /// A power of two.
  package let rounds: Int
  package let blockSize: Int
  package let parallelism: Int

  package init(rounds: Int, blockSize: Int, parallelism: Int) {
    self.rounds = rounds
    self.blockSize = blockSize
    self.parallelism = parallelism
  }

  /// What OWASP asks for at least with 16 MB a hash.
  package static let standard = PasswordCost(rounds: 1 << 14, blockSize: 8, parallelism: 5)

  /// Good for nothing but tests.
  package static let cheap = PasswordCost(rounds: 1 << 4, blockSize: 8, parallelism: 1)
}
