@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency
  public static func main() { unavailable() }
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  public var body: Never { unavailable() }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content>(
    _ content: Content
  ) -> Content where Content: Scene { unavailable() }

  public static func buildBlock<Content>(
    _ content: Content
  ) -> Content where Content: Scene { unavailable() }
}

public struct WindowGroup<Content>: Scene where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { unavailable() }
}
