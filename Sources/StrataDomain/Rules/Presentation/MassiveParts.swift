internal import StrataCode
internal import StrataModel

// Where the longest part of a view model that does too much belongs, by what it names.

extension Codebase {
  private func begin(_ method: DeclarationID, _ lines: Int) -> Phrase {
    Phrase("begin with '\(name(method))' (\(lines) lines)", zh: "从 '\(name(method))'（\(lines) 行）开始")
  }

  /// What to do with a method of so many lines, by what it names.
  func firstCut(_ method: DeclarationID, lines: Int) -> Phrase? {
    let extent = declaration(method).extent
    let begin = begin(method, lines)
    if let answer = answer(in: extent, of: method.file),
      // Each field takes a line or two to turn: a mapper of few takes little away.
      storedProperties(of: answer).count * 4 >= lines,
      makesOther(than: answer, in: extent, of: method)
    {
      let name = symbols[answer].qualifiedName
      return Phrase(
        "\(begin): move what it makes of '\(name)' to a mapper of its own",
        zh: "\(begin)：把它对 '\(name)' 的转换移到单独的 Mapper")
    }
    if foreignNames(in: method.file, within: extent).contains(where: Self.looks.contains) {
      return Phrase(
        "\(begin): move the choice of colors and fonts to the view", zh: "\(begin)：把颜色和字体的选择移到视图")
    }
    return nil
  }

  /// What to do with the methods of a view model that reach the network, a store or a disk, where they are a
  /// good part of it.
  func outerCut(of bodies: [DeclarationID], _ all: Int) -> Phrase? {
    var (reaching, lines, reached): ([String], Int, [String]) = ([], 0, [])
    for body in bodies {
      let facts = facts(body.file)
      let held = outerProperties(of: body)
      for index in facts.children(of: body.declaration) where facts[index].kind == .function {
        let extent = facts[index].extent
        guard
          let outer = outerName(in: extent, of: body.file)
            ?? heldName(calledIn: extent, of: body.file, among: held)
        else { continue }
        reaching.append(facts[facts[index].name])
        reached.append(outer)
        lines += facts.codeLines.count(in: Self.lines(of: facts[index].extent, in: facts))
      }
    }
    guard lines * 4 > all, reaching.count > 1 else { return nil }
    let (methods, outer) = (
      listed(FrameworkUses.once(reaching)), listed(FrameworkUses.once(reached), most: 2)
    )
    return Phrase(
      "move what \(methods) do with \(outer) (\(lines) lines) to repositories or services in Data",
      zh: "把 \(methods) 对 \(outer) 的操作（\(lines) 行）移到 Data 中的 Repository 或服务")
  }

  /// What to do with a method of so many lines, whatever it does: a small part of the whole is no
  /// beginning.
  func plainCut(_ method: DeclarationID, lines: Int, of all: Int) -> Phrase? {
    guard lines * 5 > all else { return nil }
    let begin = begin(method, lines)
    return types(.useCase).isEmpty
      ? Phrase(
        "\(begin): move decisions to a type that knows no screen, and code for one part of the screen to a view model of its own",
        zh: "\(begin)：把其中的判断移到与界面无关的类型，把只服务于界面某一部分的代码移到那一部分的 ViewModel")
      : Phrase(
        "\(begin): move business decisions to a use case, and code for one part of the screen to a view model of its own",
        zh: "\(begin)：把其中的业务判断移到 UseCase，把只服务于界面某一部分的代码移到那一部分的 ViewModel")
  }

  /// Whether code makes a value of another type than a record: it turns the one into the other.
  private func makesOther(than record: SymbolID, in extent: Span, of method: DeclarationID) -> Bool
  {
    let facts = facts(method.file)
    return facts.references.indices.contains { position in
      let reference = facts.references[position]
      guard reference.role == .construction, extent.contains(reference.span.start),
        case .symbol(let made) = references[method.file][position], made != record
      else { return false }
      return [.struct, .enum].contains(symbols[made].kind) && !isWireOrStoreType(made)
    }
  }

  /// What part of some code reaches the network, a store or a disk.
  private func outerName(in extent: Span, of file: Int) -> String? {
    let imports = facts(file).importedModules
    return foreignNames(in: file, within: extent).first { name in
      let first = String(name.prefix { $0 != "." })
      return InfrastructureSymbol(name, imports: imports) != nil
        || imports.contains { InfrastructureSymbol.libraryNames[$0]?.contains(first) == true }
    }
  }

  /// What of the network, a store or a disk the properties of a type hold, by their names.
  private func outerProperties(of body: DeclarationID) -> [String: String] {
    let facts = facts(body.file)
    return Dictionary(
      facts.children(of: body.declaration).filter { facts[$0].kind == .property }
        .compactMap { index in
          outerName(in: facts[index].extent, of: body.file).map { (facts[facts[index].name], $0) }
        }, uniquingKeysWith: { first, _ in first })
  }

  /// What one of some properties holds that some code calls a member of.
  private func heldName(
    calledIn extent: Span, of file: Int, among held: [String: String]
  ) -> String? {
    let facts = facts(file)
    return facts.shapes.lazy.filter { extent.contains($0.span.start) }.compactMap(\.calledPath)
      .compactMap { path in
        facts[path].split(separator: ".").first { $0 != "self" }.flatMap { held[String($0)] }
      }.first
  }

  /// A record of the wire or of a store that some code names.
  private func answer(in extent: Span, of file: Int) -> SymbolID? {
    facts(file).references.enumerated().lazy.compactMap { position, reference -> SymbolID? in
      guard extent.contains(reference.span.start),
        case .symbol(let id) = self.references[file][position]
      else { return nil }
      return self.isWireOrStoreType(id) ? id : nil
    }.first
  }

  private static let looks: Set<String> = [
    "Color", "Font", "UIColor", "UIFont", "NSColor", "NSFont",
  ]
}
