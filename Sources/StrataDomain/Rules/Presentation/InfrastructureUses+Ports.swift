internal import StrataCode
internal import StrataModel

// A protocol for what nothing outside of the screens does yet.

extension InfrastructureUses {
  /// What to do about something for which Domain has no protocol, by who is to ask for it.
  func newPort(for use: Use, _ screen: String, in file: Int, by way: Phrase) -> Phrase {
    let type = codebase.namingType(of: use.owner, in: file)
    let view = type.flatMap { codebase.roles.has($0, .view) ? $0 : nil }
    let asking = view.map { asks(forView: $0, screen, use, in: file) } ?? asks(type)
    return Phrase(
      """
      declare what '\(screen)' needs as a protocol in Domain, implement it \(way), and \(asking)
      """,
      zh: """
        在 Domain 中把 '\(screen)' 的需求声明为协议，\(way)实现它，并\(asking)
        """)
  }

  /// How what is no view gets at a protocol.
  private func asks(_ type: SymbolID?) -> Phrase {
    if type.map(codebase.isReducer) ?? false {
      return Phrase("take that as a '@Dependency'", zh: "以 '@Dependency' 的形式取得它")
    }
    return codebase.hasUseCases
      ? Phrase("ask it through a use case", zh: "通过 UseCase 调用它")
      : Phrase("take that in its initializer", zh: "在初始化方法中接收它")
  }

  /// Who asks for a view, and what the view gets of it.
  private func asks(
    forView id: SymbolID, _ screen: String, _ use: Use, in file: Int
  ) -> Phrase {
    if codebase.isCell(id), isOnlyRead(use, in: file) {
      return Phrase(
        "give '\(screen)' the values that it shows where it is dequeued",
        zh: "在取出 '\(screen)' 的地方把要展示的值交给它")
    }
    if codebase.isCell(id) {
      return Phrase(
        "give '\(screen)' its values, and a closure for what it changes, where it is dequeued",
        zh: "在取出 '\(screen)' 的地方把它的值和处理更改的闭包交给它")
    }
    if !codebase.hasScreenModels {
      return Phrase(
        "hand '\(screen)' the values that it shows", zh: "把要展示的值交给 '\(screen)'")
    }
    let model = codebase.decider(of: id)
    // What is fetched is shown; a setting may only be kept.
    if use.symbol.purpose == .store {
      return Phrase(
        "let \(model) call it and give '\(screen)' the values",
        zh: "由 \(model) 调用它并把值交给 '\(screen)'")
    }
    return Phrase(
      "let \(model) call it for '\(screen)'", zh: "由 \(model) 为 '\(screen)' 调用它")
  }

  /// Whether all that a file calls on something gives a value back.
  private func isOnlyRead(_ use: Use, in file: Int) -> Bool {
    let facts = codebase.facts(file)
    let called = facts.shapes.compactMap { shape -> String? in
      let parts = shape.calledPath.map { facts[$0].split(separator: ".").map(String.init) } ?? []
      return parts.first == use.written ? parts.last : nil
    }
    return !called.isEmpty
      && called.allSatisfy { NameWords($0).all.first.map(Self.readers.contains) ?? false }
  }

  private static let readers: Set<String> = [
    "get", "string", "bool", "integer", "double", "float", "object", "data", "array", "dictionary",
    "url", "load", "fetch", "read", "value",
  ]
}
