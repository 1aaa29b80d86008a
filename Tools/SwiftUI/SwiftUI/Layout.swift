public import Foundation

public struct HStack<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { unavailable() }
}

public struct VStack<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { unavailable() }
}

public struct Spacer: View {
  public typealias Body = Never
  nonisolated public init(minLength: CGFloat? = nil) { unavailable() }
}

public struct HorizontalAlignment: Sendable {
  public static var center: HorizontalAlignment { unavailable() }
  public static var leading: HorizontalAlignment { unavailable() }
}

public struct VerticalAlignment: Sendable {
  public static var center: VerticalAlignment { unavailable() }
  public static var firstTextBaseline: VerticalAlignment { unavailable() }
}

public struct Alignment: Sendable {
  public static var center: Alignment { unavailable() }
}

public enum Edge {
  public struct Set: Sendable {
    public static var all: Edge.Set { unavailable() }
  }
}

public enum HorizontalEdge {
  case trailing
}

public enum VerticalEdge {
  case bottom
}

extension View {
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { unavailable() }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { unavailable() }

  nonisolated public func scaledToFill() -> some View { unavailable() }

  nonisolated public func clipped(antialiased: Bool = false) -> some View { unavailable() }

  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { unavailable() }

  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { unavailable() }
}
