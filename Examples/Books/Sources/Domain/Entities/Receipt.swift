/// What the library says when a book comes back.
struct Receipt: Equatable, Sendable {
  let title: String
  let daysLate: Int
  /// In cents.
  let fine: Int
}
