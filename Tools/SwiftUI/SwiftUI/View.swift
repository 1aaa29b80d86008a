@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { unavailable() }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { unavailable() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() { unavailable() }
}

public struct TupleView<T>: View {
  public typealias Body = Never
}

public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}
