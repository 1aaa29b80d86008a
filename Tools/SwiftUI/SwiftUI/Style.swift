public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { unavailable() }
}

public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { unavailable() }
}

public struct Color: ShapeStyle {
  public static var primary: Color { unavailable() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { unavailable() }
}

public struct Font: Sendable {
  public static var headline: Font { unavailable() }
  public static var subheadline: Font { unavailable() }
  public static var footnote: Font { unavailable() }
  public static var caption: Font { unavailable() }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { unavailable() }

  nonisolated public func foregroundStyle<S>(
    _ style: S
  ) -> some View where S: ShapeStyle { unavailable() }

  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { unavailable() }
}
