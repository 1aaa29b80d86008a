internal import StrataCode
internal import StrataModel

/// Plans a use case that hands one operation of a repository on.
struct UseCaseWriter {
  /// What is saved of the files that it follows.
  let code: CodeText
  let conventions: Conventions
  let example: UseCaseExample
  let operation: RepositoryOperation
  /// What is saved of the Xcode projects whose targets compile the example, by path.
  let projects: [String: [UInt8]]

  private var codebase: Codebase { code.codebase }

  /// The plan: the protocol and what keeps it, in one file or two, as the example has them.
  func plan(_ request: AddRequest) throws(AddError) -> EditPlan {
    let old = try pattern(of: example.id)
    let new = subject(of: request.name, old)
    let names = try renamed(to: new)
    var plan = EditPlan(
      Phrase("add use case \(old.name(for: new))", zh: "新增 UseCase \(old.name(for: new))"), .safe)
    let file = codebase.symbols[example.id].place.file
    let beside = example.contract.map { codebase.symbols[$0].place.file } ?? file
    let parts = [example.contract.map { (beside, contract($0, names)) }, (file, body(names))]
      .compactMap { $0 }
    for home in beside == file ? [file] : [beside, file] {
      let lines = parts.filter { $0.0 == home }.map(\.1).joined(separator: [""])
      let base = codebase.workspace.files[home].base
      var added = try NewFile(
        (names[base] ?? base.replacing(old.subject, with: new)) + ".swift", like: home,
        about: (old.subject, new), request.wish, in: code, conventions)
      try added.requireFree(for: request.name)
      if home == file { added.names = [codebase.symbols[operation.repository].name] }
      added.add(
        Array(lines), imports: code.imports(of: home).map(\.line),
        because: .like(codebase.symbols[example.id].name), listedIn: projects, to: &plan)
    }
    plan.steps += request.isPart ? [] : wiring
    return plan
  }

  /// The protocol with its one operation.
  private func contract(_ id: SymbolID, _ names: [String: String]) -> [String] {
    guard let entry = codebase.methods(of: id).first else { return [] }
    return [head(of: id, names), indent + code.beforeName(of: entry) + signature, "}"]
  }

  private func body(_ names: [String: String]) -> [String] {
    let facts = codebase.facts(operation.member.file)
    let parameters = facts.parameters.filter { $0.owner == operation.member.declaration }
    let arguments = parameters.map { parameter in
      let (label, name) = (facts[parameter.label], facts[parameter.name])
      return label == "_" ? name : "\(label): \(name)"
    }
    let modifiers = codebase.declaration(operation.member).modifiers
    let property = codebase.name(example.property)
    let call =
      (signature.contains("->") ? "return " : "")
      + (modifiers.contains(.isThrowing) ? "try " : "")
      + (modifiers.contains(.isAsync) ? "await " : "")
      + "\(names[property] ?? property).\(codebase.name(operation.member))"
      + "(\(arguments.joined(separator: ", ")))"
    var lines = [
      "/// Thin on purpose: the rules of this operation belong here.", head(of: example.id, names),
    ]
    lines.append(indent + renamed(code.whole(example.property), names))
    if let initializer = example.initializer {
      lines += ["", indent + renamed(code.whole(initializer), names)]
    }
    lines += ["", indent + code.beforeName(of: example.entry) + signature + " {"]
    return lines + [indent + indent + call, indent + "}", "}"]
  }

  /// The operation from its name on; use cases that share the name of a method keep it.
  private var signature: String {
    // A name that says nothing of the subject, such as `execute`, is that of all use cases.
    let words = Set(NameStem.words(of: codebase.name(example.entry)))
    let isShared = words.isDisjoint(with: NameStem.words(of: codebase.symbols[example.id].name))
    return (isShared ? codebase.name(example.entry) : codebase.name(operation.member))
      + code.behindName(of: operation.member)
  }

  /// What stands before what the example holds.
  private var indent: String {
    let start = Int(codebase.declaration(example.property).extent.start)
    let path = codebase.workspace.files[example.property.file].path
    let line = (code.texts[path] ?? [])[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: line.reversed(), as: UTF8.self)
  }

  /// A type's declaration up to its brace.
  private func head(of id: SymbolID, _ names: [String: String]) -> String {
    let text = code.whole(codebase.symbols[id].place).prefix { $0 != "{" }
    return renamed(text + "{", names)
  }

  /// Where people have to make it: beside each place that makes the example.
  private var wiring: [Phrase] {
    codebase.constructions(of: example.id).map { place in
      let name = codebase.symbols[example.id].name
      return Phrase(
        "make it beside '\(name)', at \(place)", zh: "在 \(place) 处，与 '\(name)' 一样构造它")
    }
  }
}

extension UseCaseWriter {
  private func pattern(of id: SymbolID) throws(AddError) -> NamePattern {
    guard let pattern = NamePattern(codebase.symbols[id].name) else {
      throw .nothingAlike(.useCase)
    }
    return pattern
  }

  /// What a name is about, with or without what all use cases are called.
  private func subject(of name: String, _ pattern: NamePattern) -> String {
    let rest = name.hasPrefix(pattern.prefix) ? String(name.dropFirst(pattern.prefix.count)) : name
    let tails = [pattern.suffix, "UseCase"].filter { !$0.isEmpty && rest.hasSuffix($0) }
    return tails.first.map { String(rest.dropLast($0.count)) } ?? rest
  }

  /// By name in the example: the new one.
  private func renamed(to subject: String) throws(AddError) -> [String: String] {
    var names: [String: String] = [:]
    for id in [example.id, example.contract].compactMap({ $0 }) {
      let new = try pattern(of: id).name(for: subject)
      try codebase.requireFree(new)
      names[codebase.symbols[id].name] = new
    }
    let (old, new) = (
      codebase.symbols[example.repository].name, codebase.symbols[operation.repository].name
    )
    names[old] = new
    if old != new, let from = NamePattern(old)?.subject, let to = NamePattern(new)?.subject {
      let property = codebase.name(example.property)
      names[property] = AnalogousPath(from: from, to: to).folder(property[...])
    }
    return names
  }

  /// A text in which whole names are replaced.
  private func renamed(_ text: String, _ names: [String: String]) -> String {
    var result = ""
    var word = ""
    for character in text + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += (names[word] ?? word) + String(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }
}
