internal import StrataCode
internal import StrataFeatures
internal import StrataModel
internal import StrataRules

/// How a code base is, in sentences that every command shares.
enum OverviewWords {
  /// `91 errors and 58 warnings in 524 files`.
  static func verdict(_ overview: Overview) -> Phrase {
    let files = Noun.file.count(overview.project.files)
    let counts = [
      Severity.error.noun.counted(overview.errors),
      Severity.warning.noun.counted(overview.warnings),
    ].compactMap(\.self)
    if counts.isEmpty {
      if overview.accepted > 0 {
        return Phrase("No new errors or warnings in \(files)", zh: "\(files)中没有新的错误或警告")
      }
      return Phrase("No errors or warnings in \(files)", zh: "\(files)中没有错误或警告")
    }
    return Phrase(
      "\(Phrase.list(counts)) in \(files)",
      zh: "\(files)中有 \(Phrase.joined(counts, by: Phrase(verbatim: "、")))")
  }

  /// What is to be known of the verdict, a sentence each: the missing Domain, references that go the
  /// wrong way, and what rests on doubtful layers.
  static func remarks(_ overview: Overview) -> [Phrase] {
    [
      domain(overview.project), noDomain(overview.project, idle: overview.idleRules),
      crossings(overview), doubts(overview),
    ].compactMap(\.self)
  }

  /// What a project with a Domain layer is made of.
  private static func domain(_ project: ProjectSummary) -> Phrase? {
    guard project.hasDomain else { return nil }
    let order: [Layer] = [.domain, .data, .infrastructure, .presentation]
    let names = Phrase.list(order.filter { project.layers[$0] != nil }.map(\.rawValue))
    return Phrase("This is a layered project: \(names).", zh: "这是分层的项目：\(names)。")
  }

  /// Which rules had nothing to check; nil if there is a Domain layer.
  static func noDomain(_ project: ProjectSummary, idle: Int) -> Phrase? {
    if project.hasDomain { return nil }
    let what =
      project.kind.noun.map { Phrase("This is \($0) and has", zh: "这是\($0)，") }
      ?? Phrase("This project has", zh: "本项目")
    if idle == 0 { return Phrase("\(what) no Domain layer.", zh: "\(what)没有 Domain 层。") }
    return Phrase(
      """
      \(what) no Domain layer, so \(idle == 1 ? "the rule that protects" : "the \(idle) rules that protect") \
      one did not run.
      """, zh: "\(what)没有 Domain 层，因此保护它的 \(idle) 条规则没有运行。")
  }

  private static func crossings(_ overview: Overview) -> Phrase? {
    let (wrong, all) = (overview.wrongCrossings, overview.project.crossings)
    guard overview.project.hasDomain, all > 0, wrong <= all else { return nil }
    if wrong > 0 {
      return Phrase(
        """
        \(wrong) of \(all) references between layers \(wrong == 1 ? "goes" : "go") the wrong way \
        (\(Noun.finding.count(overview.crossingFindings))).
        """,
        zh: "\(all) 处层间引用中有 \(wrong) 处方向错误（\(Noun.finding.count(overview.crossingFindings))）。")
    }
    guard overview.heldBackCrossings == 0 else { return nil }
    return Phrase(
      "0 of \(all) references between layers go the wrong way.", zh: "\(all) 处层间引用的方向全部正确。")
  }

  private static func doubts(_ overview: Overview) -> Phrase? {
    let count = overview.doubtful
    guard count > 0, count * 5 >= overview.errors + overview.warnings else { return nil }
    return Phrase(
      """
      \(Noun.finding.count(count)) \(count == 1 ? "depends" : "depend") on files whose layer is \
      uncertain.
      """, zh: "\(count) 个问题取决于分层不确定的文件。")
  }

  /// `Presentation 301, Data 88, Domain 61`; where nothing draws a Domain, files that could be in one
  /// are not said to be.
  static func layers(_ project: ProjectSummary) -> Phrase {
    let counts = project.layers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var parts = counts.map { layer, count in
      layer == .domain && !project.hasDomain
        ? Phrase("models \(count)", zh: "模型 \(count)")
        : Phrase(verbatim: "\(layer.rawValue) \(count)")
    }
    let unplaced = project.files - project.placed
    if unplaced > 0 {
      parts.append(Phrase("\(unplaced) without a layer", zh: "未归层 \(unplaced)"))
    }
    return Phrase.joined(parts, by: Phrase(", ", zh: "、"))
  }

