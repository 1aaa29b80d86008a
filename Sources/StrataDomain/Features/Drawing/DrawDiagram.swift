/// Draws the graph of a code base at one level: layers, modules, features or types.
package struct DrawDiagram: Sendable {
  private let draw: DrawArchitecture

  /// Diagrams of what `draw` pictures.
  package init(draw: DrawArchitecture) { self.draw = draw }

  /// The diagram that the request asks for.
  package func callAsFunction(_ request: DiagramRequest) throws(DrawError) -> Diagram {
    let picture: Picture
    do throws(CheckError) { picture = try draw(request.check) } catch { throw .check(error) }
    return try picture.diagram(request)
  }
}
