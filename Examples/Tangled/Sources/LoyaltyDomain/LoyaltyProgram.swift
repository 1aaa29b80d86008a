import Alamofire
import Foundation

/// How far a member has come.
public enum LoyaltyTier: String, CaseIterable, Sendable {
  case bronze
  case silver
  case gold

  var pointsPerUnit: Decimal {
    switch self {
    case .bronze: return 1
    case .silver: return 1.5
    case .gold: return 2
    }
  }
}

/// Turns what a customer spends into points.
public struct LoyaltyProgram: Sendable {
  public init() {}

  public func points(spending amount: Decimal, in tier: LoyaltyTier) -> Int {
    NSDecimalNumber(decimal: amount * tier.pointsPerUnit).intValue
  }
}

public enum LoyaltyError: Error {
  case notAMember
  case unreachable(AFError)

  /// Support asked for a retry button that only shows when retrying can help.
  public var isWorthRetrying: Bool {
    switch self {
    case .notAMember: return false
    case .unreachable(let error): return error.isSessionTaskError
    }
  }
}
