internal import StrataCode
internal import StrataModel

/// How a project writes its doubles: which one is followed, and what a new one is called.
struct DoubleStyle {
  /// A double of the project with the protocol that it stands in for.
  struct Example: Equatable {
    var id: SymbolID
    var contract: SymbolID
    /// `Mock*` or `*Spy`.
    var pattern: String
  }

  /// The double that is followed; nil where a folder and a name are given and there is none.
  var example: Example?
  /// The new double's name.
  var name: String
  /// The file whose folder and imports are followed.
  var home: Int
  /// What stands behind a member's name for the calls of it, and for what they return.
  var calls = "Calls"
  var result = "Result"

  /// All doubles that a project's tests have of its own protocols, in file order; where tests have none,
  /// those of its demos.
  static func examples(in codebase: Codebase) -> [Example] {
    let all = shown(in: codebase)
    let tests = all.filter { codebase.layer(of: $0.id) == .test }
    return tests.isEmpty ? all : tests
  }

  private static func shown(in codebase: Codebase) -> [Example] {
    codebase.symbols.ids.compactMap { id in
      let symbol = codebase.symbols[id]
      guard codebase.roles.has(id, .testDouble), symbol.parent == nil, symbol.kind.isConcreteType,
        symbol.kind != .enum, symbol.access > .fileprivate,
        !codebase.scopes[symbol.place.file].isProduction,
        let contract = codebase.symbols.supertypes[Int(id.index)].first(where: {
          codebase.symbols[$0].kind == .protocol
        }),
        let pattern = NamePattern.double(symbol.name)
      else { return nil }
      return Example(id: id, contract: contract, pattern: pattern)
    }
  }

  /// The double that a project has of a protocol.
  static func double(of contract: SymbolID, in codebase: Codebase) -> SymbolID? {
    // What keeps things in memory may be what the app itself uses.
    examples(in: codebase).first {
      $0.contract == contract
        && (codebase.layer(of: $0.id) == .test || $0.pattern != "InMemory*")
    }?.id
  }

  /// The style for a double of a protocol.
  init(
    for contract: SymbolID, _ request: AddRequest, in codebase: Codebase
  ) throws(AddError) {
    let all = Self.examples(in: codebase)
    let name = codebase.symbols[contract].name
    if let like = request.like {
      let names = all.map { codebase.symbols[$0.id].name }
      guard let found = names.firstIndex(of: like) else {
        throw .noModel(like, similar: like.nearestFew(in: names, atMost: 3))
      }
      example = all[found]
    } else {
      let home = codebase.workspace.files[codebase.symbols[contract].place.file].folder
      let near = all.filter { one in
        codebase.workspace.files[codebase.symbols[one.contract].place.file].folder == home
      }
      let alike = all.filter {
        !codebase.roles[$0.contract].isDisjoint(with: codebase.roles[contract])
      }
      example =
        Self.best(of: near, in: codebase) ?? Self.best(of: alike, in: codebase)
        ?? Self.best(of: all, in: codebase)
    }
    guard
      let home = example.map({ codebase.symbols[$0.id].place.file })
        ?? Self.testFile(near: request.folder, in: codebase)
    else { throw .undecidedDouble(all.map(\.pattern).ranked.map(\.value)) }
    self.home = home
    if let named = request.called {
      self.name = named
    } else if let example {
      self.name = Self.named(name, as: example, among: all, in: codebase)
    } else {
      throw .undecidedDouble(all.map(\.pattern).ranked.map(\.value))
    }
    readWords(of: all, in: codebase)
  }

  /// The style for a double of a given name beside a file.
  init(named name: String, beside home: Int, in codebase: Codebase) {
    self.name = name
    self.home = home
    readWords(of: Self.examples(in: codebase), in: codebase)
  }

