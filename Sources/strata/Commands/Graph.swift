internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata graph`: who names whom.
struct Graph: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: Phrase(
      "Draw the dependency graph, and mark what is forbidden.", zh: "画出依赖图，并标出被禁止的引用。"),
    discussion: Phrase(
      """
      Draws the code that ships. A number at an arrow counts the places where a name is written; \
      '3 ✗ of 12' means that findings object to 3 of 12. A large graph is thinned out, \
      and says what is left out of it.
      """,
      zh: """
        只画随产品发布的代码。箭头旁的数字表示有多少处引用；'3 ✗ / 12' 表示 12 处中有 3 处是问题。\
        大图会被精简，并说明略去了什么。
        """),
    examples: [
      "strata graph", "strata graph --level module --output modules.svg",
      "strata graph --focus LoginViewModel --format mermaid",
    ]
  )

  @OptionGroup var reported: ReportedPaths
  @OptionGroup var graph: GraphOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(graph.destination) {
      graph.format == .json ? DiagramJSON.document($0, in: .ofRun) : nil
    }
    try console.reporting {
      var check = rules.request(project.codebase(at: reported.paths), terms.terms)
      check.baseline = baseline.request
      let request = graph.request(check)
      let draw = Composition(cache: project.cache).drawDiagram
      let diagram = try console.progress(.drawing).during { () throws(DrawError) in
        try draw(request)
      }
      try console.deliver(report(diagram, console))
      if !console.isQuiet { console.tell(DiagramText(console.summaryStyle).summary(diagram)) }
    }
  }

  private func report(_ diagram: Diagram, _ console: Console) -> String {
    switch graph.format {
    case .text: return DiagramText(console.reportStyle).text(diagram)
    case .mermaid: return MermaidText.document(diagram, in: .ofRun)
    case .dot: return DotText.document(diagram, in: .ofRun)
    case .svg: return DiagramSVG.document(diagram, in: .ofRun)
    case .json:
      var diagram = diagram
      diagram.project.root = diagram.project.root(seenFrom: console.directory)
      return DiagramJSON.document(diagram, in: .ofRun)
    }
  }
}
