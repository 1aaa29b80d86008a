internal import StrataModel
package import StrataFeatures
internal import StrataCode

/// Several types that a name may mean, each with the subject to type for it.
package struct SameNamedTypesText: Sendable {
  private let style: TerminalStyle
  private let page: PageText

  /// Text in a style, about a project at its root.
  package init(_ style: TerminalStyle, root: String = "") {
    self.style = style
    page = PageText(style, style.paths(from: root))
  }

  /// One line for each type.
  package func text(_ same: SameNamedTypes) -> String {
    let lines = same.types.map { entry in
      let roles = entry.roles.map(\.rawValue).joined(separator: ", ")
      let name =
        page.place(entry.type.location) + " \(entry.keyword) '\(entry.type.name.printable)'"
      let layer =
        entry.type.layer.map { Phrase("in \($0.rawValue)", zh: "位于 \($0.rawValue)") }
        ?? Phrase("in no layer", zh: "未归层")
      return style.say(
        "\(name), \(layer)\(roles.isEmpty ? "" : ": \(roles)")",
        zh: "\(name)，\(layer)\(roles.isEmpty ? "" : "：\(roles)")")
    }
    let title = style.say(
      "\(same.types.count) types are called '\(same.name)'",
      zh: "有 \(same.types.count) 个类型名为 '\(same.name)'")
    let first = same.types.first.map { entry in
      let location = entry.type.location
      let path = page.paths(location.file).printable
      return NextCommandText(style).text(
        "strata explain \(ShellWord.quoted(path)):\(location.start.line)")
    }
    return page.title(title) + lines.map { "  \($0)\n" }.joined() + "\n" + (first ?? "")
  }
}
