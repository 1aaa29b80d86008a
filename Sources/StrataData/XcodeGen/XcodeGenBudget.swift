/// What may be spent on one project: templates, platforms and included files multiply what is
/// written, so that a small file may stand for any amount.
struct XcodeGenBudget: Sendable {
  private var left: Int

  /// The longest text that attributes are filled in to make, in bytes.
  static let textLimit = 4_096

  /// A budget for so many values.
  init(_ values: Int = 400_000) { left = values }

  /// Whether something had to be left out.
  private(set) var isSpent = false

  /// Takes the price of so many values; false if there is not as much left.
  mutating func spend(_ values: Int) -> Bool {
    if values > left || isSpent {
      isSpent = true
      return false
    }
    left -= values
    return true
  }

  /// Remembers that a text was too long to be made.
  mutating func leaveOutText() { hasLongText = true }

  private var hasLongText = false

  /// Whether the project is read to its end.
  var isEnough: Bool { !isSpent && !hasLongText }
}
