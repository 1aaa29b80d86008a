package import StrataDomain

/// Why a file stands in its layer and what that means for it, in words.
package struct FileExplanationText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The page of a file.
  package func text(_ file: FileExplanation) -> String {
    let page = PageText(style)
    let line = file.line.map { "Line \($0) stands in no type; this is its file.\n" } ?? ""
    let sections = [
      page.section("Where it stands", standing(file)),
      page.section("What it declares", types(file)),
      page.section("What it may name", allowed(file)), page.section("What it names", names(file)),
      page.section("Findings", page.findings(file.findings)),
    ]
    return page.title(file.file.path) + line + sections.joined()
  }

  private func standing(_ file: FileExplanation) -> [String] {
    let placement = file.file.placement
    var lines: [String] = []
    if let layer = placement.layer {
      lines.append("In \(layer.rawValue), \(Counting.percent(placement.confidence)) sure.")
    } else {
      lines.append("In no layer: \(style.say(EvidenceText.whyUnplaced(placement))).")
    }
    lines += EvidenceText.sentences(placement.evidence).map(style.say)
    if let declared = placement.declared, declared != placement.layer {
      lines.append("Settings, target and folders alone would say \(declared.rawValue).")
    }
    let modules = file.modules.map(\.printable)
    if !modules.isEmpty {
      let noun = modules.count == 1 ? "module" : "modules"
      lines.append("Compiled by the \(noun) \(Counting.list(modules)).")
    }
    return lines
  }

  private func types(_ file: FileExplanation) -> [String] {
    if file.types.isEmpty { return ["No type."] }
    return file.types.map { type in
      let roles = type.roles.map(\.rawValue).joined(separator: ", ")
      return "\(type.keyword) \(type.name.printable), line \(type.line)"
        + (roles.isEmpty ? "" : ": \(roles)")
    }
  }

  private func allowed(_ file: FileExplanation) -> [String] {
    guard let layer = file.file.placement.layer else {
      return ["As long as it has no layer, no rule about layers applies."]
    }
    let others = file.mayName.filter { $0 != layer }
    if others.isEmpty { return ["Only \(layer.rawValue), its own layer."] }
    return ["\(layer.rawValue), its own layer; also \(Counting.list(others.map(\.rawValue)))."]
  }

  private func names(_ file: FileExplanation) -> [String] {
    if file.names.isEmpty { return ["No type of the project."] }
    let placement = file.file.placement
    return file.names.map { entry in
      let isLegal =
        placement.layer.map { $0 == entry.layer || file.mayName.contains(entry.layer) } ?? true
      let types = Counting.list(entry.types.map(\.printable), limit: 8)
      return "\(entry.layer.rawValue): \(types)"
        + (isLegal ? "" : style.paint(" — not a layer it may name", .warning))
    }
  }
}
