package import StrataFeatures
internal import StrataCode
internal import StrataModel

/// Why a file stands in its layer and what that means for it, in words.
package struct FileExplanationText: Sendable {
  private let style: TerminalStyle
  private let page: PageText

  /// Text in a style, about a project at its root.
  package init(_ style: TerminalStyle, root: String = "") {
    self.style = style
    page = PageText(style, style.paths(from: root))
  }

  /// The page of a file.
  package func text(_ file: FileExplanation) -> String {
    let line = file.line.map {
      style.say(
        "Line \($0) is in no type; this is its file.\n", zh: "第 \($0) 行不在任何类型中；以下是它所在的文件。\n")
    }
    let sections = [
      page.section(Phrase("Layer", zh: "所在的层"), standing(file)),
      page.section(Phrase("What it declares", zh: "声明的类型"), types(file)),
      page.section(Phrase("What it may refer to", zh: "可以引用的层"), allowed(file)),
      page.section(Phrase("What it refers to", zh: "实际的引用"), names(file)),
      page.section(Phrase("Findings", zh: "问题"), page.findings(file.findings)),
    ]
    return page.title(page.paths(file.file.path)) + (line ?? "") + sections.joined()
  }

  private func standing(_ file: FileExplanation) -> [String] {
    let placement = file.file.placement
    var lines = [EvidenceText.standing(placement)] + EvidenceText.sentences(placement.evidence)
    if let declared = placement.declared, declared != placement.layer {
      lines.append(
        Phrase(
          "Settings, target and folders alone would say \(declared.rawValue).",
          zh: "只看设置、target 和文件夹，会判为 \(declared.rawValue)。"))
    }
    let modules = Phrase.list(file.modules.map(\.printable))
    if !modules.isEmpty {
      let noun = file.modules.count == 1 ? "module" : "modules"
      lines.append(Phrase("Compiled by the \(noun) \(modules).", zh: "由模块 \(modules) 编译。"))
    }
    return lines.map(style.say)
  }

  private func types(_ file: FileExplanation) -> [String] {
    if file.types.isEmpty { return [style.say("No type.", zh: "没有类型。")] }
    return file.types.map { type in
      let roles = type.roles.map(\.rawValue).joined(separator: ", ")
      let name = "\(type.keyword) \(type.name.printable)"
      return style.say(
        "\(name), line \(type.line)\(roles.isEmpty ? "" : ": \(roles)")",
        zh: "\(name)，第 \(type.line) 行\(roles.isEmpty ? "" : "：\(roles)")")
    }
  }

  private func allowed(_ file: FileExplanation) -> [String] {
    guard let layer = file.file.placement.layer else {
      return [
        style.say(
          "As long as it has no layer, no rule about layers applies.", zh: "只要未归层，有关层的规则就不适用于它。")
      ]
    }
    let (own, others) = (layer.rawValue, file.mayName.filter { $0 != layer })
    if others.isEmpty {
      return [style.say("Only \(own), its own layer.", zh: "只有 \(own)（它自己的层）。")]
    }
    let list = Phrase.list(others.map(\.rawValue))
    return [
      style.say("\(own), its own layer; also \(list).", zh: "\(own)（它自己的层），以及 \(list)。")
    ]
  }

  private func names(_ file: FileExplanation) -> [String] {
    if file.names.isEmpty {
      return [style.say("No type of the project.", zh: "没有引用项目中的类型。")]
    }
    let placement = file.file.placement
    return file.names.map { entry in
      let isLegal =
        placement.layer.map { $0 == entry.layer || file.mayName.contains(entry.layer) } ?? true
      let (name, types) = (
        entry.layer.rawValue, Phrase.list(entry.types.map(\.printable), limit: 8)
      )
      let objection = style.say(" — not a layer it may refer to", zh: "——它不可以引用这一层")
      return style.say("\(name): \(types)", zh: "\(name)：\(types)")
        + (isLegal ? "" : style.paint(objection, .warning))
    }
  }
}
