internal import StrataCode

/// A call that shows another screen.
struct ScreenPresentation {
  var shape: BodyShape
  var call: String
  /// What is shown as text, if it is short.
  var shown: String?

  /// Whether it goes on to another screen; a sheet is often a step of the same one.
  var leavesScreen: Bool { call == "NavigationLink" || call == "pushViewController" }

  /// The presentations of a file in source order.
  static func all(in facts: FileFacts) -> [ScreenPresentation] {
    facts.shapes.compactMap { shape in
      guard case .presents(let call, let shown) = shape.form else { return nil }
      return ScreenPresentation(shape: shape, call: facts[call], shown: shown.map { facts[$0] })
    }
  }
}
