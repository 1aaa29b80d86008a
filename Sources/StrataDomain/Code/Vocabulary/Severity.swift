/// How much a finding matters; the order is from least to most.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
