internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataRules
internal import StrataPresentation

/// `strata explain`: a rule, a file, a type, or the way from one place to another.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: Phrase(
      "Explain a rule, a finding, a file, a type, or the way from one to another.",
      zh: "解释一条规则、一个问题、一个文件、一个类型，或从一处到另一处的路径。"),
    usage: Phrase(
      "strata explain <rule | finding | file[:line] | Type | From->To> [<options>]",
      zh: "strata explain <规则 | 问题 | 文件[:行] | 类型 | 起点->终点> [<选项>]"),
    discussion: Phrase(
      """
      A type is written as in code, 'Order' or 'Order.Status', or with its module, \
      'Shop.Order'; a line of a file means the innermost type there. Both ends of a route \
      are a type, a layer or a file; quote the arrow, or write '→'.

      One name for several things: a rule comes before a type, and a type before a layer, a module \
      or a feature; a path without '.swift' is a folder. Between arrows a layer \
      (Domain, data, …) comes before a type, which its module tells apart: 'Shop.Data->Domain'.
      """,
      zh: """
        类型按代码中的写法，如 'Order'、'Order.Status'，也可以带上模块：'Shop.Order'；\
        文件的某一行表示那里最内层的类型。路径的两端各是一个类型、一个层或一个文件；\
        箭头要放在引号里，或者写成 '→'。

        同一个名称对应多种对象时，规则先于类型，类型先于层、模块或功能；\
        不带 .swift 的路径是文件夹。箭头两端，层（Domain、data……）先于类型；\
        类型可以加上模块来区分，如 'Shop.Data->Domain' 这样。
        """),
    examples: [
      "strata explain dependency.layer-reference", "strata explain LoginViewModel",
      "strata explain 'LoginViewModel->APIClient'",
      "strata explain 'Presentation->Data' --format json",
    ]
  )

  @Argument(
    help: ArgumentHelp(
      "A rule from `strata rules`, a finding's id, a Swift file, a type, or From->To.",
      zh: "`strata rules` 列出的规则、问题的 id、Swift 文件、类型，或 起点->终点。",
      value: Phrase("subject", zh: "对象")),
    completion: .subjects)
  var subject: String

  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: ExplainJSON.document)
    try console.reporting {
      let request = project.codebase(at: try AskedSubject(subject).paths)
      let composition = Composition(cache: project.cache)
      let explanation = try console.progress(.reading).during { () throws(ExplainError) in
        try composition.explainSubject(subject, in: request, under: terms.terms)
      }
      switch output.format {
      case .text: try console.deliver { ExplanationText($0).text(explanation) }
      case .json: try console.deliver(json(explanation, composition.catalogue, console))
      }
      if !output.isQuiet {
        console.tell(ExplanationText(console.summaryStyle).warnings(explanation))
      }
    }
  }

  private func json(_ explanation: Explanation, _ rules: [Rule], _ console: Console) -> String {
    let reasons = Dictionary(rules.map { ($0.id, $0.why) }, uniquingKeysWith: { a, _ in a })
    return ExplainJSON.document(explanation, why: reasons, seenFrom: console.directory, in: .ofRun)
  }
}
