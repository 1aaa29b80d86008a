internal import StrataCode
internal import StrataModel

extension Codebase {
  /// What to import for relays, which draw nothing.
  func relays(of module: String, in file: Int) -> Phrase? {
    guard module == "RxCocoa" else { return nil }
    let names = Set(foreignNames(in: file)).intersection(Framework.types(of: module) ?? [])
    let calls = calledNames(in: file)
    guard let first = names.min(), names.allSatisfy({ $0.hasSuffix("Relay") }),
      calls.isDisjoint(with: ["drive", "bind", "emit", "asDriver", "asSignal"])
    else { return nil }
    return Phrase(
      "import 'RxRelay' instead: it has '\(first)' and no controls",
      zh: "改为导入 'RxRelay'：它提供 '\(first)'，不涉及控件")
  }
}
