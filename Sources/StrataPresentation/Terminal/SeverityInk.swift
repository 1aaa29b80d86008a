internal import StrataDomain

extension Severity {
  /// The colour of the severity.
  var ink: Ink {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