  /// What joins the findings of a cause, as `Presentation uses 'UserDTO' of Data`; where that is a rule,
  /// with so many examples.
  static func title(_ cause: Cause, examples count: Int = 2) -> Phrase {
    let examples = count > 0 ? examples(cause, atMost: count) : .empty
    if cause.isOfLayers, cause.rule.family == "dependency" {
      let (from, to) = (names(cause.from), names(cause.to))
      let uses = cause.from.count == 1 ? "uses" : "use"
      switch cause.kind {
      case .used(let name):
        let name = name.printable
        return Phrase("\(from) \(uses) '\(name)' of \(to)", zh: "\(from) 使用了 \(to) 的 '\(name)'")
      case .user(let name):
        let (name, types) = (name.printable, Noun.type.count(cause.subjects.count))
        return Phrase(
          "'\(name)' in \(from) uses \(types) of \(to)",
          zh: "\(from) 的 '\(name)' 使用了 \(to) 的 \(types)")
      case .rule:
        return Phrase("\(from) \(uses) types of \(to)", zh: "\(from) 使用了 \(to) 的类型")
          + examples
      }
    }
    switch cause.kind {
    case .used(let name), .user(let name):
      return Phrase(
        "\(cause.rule.title): '\(name.printable)'", zh: "\(cause.rule.title)：'\(name.printable)'")
    case .rule: return cause.rule.title + examples
    }
  }

  /// ` ('UserDTO' 12, 'Money' 7 and 20 more)`: what the findings are about, most first.
  private static func examples(_ cause: Cause, atMost count: Int) -> Phrase {
    if let user = cause.mainUser {
      return Phrase(" (mostly in '\(user.printable)')", zh: "（多在 '\(user.printable)' 中）")
    }
    let ofLayers = cause.isOfLayers && cause.rule.family == "dependency"
    let (told, users) = (cause.subjects, cause.users)
    let isAbout =
      ofLayers
      || told.first.map {
        $0.findings * 3 >= cause.findings.count || $0.reach > $0.findings
      } ?? false
    let subjects =
      isAbout ? told : users.map { ($0.name, $0.findings, $0.findings) }
    let shown = subjects.prefix(count).map { name, findings, reach in
      let name = "'\(name.printable)'"
      if reach > findings {
        return Phrase("\(name) used by \(reach)", zh: "\(name) 有 \(reach) 处使用")
      }
      return Phrase(verbatim: findings > 1 ? "\(name) \(findings)" : name)
    }
    let list = Phrase.joined(shown, by: Phrase(", ", zh: "、"))
    let rest = subjects.count - shown.count
    let isUser = !isAbout || told.first?.name == users.first?.name
    return rest > 0
      ? Phrase(
        " (\(isUser ? "in " : "")\(list) and \(rest) more)",
        zh: "（\(list) 等 \(subjects.count) 个）")
      : Phrase(" (\(isUser ? "in " : "")\(list))", zh: "（\(list)）")
  }

  private static func names(_ layers: [Layer]) -> Phrase { Phrase.list(layers.map(\.rawValue)) }

  /// What to do about a cause; a type that builds much may be one that wires the app.
  static func step(_ cause: Cause) -> Phrase {
    guard case .user(let name) = cause.kind, cause.isOfLayers,
      wiringWords.contains(where: name.lowercased().contains)
    else { return cause.rule.step }
    let path = cause.findings[0].location.file.printable
    return Phrase(
      "If it wires the app, say so in .strata.yml: layers: {App: [\"\(path)\"]}",
      zh: "如果它负责组装应用，请在 .strata.yml 中写明：layers: {App: [\"\(path)\"]}")
  }

  private static let wiringWords = [
    "contain", "assembl", "inject", "factory", "regist", "component",
  ]

  /// The question that settings could answer.
  static func question(_ question: Overview.Question) -> Phrase {
    let layers = question.layers
    let (path, files) = (layers.path.printablePath, Noun.file.count(layers.files))
    let (read, other) = (layers.layer.rawValue, layers.other.rawValue)
    let findings = Noun.finding.count(question.findings)
    return Phrase(
      """
      Is '\(path)' (\(files)) \(read) or \(other)? \(findings) \
      \(question.findings == 1 ? "depends" : "depend") on it. Now it is treated as \(read).
      """,
      zh: "'\(path)'（\(files)）属于 \(read) 还是 \(other)？\(findings)取决于此；目前按 \(read) 处理。")
  }

  /// The line of the settings that answers a question with its second layer.
  static func answer(_ question: LayerQuestion) -> String {
    "layers: {\(question.other.rawValue): [\"\(question.pattern.printable)\"]}"
  }
}

extension Cause {
  /// `2 errors and 1 warning`.
  var counts: Phrase {
    Phrase.list(
      Severity.allCases.reversed().compactMap { severity in
        severity.noun.counted(findings.count { $0.severity == severity })
      })
  }
}

extension Noun {
  /// The count, or nil of none.
  fileprivate func counted(_ number: Int) -> Phrase? { number == 0 ? nil : count(number) }
}
