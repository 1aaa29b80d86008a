internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Where a double goes, by who names it.
  func doubleHelp(_ name: String, _ uses: [DoubleUse]) -> Phrase {
    guard !uses.isEmpty else {
      return Phrase(
        "delete '\(name)': neither the app nor a test names it",
        zh: "删除 '\(name)'：应用和测试都没有引用它")
    }
    let shipped = uses.filter { !$0.isInTest && !$0.isInDebug }
    guard !shipped.isEmpty else {
      return Phrase(
        "move '\(name)' to the tests, or put it under '#if DEBUG'",
        zh: "把 '\(name)' 移到测试中，或放在 '#if DEBUG' 之下")
    }
    let users = Set(shipped.compactMap(\.user)).sorted().map { symbols[$0].qualifiedName }
    guard !users.isEmpty else {
      return Phrase(
        "put '\(name)' and the code that names it under '#if DEBUG'",
        zh: "把 '\(name)' 和引用它的代码放在 '#if DEBUG' 之下")
    }
    return Phrase(
      "put '\(name)' under '#if DEBUG', and the code of \(listed(users, most: 2)) that names it too",
      zh: "把 '\(name)' 以及 \(listed(users, most: 2)) 中引用它的代码放在 '#if DEBUG' 之下")
  }
}

/// That a double is named, and by whom.
struct DoubleUse: Sendable, Equatable {
  var id: SymbolID
  var user: SymbolID?
  var isInTest: Bool
  /// Only debug builds hold the code that names it.
  var isInDebug: Bool
}
