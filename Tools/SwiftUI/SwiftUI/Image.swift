public import Foundation

public struct Image: View, Sendable {
  public typealias Body = Never
  nonisolated public init(systemName: String) { unavailable() }

  public enum ResizingMode: Sendable {
    case stretch
  }

  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { unavailable() }
}

public struct EdgeInsets: Sendable {
  public init() { unavailable() }
}

public struct AsyncImage<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View { unavailable() }
}
