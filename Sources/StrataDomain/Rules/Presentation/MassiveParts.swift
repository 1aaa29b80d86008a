internal import StrataCode
internal import StrataModel

// Where the longest part of a view model that does too much belongs, by what it names.

extension Codebase {
  /// What to do with a method of so many lines.
  func firstCut(_ method: DeclarationID, lines: Int, of all: Int) -> Phrase? {
    let extent = declaration(method).extent
    let begin = Phrase(
      "begin with '\(name(method))' (\(lines) lines)", zh: "从 '\(name(method))'（\(lines) 行）开始")
    if let outer = outerName(in: extent, of: method.file) {
      return Phrase(
        "\(begin): move what it does with '\(outer)' to a repository or a service in Data",
        zh: "\(begin)：把它对 '\(outer)' 的操作移到 Data 中的 Repository 或服务")
    }
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
    // A small part of the whole is no beginning, whatever it does.
    guard lines * 5 > all else { return nil }
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

  /// The methods that ask one dependency and no other, where they make up more than the longest method.
  func partWithDependency(
    of id: SymbolID, in bodies: [DeclarationID], longerThan least: Int
  ) -> Phrase? {
    let dependencies = Set(
      storedProperties(of: id).filter { place in
        namings(of: place, as: [.property]).contains {
          [.protocol, .class, .actor].contains(symbols[$0.type].kind)
        }
      }.map { name($0) })
    let methods = bodies.flatMap { body in
      facts(body.file).children(of: body.declaration).filter {
        facts(body.file)[$0].kind == .function
          && !facts(body.file)[$0].modifiers.contains(.isStatic)
      }.map { DeclarationID(file: body.file, declaration: $0) }
    }
    guard dependencies.count > 1 else { return nil }
    let reached = reached(from: methods, of: dependencies)
    let alone = Dictionary(grouping: methods) { method -> String? in
      let asked = reached[name(method), default: []]
      return asked.count == 1 ? asked.first : nil
    }
    let parts = dependencies.sorted().compactMap { dependency in
      let own = alone[dependency, default: []]
      let lines = own.reduce(0) {
        $0 + Self.lines(of: declaration($1).extent, in: facts($1.file)).count
      }
      return own.count > 1 && own.count * 2 <= methods.count && lines > max(least, 24)
        ? (dependency, own, lines) : nil
    }
    guard let (dependency, own, lines) = parts.max(by: { $0.2 < $1.2 }) else { return nil }
    let names = listed(own.map { name($0) })
    return Phrase(
      """
      begin with \(names) (\(lines) lines), which ask '\(dependency)' and no other dependency: give \
      them and it a view model of their own
      """,
      zh: """
        从只使用依赖 '\(dependency)' 的 \(names)（\(lines) 行）开始：\
        把它们和这个依赖移到单独的 ViewModel
        """)
  }

  /// By the name of a method: which of some stored properties it calls, itself or through others.
  private func reached(
    from methods: [DeclarationID], of properties: Set<String>
  ) -> [String: Set<String>] {
    var reached: [String: Set<String>] = [:]
    var called: [String: Set<String>] = [:]
    for method in methods {
      reached[name(method), default: []].formUnion(asked(of: properties, in: method))
      let facts = facts(method.file)
      for shape in facts.shapes where declaration(method).extent.contains(shape.span.start) {
        if case .callsOwn(let other, _) = shape.form {
          called[name(method), default: []].insert(facts[other])
        }
      }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (method, others) in called {
        let all = others.reduce(into: reached[method, default: []]) {
          $0.formUnion(reached[$1, default: []])
        }
        if all != reached[method, default: []] { (reached[method], isGrowing) = (all, true) }
      }
    }
    return reached
  }

  /// Which of some stored properties a method calls.
  private func asked(of properties: Set<String>, in method: DeclarationID) -> Set<String> {
    let facts = facts(method.file)
    let extent = declaration(method).extent
    return Set(
      facts.shapes.flatMap { shape -> [String] in
        guard extent.contains(shape.span.start), let path = shape.calledPath else { return [] }
        return facts[path].split(separator: ".").map(String.init).filter(properties.contains)
      })
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
