@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content>(
    _ content: Content
  ) -> Content where Content: View { unavailable() }

  public static func buildBlock<Content>(
    _ content: Content
  ) -> Content where Content: View { unavailable() }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View { unavailable() }

  public static func buildIf<Content>(
    _ content: Content?
  ) -> Content? where Content: View { unavailable() }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { unavailable() }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { unavailable() }
}
