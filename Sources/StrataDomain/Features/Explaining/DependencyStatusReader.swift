internal import StrataModel
internal import StrataRules
internal import StrataCode

/// What the table and the rules say of single namings.
struct DependencyStatusReader {
  private let codebase: Codebase
  /// All findings of all rules that the profile holds, in order.
  let findings: [Finding]
  private let blamed: [String: [Position: [Finding]]]

  init(_ codebase: Codebase, _ findings: [Finding]) {
    self.codebase = codebase
    self.findings = findings
    var blamed: [String: [Position: [Finding]]] = [:]
    for finding in findings where finding.path.isEmpty && finding.to != nil {
      for position in [finding.location.start] + finding.also {
        blamed[finding.location.file, default: [:]][position, default: []].append(finding)
      }
    }
    self.blamed = blamed
  }

  /// The findings that are sure enough to be shown.
  var sureFindings: [Finding] {
    findings.filter { $0.confidence >= CheckRequest.usualConfidence }
  }

  func verdict(of edge: ReferenceGraph.Edge) -> DependencyStatus {
    let facts = codebase.facts(edge.file)
    let reference = facts.references[edge.reference]
    let scope = codebase.scopes[edge.file]
    let here = codebase.placements[edge.file].layer
    let home = codebase.symbols[edge.target].place.file
    if home == edge.file { return here == nil ? .unplaced : .allowed }
    if here == .test { return .allowed }
    if !scope.isProduction {
      return .excused(Phrase("it does not ship", zh: "不随产品发布"))
    }
    if scope.isExempt(reference) {
      return .excused(
        Phrase("a preview, a test double or debug code", zh: "预览、测试替身或调试代码"))
    }
    if let finding = finding(at: facts.position(of: reference.span), in: edge) {
      if finding.confidence >= CheckRequest.usualConfidence {
        return .forbidden(rule: finding.rule, severity: finding.severity, help: finding.help)
      }
      return .excused(
        Phrase(
          "against the table, but not sure enough to be a finding",
          zh: "违反依赖方向表，但可信度不足，不报告为问题"))
    }
    guard let to = codebase.layer(of: edge.target),
      let from = codebase.referringLayer(of: edge.file, to: to)
    else { return .unplaced }
    if Direction.allows(from, to) { return .allowed }
    if to == .test { return .excused(Phrase("it names test code", zh: "引用的是测试代码")) }
    if scope.isWiring(reference) {
      return .excused(Phrase("the composition root may refer to every layer", zh: "组合根可以引用所有层"))
    }
    if !codebase.hasDomain {
      return .excused(
        Phrase(
          "against the table, but no Domain is drawn here",
          zh: "违反依赖方向表，但这里没有 Domain 层"))
    }
    return .excused(exception(edge))
  }

  /// Why the rules let a naming pass that goes against the table.
  private func exception(_ edge: ReferenceGraph.Edge) -> Phrase {
    if codebase.roles.has(edge.target, .repositoryProtocol) {
      return Phrase(
        "the protocol is in the wrong layer, not the code that refers to it",
        zh: "放错层的是协议，而不是引用它的一方")
    }
    if codebase.roles.has(edge.target, .container) {
      return Phrase(
        "a feature's own container beside its screens", zh: "功能自己的容器，与它的界面放在一起")
    }
    if codebase.misplaced[edge.file]
      || codebase.misplaced[codebase.symbols[edge.target].place.file]
    {
      return Phrase(
        "one of the two files is in another layer than its types belong to",
        zh: "其中一个文件所在的层，与文件中的类型所属的层不一致")
    }
    return Phrase(
      "against the table, but a case that they let pass", zh: "违反依赖方向表，但属于规则放行的情形")
  }

  private func finding(at position: Position, in edge: ReferenceGraph.Edge) -> Finding? {
    let all = blamed[codebase.workspace.files[edge.file].path]?[position] ?? []
    let name = codebase.symbols[edge.target].qualifiedName
    return all.filter { $0.to?.symbol == name }.max { $0.severity < $1.severity }
  }
}
