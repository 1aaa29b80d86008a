internal import StrataCode
package import StrataModel

// What to do about a file that no target compiles.

extension Codebase {
  /// What declares anew what an Xcode target compiles goes, or a part of it does.
  func unbuiltHelp(
    _ item: UnbuiltFile, _ users: [NameID: Int], _ unbuilt: UnbuiltFiles
  ) -> Phrase {
    let (file, target) = (item.file, item.target)
    let name = workspace.files[file].name
    let own = typesAtTop(of: file)
    let twins = own.filter { isDeclared($0, in: item.projects) }
    guard let twin = twins.first else {
      let takers = unbuilt.namesakes[name, default: []].map { workspace.modules[$0] }
      if takers.contains(where: { $0.title == target && item.projects.contains($0.manifest) }) {
        return Phrase(
          "delete '\(name)': '\(target)' compiles another file of that name, and cannot have two",
          zh: "删除 '\(name)'：'\(target)' 编译了另一个同名文件，一个 target 不能有两个")
      }
      if own.contains(where: isTestSuite) || isTest(file) {
        return checksSomething(file)
          ? testHelp(file, target)
          : Phrase("delete '\(name)': it checks nothing", zh: "删除 '\(name)'：它没有检查任何内容")
      }
      // Who names `Bool` without the file means the language's.
      let unmistaken = own.filter { !StandardTypes.contains(symbols[$0].name) }
      if let user = compiledUser(of: unmistaken, users) {
        let other = workspace.files[user].name
        return isBuilt(user)
          ? Phrase(
            "add '\(name)' to a target such as '\(target)': '\(other)', which is compiled, needs it",
            zh: "把 '\(name)' 加入 '\(target)' 等 target：参与编译的 '\(other)' 需要它")
          : Phrase(
            "add '\(name)' to a target such as '\(target)': '\(other)', which must be added too, needs it",
            zh: "把 '\(name)' 加入 '\(target)' 等 target：同样必须加入的 '\(other)' 需要它")
      }
      if let user = unbuiltUser(of: Set(own), of: item, among: unbuilt.inNoTarget) {
        return Phrase(
          "delete '\(name)' and '\(user)', which needs it and is in no target either, unless work on them goes on",
          zh: "把 '\(name)' 和需要它、同样不属于任何 target 的 '\(user)' 一起删除，除非仍在开发它们")
      }
      if let partner = unbuiltPartner(of: file) {
        return Phrase(
          "delete '\(name)', unless work on it goes on: it needs '\(partner)', which is in no target either",
          zh: "删除 '\(name)'，除非仍在开发它：它需要的 '\(partner)' 也不属于任何 target")
      }
      if !own.isEmpty { return unnamedHelp(own, name) }
      return membersHelp(file, target)
    }
    return twins.count == own.count
      ? Phrase(
        "delete '\(name)': another file declares the same types and is compiled",
        zh: "删除 '\(name)'：另一个参与编译的文件声明了相同的类型")
      : Phrase(
        "delete '\(name)', unless the rest of it is to be compiled without '\(symbols[twin].name)', which a compiled file declares, too",
        zh: "删除 '\(name)'，除非其余部分仍要参与编译：'\(symbols[twin].name)' 已在参与编译的文件中声明")
  }

  /// What holds tests goes to a target that runs them, if the project has one.
  private func testHelp(_ file: Int, _ target: String) -> Phrase {
    let name = workspace.files[file].name
    let running = workspace.modules.filter { $0.kind == .test && $0.isOfXcode }.map(\.title)
    let home = running.contains(target) ? target : running.count == 1 ? running[0] : nil
    guard let home else {
      return Phrase(
        "add '\(name)' to a target that runs tests, so that its tests run, or delete it",
        zh: "把 '\(name)' 加入运行测试的 target，让其中的测试运行，或删除它")
    }
    return Phrase(
      "add '\(name)' to '\(home)', so that its tests run, or delete it",
      zh: "把 '\(name)' 加入 '\(home)'，让其中的测试运行，或删除它")
  }

  /// Whether a file of tests holds a check.
  private func checksSomething(_ file: Int) -> Bool {
    facts(file).shapes.contains { shape in
      if case .asserts = shape.form { true } else { false }
    }
  }

  /// Whether a file imports what only test targets link.
  package func isTest(_ file: Int) -> Bool {
    let facts = facts(file)
    return facts.imports.contains { ["XCTest", "Testing"].contains(facts[$0.module]) }
  }

  /// Whether a type holds tests, which run without anybody naming it.
  private func isTestSuite(_ id: SymbolID) -> Bool {
    symbols.conforms(id, to: ["XCTestCase", "XCTest.XCTestCase"])
      || members(of: id).contains { attributes(of: $0).contains("Test") }
  }

  /// Another file that no target compiles and that names one of some types; one that is compiled
  /// cannot. What several projects declare by one name is known by that name beside the project.
  private func unbuiltUser(
    of types: Set<SymbolID>, of item: UnbuiltFile, among unbuilt: [Int]
  ) -> String? {
    let shared = Set(types.filter { onlyName(of: $0) == nil }.map { symbols[$0].name })
    let folders = item.projects.map { String($0.folder.folder) }
    return unbuilt.first { other in
      guard other != item.file else { return false }
      if references[other].contains(where: {
        if case .symbol(let id) = $0 { types.contains(id) } else { false }
      }) {
        return true
      }
      let path = workspace.files[other].path
      let isBeside = folders.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
      // What declares the name itself needs no other file for it.
      let wanted = shared.subtracting(typesAtTop(of: other).map { symbols[$0].name })
      guard !wanted.isEmpty, isBeside else { return false }
      return facts(other).references.contains { wanted.contains(facts(other)[$0.name]) }
    }.map { workspace.files[$0].name }
  }

