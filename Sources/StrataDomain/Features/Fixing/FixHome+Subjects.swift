internal import StrataCode
internal import StrataModel

extension FixHome {
  /// The only folder of a layer in which files name what moves, and that is none of repositories.
  func onlyFolder(of users: Set<Int>, _ layer: Layer) -> Folder? {
    let near = users.filter { isCandidate($0, layer) }.sorted()
    let files = codebase.workspace.files
    let repositories = Set(
      codebase.types(.repositoryImplementation).map { codebase.symbols[$0].place.file })
    guard let first = near.first, repositories.isDisjoint(with: near),
      near.allSatisfy({ files[$0].folder == files[first].folder })
    else { return nil }
    return Folder(path: String(files[first].folder), neighbour: files[first].path)
  }

  /// The folder of the repository protocol after which an error is called: `OrderRepositoryError` lies
  /// beside `OrderRepositoryProtocol`.
  func folderOfPromise(of name: String, in layer: Layer) -> Folder? {
    let words = NameStem.words(of: name)
    guard words.last == "error" else { return nil }
    let homes = codebase.types(.repositoryProtocol).filter { promise in
      var own = NameStem.words(of: codebase.symbols[promise].name)
      if let last = own.last, Self.endings.contains(last) { own.removeLast() }
      return own == words.dropLast() && isCandidate(codebase.symbols[promise].place.file, layer)
    }.map { codebase.workspace.files[codebase.symbols[$0].place.file].path }
    guard homes.count == 1, let home = homes.first else { return nil }
    return Folder(path: String(home.folder), neighbour: home)
  }

  private static let endings: Set<String> = ["protocol", "interface", "type"]

  /// Whether a folder is about something else than a value: it is called after a subject, and what names
  /// the value in the layer, if anything does, lies elsewhere.
  func isStrange(
    _ folder: Substring, _ files: [Int], to users: Set<Int>, in layer: Layer
  ) -> Bool {
    let near = users.filter { isCandidate($0, layer) }
    return near.isDisjoint(with: files) && !isGeneral(folder)
  }

  /// Whether a folder is called after a subject that a name does not contain.
  func isAboutAnother(_ folder: Substring, _ name: String) -> Bool {
    !isGeneral(folder) && Set(words(of: folder)).isDisjoint(with: NameStem.words(of: name))
  }

  /// Whether files of a layer name a value though neither they nor their folders are called after a
  /// folder's subject.
  func isShared(beyond folder: Substring, by users: Set<Int>, in layer: Layer) -> Bool {
    let subject = Set(words(of: folder))
    return users.contains { user in
      let path = codebase.workspace.files[user].path
      return isCandidate(user, layer) && !path.hasPrefix(folder + "/")
        && subject.isDisjoint(
          with: Self.stems(of: path).joined())
    }
  }

  /// The folder around a folder of one subject, where files of all subjects lie; nil where none do.
  func above(_ folder: Substring, among folders: [(path: Substring, files: [Int])]) -> Folder? {
    guard let slash = folder.lastIndex(of: "/"),
      let around = folders.first(where: { $0.path == folder[..<slash] }),
      let file = around.files.first
    else { return nil }
    return Folder(path: String(around.path), neighbour: codebase.workspace.files[file].path)
  }

  /// Whether a folder is for a role, as its name says, and for no subject of its own: `Repositories`, or
  /// what says something else of a layer and yet holds several files that play the role.
  func isOfKind(_ folder: Substring, _ role: Role, _ count: Int) -> Bool {
    let own = Set(words(of: folder))
    let usual = Self.names[role].map { NameStem.words(of: $0) } ?? []
    if isGeneral(folder) || !own.isDisjoint(with: Self.promises + usual) { return true }
    let name = folder.split(separator: "/").last.map { String($0) } ?? ""
    return count > 1 && WordReader(codebase.workspace.settings.words).read(name) != nil
  }

  /// Whether a folder lies among use cases, and a type that is none has at most one of its kind there.
  func isForUseCasesAlone(_ folder: Substring, _ role: Role, _ count: Int) -> Bool {
    let reader = WordReader(codebase.workspace.settings.words)
    return count < 2 && role != .useCase && role != .useCaseProtocol
      && folder.split(separator: "/").contains { reader.read(String($0))?.word == "usecase" }
  }

  /// Whether a folder holds a protocol that is called as another is at its end, or is for protocols of
  /// every kind.
  func holdsKin(of id: SymbolID, in folder: Folder) -> Bool {
    func end(_ id: SymbolID) -> String? {
      codebase.symbols.words(of: id).bare.filter { !Self.promises.contains($0) }.last
    }
    let name = Substring(folder.path)
    if Set(words(of: name)).isSubset(of: Self.promises + Self.general) { return true }
    return codebase.symbols.ids.contains { other in
      other != id && codebase.symbols[other].kind == .protocol && end(other) == end(id)
        && codebase.workspace.files[codebase.symbols[other].place.file].folder == name
    }
  }

  /// Whether a folder is for what is asked of a server or on the way to it, and no value of the business.
  func isOfErrands(_ folder: Substring) -> Bool {
    words(of: folder).last.map(Self.errands.contains) ?? false
  }

  private static let errands = Set(
    [
      "api", "client", "endpoint", "network", "networking", "request", "response", "route",
      "router",
    ].map(NameStem.word))

  /// What a folder of protocols is called.
  private static let promises = [
    "abstraction", "boundary", "contract", "gateway", "interface", "port", "protocol",
  ].map(NameStem.word)

  /// Whether a folder is for values of every subject.
  private func isGeneral(_ folder: Substring) -> Bool {
    !Self.general.isDisjoint(with: words(of: folder))
  }

  /// The words of a folder's own name.
  func words(of folder: Substring) -> [String] {
    Self.stems(of: folder).last ?? []
  }

  /// The stems of the words of each part of a path.
  static func stems(of path: some StringProtocol) -> [[String]] {
    path.split(separator: "/").map { NameStem.words(of: String($0)) }
  }

  /// What a folder of all values of a layer is called.
  private static let general = Set(
    [
      "base", "common", "core", "data", "domain", "entity", "enum", "model", "object", "shared",
      "type", "value",
    ].map(NameStem.word))
}
