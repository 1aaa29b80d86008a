@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent where Body == Never {
  public var body: Never { unavailable() }
}

extension Never: ToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(
    _ content: Content
  ) -> Content where Content: ToolbarContent { unavailable() }

  public static func buildBlock<Content>(
    _ content: Content
  ) -> some ToolbarContent where Content: ToolbarContent { unavailable() }
}

public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { unavailable() }
  public static var primaryAction: ToolbarItemPlacement { unavailable() }
}

public struct ToolbarItemGroup<Content> {}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  public typealias Body = Never
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { unavailable() }
}

extension View {
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent { unavailable() }
}