  /// Whether a target of a project or of a package compiles a file.
  package func isBuilt(_ file: Int) -> Bool {
    !workspace.files[file].modules.allSatisfy { workspace.modules[$0].kind == .folder }
  }

  /// What no Swift file names goes, and with it what a storyboard or a nib makes of it.
  private func unnamedHelp(_ own: [SymbolID], _ name: String) -> Phrase {
    own.contains(where: mayBeDrawn)
      ? Phrase(
        "delete '\(name)', which no other Swift file names, with the storyboard or nib that does, if one does, unless work on it goes on",
        zh: "没有其他 Swift 文件引用 '\(name)'：删除它，如有 storyboard 或 nib 引用它则一并删除，除非仍在开发它")
      : Phrase(
        "delete '\(name)', which no other file names, unless work on it goes on",
        zh: "没有其他文件引用 '\(name)'：删除它，除非仍在开发它")
  }

  /// Whether a storyboard or a nib can make a type, which no code then names.
  private func mayBeDrawn(_ id: SymbolID) -> Bool {
    symbols[id].kind == .class && roles.has(id, .view)
  }

  /// The file that needs one of some types, which nothing else declares: the project's list is older
  /// than the folder.
  func compiledUser(of types: [SymbolID], _ users: [NameID: Int]) -> Int? {
    types.compactMap { type in onlyName(of: type).flatMap { users[$0] } }.min()
  }

  /// By name of a type of some files: the first file that a target compiles and that writes it, or else
  /// one of these files that is needed in the same way.
  func compiledUsers(of unbuilt: [Int]) -> [NameID: Int] {
    var wanted: [String: NameID] = [:]
    for type in unbuilt.flatMap(typesAtTop) {
      if let name = onlyName(of: type) { wanted[symbols[type].name] = name }
    }
    if wanted.isEmpty { return [:] }
    let names = SoughtNames(Set(wanted.keys))
    // Once for all of them: there may be many such files, and each name stands anywhere.
    let uses = seen(inEachFile: { file -> [NameUse] in
      guard workspace.files[file].modules.contains(where: isOfXcode) else { return [] }
      let facts = facts(file)
      guard facts.mentions(names) else { return [] }
      let used = Set(facts.references.map(\.name)).compactMap { wanted[facts[$0]] }
      return used.map { NameUse(name: $0, file: file) }.sorted { $0.name.index < $1.name.index }
    })
    let users = Dictionary(uses.map { ($0.name, $0.file) }, uniquingKeysWith: min)
    return followed(users, wanted, among: unbuilt)
  }

  /// Who needs what, with what is needed by what is needed.
  private func followed(
    _ users: [NameID: Int], _ wanted: [String: NameID], among unbuilt: [Int]
  ) -> [NameID: Int] {
    var users = users
    if users.isEmpty { return users }
    var waiting = unbuilt
    while true {
      let next = waiting.filter { compiledUser(of: typesAtTop(of: $0), users) != nil }
      if next.isEmpty { return users }
      waiting.removeAll(where: next.contains)
      for file in next {
        let own = Set(typesAtTop(of: file).map { symbols[$0].name })
        for reference in facts(file).references {
          let name = facts(file)[reference.name]
          guard let id = wanted[name], !own.contains(name), users[id] == nil else { continue }
          users[id] = file
        }
      }
    }
  }

  /// The number of a type's name, if no other type is called so at the top of a file.
  private func onlyName(of type: SymbolID) -> NameID? {
    let name = symbols[type].name
    return symbols.topLevelTypes(named: name).count == 1 ? symbols.names[name] : nil
  }

  /// A file that no target compiles either and declares what a file names.
  private func unbuiltPartner(of file: Int) -> String? {
    references[file].compactMap { target -> String? in
      guard case .symbol(let id) = target else { return nil }
      let other = symbols[id].place.file
      // What a compiled file declares by that name is what it needs.
      let isThere = symbols.topLevelTypes(named: symbols[id].name).contains {
        isBuilt(symbols[$0].place.file)
      }
      return other != file && !isBuilt(other) && !isThere ? workspace.files[other].name : nil
    }.first
  }

  /// The types that a file declares at its top level.
  package func typesAtTop(of file: Int) -> [SymbolID] {
    typesDeclared(in: file).filter { symbols[$0].parent == nil }
  }

  func isOfXcode(_ module: Int) -> Bool { workspace.modules[module].isOfXcode }

  /// Whether a target of some projects compiles another type of a type's name; an app beside these
  /// has its own.
  func isDeclared(_ id: SymbolID, in projects: Set<String>) -> Bool {
    !twins(of: id, in: projects).isEmpty
  }

  /// The other types of a type's name that targets of some projects compile.
  package func twins(of id: SymbolID, in projects: Set<String>) -> [SymbolID] {
    symbols.topLevelTypes(named: symbols[id].name).filter { other in
      other != id
        && workspace.files[symbols[other].place.file].modules.contains {
          isOfXcode($0) && projects.contains(workspace.modules[$0].manifest)
        }
    }
  }
}

extension Module {
  /// Whether it is an app, library or test target of an Xcode project; what a tool reads besides, such
  /// as fastlane's templates, stands beside its sources.
  var isOfXcode: Bool { manifest.hasSuffix(".pbxproj") && kind != .tool }
}

/// That a file writes a name.
private struct NameUse: Sendable, Equatable {
  var name: NameID
  var file: Int
}

extension NameUse: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(Int(name.index), file)
  }
}
