package import StrataDomain

/// Several types that a name may mean, each with the subject to type for it.
package struct SameNamedTypesText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// One line for each type.
  package func text(_ same: SameNamedTypes) -> String {
    let page = PageText(style)
    let lines = same.types.map { entry in
      let layer = entry.type.layer.map { "in \($0.rawValue)" } ?? "in no layer"
      let roles = entry.roles.map(\.rawValue).joined(separator: ", ")
      return page.place(entry.type.location) + " \(entry.keyword) '\(entry.type.name.printable)', "
        + layer + (roles.isEmpty ? "" : ": \(roles)")
    }
    let title = "\(same.types.count) types are called '\(same.name)'"
    let first = same.types.first.map { entry in
      let location = entry.type.location
      return NextCommandText(style).text(
        "strata explain \(ShellWord.quoted(location.file.printable)):\(location.start.line)")
    }
    return page.title(title) + lines.map { "  \($0)\n" }.joined() + "\n" + (first ?? "")
  }
}
