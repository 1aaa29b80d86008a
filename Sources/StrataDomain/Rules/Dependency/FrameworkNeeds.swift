internal import StrataCode
internal import StrataModel

// What a file of Domain needs a framework for.

extension Codebase {
  /// Whether a file needs a store's framework for a model that is told as what it is.
  func isForModel(_ module: String, in file: Int) -> Bool {
    models(for: module, in: file).contains { isFrameworkType($0) && isDomainValue($0) }
  }

  /// Whether a file takes from a user-interface framework what is seen: some also hold what is not,
  /// such as a coordinate or the state of an extension.
  func draws(_ module: String, in file: Int) -> Bool {
    guard Framework(module: module) == .userInterface, !Self.uiModules.contains(module) else {
      return true
    }
    return foreignNames(in: file).contains { name in
      ["View", "Controller", "Cell"].contains(where: name.hasSuffix)
    }
  }

  /// What to do where a file only has an injection library look up what it needs.
  func lookedUp(_ module: String, _ kind: Framework, in file: Int) -> Phrase? {
    guard kind == .injection else { return nil }
    let held = lookUps(in: file).filter { $0.owner >= 0 }.map {
      facts(file)[facts(file)[$0.owner].name]
    }
    guard !held.isEmpty,
      !facts(file).shapes.contains(where: { shape in
        shape.calledPath.map { facts(file)[$0].contains("register") } ?? false
      })
    else { return nil }
    let what = listed(FrameworkUses.once(held))
    return Phrase(
      "take \(what) in the initializer in place of what '\(module)' looks up, and remove the import",
      zh: "在初始化方法中接收 \(what)，不再由 '\(module)' 查找，并删除这个 import")
  }

  /// The names in a file, or in a part of it, that no type of the project explains.
  func foreignNames(in file: Int, within part: Span? = nil) -> [String] {
    facts(file).references.enumerated().compactMap { position, reference in
      references[file][position] == .external && part?.contains(reference.span.start) ?? true
        ? facts(file)[reference.name] : nil
    }
  }
}
