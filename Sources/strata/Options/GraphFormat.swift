internal import ArgumentParser
internal import StrataFeatures

/// The forms of a graph.
enum GraphFormat: String, CaseIterable, ExpressibleByArgument {
  case text, mermaid, dot, svg, json

  /// The form that a file is named for, if it is for one.
  init?(file: String) {
    let endings: [String: GraphFormat] = [
      "mmd": .mermaid, "mermaid": .mermaid, "dot": .dot, "gv": .dot, "svg": .svg, "json": .json,
    ]
    let ending = file.split(separator: ".", omittingEmptySubsequences: false).last
    guard let form = ending.flatMap({ endings[$0.lowercased()] }) else { return nil }
    self = form
  }
}

extension Diagram.Level: ExpressibleByArgument {}
