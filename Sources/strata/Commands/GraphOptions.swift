internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// What of the graph is drawn, in which form, and where to.
struct GraphOptions: ParsableArguments {
  /// The forms of a graph.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, mermaid, dot, svg, json
  }

  @Option(
    name: [.customLong("format"), .customLong("reporter")],
    help: ArgumentHelp(
      "The form of the graph: text, mermaid, dot, svg or json (default: by the name of the output "
        + "file, else text).", valueName: "format"))
  var chosen: Format?

  @Option(help: "What a node stands for: layer, module, feature or type (default: layer).")
  var level: Diagram.Level?

  @Option(
    help: ArgumentHelp(
      "Draw only what a layer, module, feature, type or file names, and who names it.",
      valueName: "name"))
  var focus: String?

  @Option(help: ArgumentHelp("How many steps from the focus.", valueName: "n"))
  var depth = 1

  @Flag(name: .customLong("all"), help: "Draw everything, also what makes a large graph a tangle.")
  var showsAll = false

  @OptionGroup var destination: DestinationOptions

  /// More boxes than these nobody would look at, nor wait for.
  private static let mostDrawn = 400

  func validate() throws {
    let pictures = [".png", ".pdf", ".jpg", ".jpeg", ".gif"]
    if chosen == nil, let file = destination.file?.lowercased(),
      pictures.contains(where: file.hasSuffix)
    {
      throw ValidationError("a picture is drawn as SVG: name a file that ends in '.svg'")
    }
    if depth < 1 { throw ValidationError("--depth is at least 1, not \(depth)") }
  }

  /// The form that is asked for, or that the output file is named for.
  var format: Format {
    if let chosen { return chosen }
    let ending = destination.file?.split(separator: ".", omittingEmptySubsequences: false).last
    let endings: [Substring: Format] = [
      "mmd": .mermaid, "mermaid": .mermaid, "dot": .dot, "gv": .dot, "svg": .svg, "json": .json,
    ]
    return ending.flatMap { endings[$0.lowercased()[...]] } ?? .text
  }

  /// What to draw: a drawing is thinned out, a list is not, and programs are given all of it.
  func request(_ check: CheckRequest) -> DiagramRequest {
    var request = DiagramRequest(check: check)
    request.level = level
    request.focus = focus
    request.depth = depth
    request.showsAll = showsAll || format == .json
    request.isThinned = format != .text
    request.mostNodes = format == .svg ? Self.mostDrawn : nil
    return request
  }
}

extension Diagram.Level: ExpressibleByArgument {}
