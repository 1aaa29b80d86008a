public import Foundation

public struct Text: View, Sendable {
  public typealias Body = Never
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { unavailable() }
  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol { unavailable() }
}

extension Text {
  nonisolated public func font(_ font: Font?) -> Text { unavailable() }
  nonisolated public func foregroundStyle<S>(
    _ style: S
  ) -> Text where S: ShapeStyle { unavailable() }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { unavailable() }
  public init(stringInterpolation: StringInterpolation) { unavailable() }

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { unavailable() }
    public mutating func appendLiteral(_ literal: String) { unavailable() }
    public mutating func appendInterpolation(_ string: String) { unavailable() }
    public mutating func appendInterpolation<T>(
      _ value: T
    ) where T: _FormatSpecifiable { unavailable() }
  }
}

public protocol _FormatSpecifiable {}

extension Int: _FormatSpecifiable {}
