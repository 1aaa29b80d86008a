import FoodPresentation
import Foundation

/// Somebody with a browser.
@MainActor
final class Visitor {
  /// What the browser shows to be known again: as secret as a password once somebody logs in.
  fileprivate(set) var id: String
  /// Makes the view models for this visitor.
  let screens: any ViewModelFactory
  /// What the next page has to say, once.
  private var notice: String?
  fileprivate(set) var lastSeen: Date

  fileprivate init(id: String, screens: any ViewModelFactory, now: Date) {
    self.id = id
    self.screens = screens
    lastSeen = now
  }

  /// Has the next page say something.
  func tell(_ notice: String) { self.notice = notice }

  /// What the page has to say.
  func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }
}

/// All visitors of late.
@MainActor
final class VisitorStore {
  /// The most that are known at a time; then who was away the longest is forgotten.
  private static let most = 10_000
  private var visitors: [String: Visitor] = [:]
  private let makeScreens: @MainActor (String) -> any ViewModelFactory
  private let now: @Sendable () -> Date

  /// - Parameter makeScreens: Makes the view models of a visitor, by what the cart is kept under.
  init(
    now: @escaping @Sendable () -> Date,
    makeScreens: @escaping @MainActor (String) -> any ViewModelFactory
  ) {
    self.now = now
    self.makeScreens = makeScreens
  }

  /// The visitor with an identifier, or a new one.
  func visitor(_ id: String?) -> Visitor {
    if let id, let visitor = visitors[id] {
      visitor.lastSeen = now()
      return visitor
    }
    if visitors.count >= Self.most, let oldest = all.min(by: { $0.lastSeen < $1.lastSeen }) {
      visitors[oldest.id] = nil
    }
    let visitor = Visitor(id: Self.secret(), screens: makeScreens(UUID().uuidString), now: now())
    visitors[visitor.id] = visitor
    return visitor
  }

  /// Has a visitor known by another identifier, so that who knew the old one is a stranger.
  func renew(_ visitor: Visitor) {
    visitors[visitor.id] = nil
    visitor.id = Self.secret()
    visitors[visitor.id] = visitor
  }

  /// Everybody who is known.
  var all: [Visitor] { Array(visitors.values) }

  private static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
