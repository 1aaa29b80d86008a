internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// What of the graph is drawn, in which form, and where to.
struct GraphOptions: ParsableArguments {
  @Option(
    name: [.customLong("format"), .customLong("reporter")],
    help: ArgumentHelp(
      "The form of the graph: text, mermaid, dot, svg or json (default: by the name of the output "
        + "file, else text).",
      zh: "图的格式：text、mermaid、dot、svg 或 json（默认：按输出文件的名字，否则 text）。", value: .format))
  var chosen: GraphFormat?

  @Option(
    help: ArgumentHelp(
      "What a node stands for: layer, module, feature, type or folder (default: layer).",
      zh: "节点代表什么：layer、module、feature、type 或 folder（默认：layer）。",
      value: Phrase("level", zh: "层次")))
  var level: Diagram.Level?

  @Option(
    help: ArgumentHelp(
      "Draw only what a layer, module, feature, type, file or folder refers to, and what refers to it.",
      zh: "只画某个层、模块、功能、类型、文件或文件夹引用了谁、被谁引用。", value: .name))
  var focus: String?

  @Option(help: ArgumentHelp("How many steps from the focus.", zh: "距中心多少步以内。", value: .number))
  var depth = 1

  @Flag(
    name: .customLong("all"),
    help: ArgumentHelp(
      "Draw everything, also what makes a large graph a tangle.", zh: "画出全部，即使会让大图变得杂乱。"))
  var showsAll = false

  @OptionGroup var destination: DestinationOptions

  /// More boxes than these nobody would look at, nor wait for.
  private static let mostDrawn = 400

  func validate() throws {
    let pictures = [".png", ".pdf", ".jpg", ".jpeg", ".gif"]
    if chosen == nil, let file = destination.file?.lowercased(),
      pictures.contains(where: file.hasSuffix)
    {
      throw ValidationError(
        "a picture is drawn as SVG: name a file that ends in '.svg'",
        zh: "图片以 SVG 绘制：文件名请以 '.svg' 结尾")
    }
    if depth < 1 {
      throw ValidationError("--depth is at least 1, not \(depth)", zh: "--depth 至少为 1，不能是 \(depth)")
    }
  }

  /// The form that is asked for, or that the output file is named for.
  var format: GraphFormat { chosen ?? destination.file.flatMap { GraphFormat(file: $0) } ?? .text }

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
