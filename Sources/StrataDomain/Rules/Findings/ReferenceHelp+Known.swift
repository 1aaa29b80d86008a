internal import StrataCode
internal import StrataModel

// What does already what is asked for, and what nobody asks anything.

extension ReferenceHelp {
  /// What to do where a screen calls what a use case is called after: `FetchUsersUseCase` for
  /// `client.fetchUsers()`.
  func askedOfUseCase(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .presentation, dependency.to.ring == .data else { return nil }
    let called = codebase.methods(of: dependency.target, calledIn: dependency.file)
    guard called.count == 1, let method = called.first else { return nil }
    let wanted = NameWords(method).all
    let known = codebase.types(.useCaseProtocol) + codebase.types(.useCase)
    guard wanted.count >= 2,
      let useCase = known.first(where: { id in
        codebase.layer(of: id) == .domain
          && ["usecase", "interactor"].contains {
            codebase.symbols.words(of: id).bare.joined() == wanted.joined() + $0
          }
      })
    else { return nil }
    let (name, asked) = (name(dependency), codebase.symbols[useCase].qualifiedName)
    return Phrase(
      "let '\(asker(dependency))' ask '\(asked)' (Domain), which by its name does the same, in place of '\(name)'",
      zh: "让 '\(asker(dependency))' 改用 '\(asked)'（Domain）：从名称看它做的是同一件事，不再使用 '\(name)'")
  }

  /// What to do about what is built and never asked: whoever takes it is built with it, elsewhere.
  func unasked(_ dependency: Dependency, _ place: Phrase) -> Phrase? {
    let file = dependency.file
    let others = codebase.dependencies(on: dependency.target).filter { $0.file == file }
    guard dependency.from == .presentation,
      codebase.methods(of: dependency.target, calledIn: file).isEmpty,
      others.allSatisfy({ codebase.reference(of: $0).role == .construction })
    else { return nil }
    let name = name(dependency)
    if let way = ofCell(dependency) { return way }
    return Phrase(
      "build '\(name)' and what takes it \(place)", zh: "\(place)构造 '\(name)' 和接收它的对象")
  }

  /// What to do about what a cell builds, which a list makes and nobody else.
  func ofCell(_ dependency: Dependency) -> Phrase? {
    let owner = codebase.reference(of: dependency).owner
    guard let cell = codebase.namingType(of: owner, in: dependency.file), codebase.isCell(cell)
    else {
      return nil
    }
    let (name, namer) = (name(dependency), codebase.symbols[cell].qualifiedName)
    return Phrase(
      "give '\(namer)' what it shows of '\(name)', or a closure that loads it, where it is dequeued",
      zh: "在取出 '\(namer)' 的地方，把它要展示的 '\(name)' 的内容或加载它的闭包交给它")
  }
}