  /// One of the folder and the form that most have, if enough have that form.
  private static func best(of all: [Example], in codebase: Codebase) -> Example? {
    let ranked = all.map(\.pattern).ranked
    guard let most = ranked.first, all.count < 2 || most.count * 5 >= all.count * 3 else {
      return nil
    }
    let those = all.filter { $0.pattern == most.value }
    let folders = those.map { folder(of: $0, in: codebase) }
    let common = folders.ranked.first?.value
    let near = zip(those, folders).filter { $0.1 == common }.map(\.0)
    // One in a file of its own shows where such files are.
    return near.first { one in
      let symbol = codebase.symbols[one.id]
      return codebase.workspace.files[symbol.place.file].name == symbol.name + ".swift"
    } ?? near.first
  }

  private static func folder(of one: Example, in codebase: Codebase) -> Substring {
    codebase.workspace.files[codebase.symbols[one.id].place.file].folder
  }

  private static func testFile(near folder: String?, in codebase: Codebase) -> Int? {
    guard let folder else { return nil }
    let tests = codebase.workspace.files.indices.filter { codebase.layer(ofFile: $0) == .test }
    return tests.first { codebase.workspace.files[$0].folder == folder[...] }
      ?? tests.first { folder.hasPrefix(codebase.workspace.files[$0].folder + "/") }
  }

  /// `MockOrderRepository` of `OrderRepositoryProtocol`, where others leave the last word out.
  private static func named(
    _ contract: String, as example: Example, among all: [Example], in codebase: Codebase
  ) -> String {
    let alike = all.filter { $0.pattern == example.pattern }
    // Others may keep a last word that those of such protocols leave out.
    let last = NameWords.split(contract).last
    let same = alike.filter { NameWords.split(codebase.symbols[$0.contract].name).last == last }
    let relations = (same.isEmpty ? alike : same).compactMap { one -> Relation? in
      let rest = Self.rest(of: codebase.symbols[one.id].name, one.pattern)
      let whole = codebase.symbols[one.contract].name
      if whole.hasPrefix(rest) {
        return Relation(tail: String(whole.dropFirst(rest.count)), isLeftOut: true)
      }
      guard rest.hasPrefix(whole) else { return nil }
      return Relation(tail: String(rest.dropFirst(whole.count)), isLeftOut: false)
    }
    let usual = relations.filter { $0.applies(to: contract) }.ranked.first?.value
    let subject = usual?.name(of: contract) ?? contract
    return example.pattern.replacing("*", with: subject)
  }

  /// How the subject of a double's name differs from its protocol's name.
  private struct Relation: Hashable, Comparable {
    let tail: String
    var isLeftOut: Bool

    static func < (a: Relation, b: Relation) -> Bool {
      (a.tail, a.isLeftOut ? 0 : 1) < (b.tail, b.isLeftOut ? 0 : 1)
    }

    func applies(to contract: String) -> Bool {
      !isLeftOut || contract.hasSuffix(tail) && tail.count < contract.count
    }

    func name(of contract: String) -> String {
      isLeftOut ? String(contract.dropLast(tail.count)) : contract + tail
    }
  }

  private static func rest(of name: String, _ pattern: String) -> String {
    let affix = pattern.replacing("*", with: "")
    return String(
      pattern.hasPrefix("*") ? name.dropLast(affix.count) : name.dropFirst(affix.count))
  }

  /// What most doubles call the members that remember and answer: `fetchCallCount`, `fetchResult`.
  private mutating func readWords(of all: [Example], in codebase: Codebase) {
    var tails: [String] = []
    for one in all {
      let methods = Set(codebase.methods(of: one.id).map(codebase.name))
      for property in codebase.storedProperties(of: one.id).map(codebase.name) {
        let method = methods.filter { property.hasPrefix($0) && property.count > $0.count }
          .max { $0.count < $1.count }
        if let method { tails.append(String(property.dropFirst(method.count))) }
      }
    }
    let ranked = tails.ranked.filter { $0.count > 1 && $0.value.first?.isUppercase == true }
    calls = ranked.first { Self.callTails.contains($0.value) }?.value ?? calls
    result = ranked.first { Self.resultTails.contains($0.value) }?.value ?? result
  }

  private static let callTails: Set<String> = [
    "Calls", "CallCount", "CallsCount", "Called", "Count", "Invocations", "WasCalled",
  ]
  private static let resultTails: Set<String> = [
    "Result", "Return", "ReturnValue", "Results", "Stub", "Response", "Output",
  ]
}
