internal import StrataCode
internal import StrataModel

/// Whether every name still means what it meant: condition 5.
struct NameComparison {
  private let old: Codebase
  private let new: Codebase
  private let plan: EditPlan
  /// By symbol of before: the same type afterwards.
  private let successors: [SymbolID?]
  /// By path afterwards: the path of before, where that is another or the text changed.
  private let touched: [String: String]

  /// A type by where it is and what it is called.
  private struct Key: Hashable {
    var path: String
    var name: String
    var kind: Declaration.Kind
    /// Which of several: under conditions, or in bodies of functions.
    var number = 0
  }

  init(from old: Codebase, to new: Codebase, by changes: [FileChange], _ plan: EditPlan) {
    self.old = old
    self.new = new
    self.plan = plan
    var touched: [String: String] = [:]
    var moves: [String: String] = [:]
    for change in changes {
      guard let before = change.old, let after = change.new else { continue }
      touched[after.path] = before.path
      moves[before.path] = after.path
    }
    self.touched = touched
    let present = Dictionary(
      Self.keys(of: new).enumerated().map { ($1, SymbolID($0)) }, uniquingKeysWith: { a, _ in a })
    successors = Self.keys(of: old).map { key in
      var key = key
      let moved = plan.moved.first {
        $0.from == key.path && (key.name == $0.name || key.name.hasPrefix($0.name + "."))
      }
      key.path = moved?.to ?? moves[key.path] ?? key.path
      return present[key]
    }
  }

  /// By symbol: what finds it again.
  private static func keys(of codebase: Codebase) -> [Key] {
    var counts: [Key: Int] = [:]
    return codebase.symbols.symbols.map { symbol in
      var key = Key(
        path: codebase.workspace.files[symbol.place.file].path, name: symbol.qualifiedName,
        kind: symbol.kind)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      return key
    }
  }

  /// Names that mean nothing any more, or something else; one for each file and name.
  var refusals: [PlanRefusal] {
    var refusals = unseen
    for file in new.workspace.files.indices {
      let path = new.workspace.files[file].path
      guard let former = old.index(ofFile: touched[path] ?? path) else { continue }
      var seen: Set<String> = []
      for (name, before, after) in pairs(former, file)
      where !before.contains(where: { isSame($0, after) }) {
        guard !plan.renamed.contains(name), seen.insert(name).inserted else { continue }
        let culprit = if case .symbol(let id) = after { new.symbols[id].place.file } else { file }
        refusals.append(
          PlanRefusal(
            .keepsNames, Self.message(name, path, after), in: new.workspace.files[culprit].path))
      }
    }
    return refusals
  }

  /// Types of the project that a created file needs and does not see.
  private var unseen: [PlanRefusal] {
    plan.intents.keys.sorted().flatMap { path -> [PlanRefusal] in
      guard let file = new.index(ofFile: path), let names = plan.intents[path]?.names else {
        return []
      }
      let facts = new.facts(file)
      let seen = zip(facts.references, new.references[file]).compactMap { reference, target in
        if case .symbol = target { facts[reference.name] } else { String?.none }
      }
      return names.subtracting(seen).sorted().map { name in
        PlanRefusal(
          .keepsNames,
          Phrase("'\(path)' would not see '\(name)'", zh: "'\(path)' 看不到 '\(name)'"),
          in: path)
      }
    }
  }

  /// What each name means before and afterwards: the same references of a file that stays, and of one
  /// that changes what it wrote before, all that it meant there, and still writes.
  private func pairs(_ former: Int, _ file: Int) -> [(name: String, [Target], Target)] {
    let (before, after) = (old.facts(former), new.facts(file))
    if before == after {
      return before.references.indices.map {
        (before[before.references[$0].name], [old.references[former][$0]], new.references[file][$0])
      }
    }
    var meanings: [String: [Target]] = [:]
    for (reference, target) in zip(before.references, old.references[former]) {
      let name = before[reference.name]
      if meanings[name]?.contains(target) != true { meanings[name, default: []].append(target) }
    }
    return zip(after.references, new.references[file]).compactMap { reference, target in
      let name = after[reference.name]
      return meanings[name].map { (name, $0, target) }
    }
  }

  private func isSame(_ before: Target, _ after: Target) -> Bool {
    switch (before, after) {
    case (.external, .external), (.parameter, .parameter): true
    case (.symbol(let a), .symbol(let b)): successors[Int(a.index)] == b
    case (.ambiguous(let a), .ambiguous(let b)):
      Set(a.map { successors[Int($0.index)] }) == Set(b.map { Optional($0) })
    // What had no meaning in the project may have got one only by a new type of that name.
    default: false
    }
  }

  private static func message(_ name: String, _ path: String, _ after: Target) -> Phrase {
    switch after {
    case .external, .parameter:
      Phrase(
        "'\(name)' in '\(path)' would no longer name a type of the project",
        zh: "'\(path)' 中的 '\(name)' 将不再指向项目中的类型")
    case .symbol, .ambiguous:
      Phrase(
        "'\(name)' in '\(path)' would name another type than before",
        zh: "'\(path)' 中的 '\(name)' 将指向另一个类型")
    }
  }
}
