internal import StrataCode
internal import StrataModel

// What goes from Domain with a framework, as far as nothing of Domain needs it.

extension Codebase {
  /// An extension that a protocol, or a type of another file, does without: nothing in Domain and no
  /// screen calls what it adds.
  func strayExtension(_ place: DeclarationID, _ kind: Framework) -> Phrase? {
    let facts = facts(place.file)
    guard facts[place.declaration].kind == .extension, let type = symbols.subject(of: place),
      symbols[type].kind == .protocol || symbols[type].place.file != place.file
    else { return nil }
    let added = facts.children(of: place.declaration)
    guard !added.isEmpty, added.allSatisfy({ facts[$0].kind == .function }),
      // What a class does with its state, and for a protocol, goes with the class.
      ![.class, .actor].contains(symbols[type].kind)
        || added.allSatisfy({ facts[$0].modifiers.contains(.isStatic) }),
      !facts.references.contains(where: {
        $0.role == .conformance && $0.owner == place.declaration
      })
    else { return nil }
    let names = Set(added.map { facts[facts[$0].name] })
    // What a type has to do for a protocol stays with it.
    let promised = ([type] + symbols.allSupertypes(of: type)).filter {
      symbols[$0].kind == .protocol
    }.flatMap { members(of: $0) }.filter {
      $0.file != place.file || !added.contains($0.declaration)
    }
    guard promised.allSatisfy({ !names.contains(name($0)) }),
      !isAskedInDomain(names, of: type, outside: place)
    else { return nil }
    let (extended, home) = (symbols[type].qualifiedName, home(of: kind))
    let callers = screens(calling: names)
    // Who does not see the layer that it goes to has no other way to what it adds.
    guard callers.isEmpty else {
      if kind == .userInterface { return nil }
      if let way = parted(names, of: extended, home, callers) { return way }
      let (who, what) = (listed(callers), listed(names.sorted()))
      return Phrase(
        "move this extension of '\(extended)' to \(home), and let \(home) do what \(who) \(callers.count == 1 ? "calls" : "call") \(what) for",
        zh: "把 '\(extended)' 的这个扩展移到 \(home)，由 \(home) 完成 \(who) 调用 \(what) 所做的事")
    }
    return Phrase(
      "move this extension of '\(extended)' to \(home): nothing in Domain calls what it adds",
      zh: "把 '\(extended)' 的这个扩展移到 \(home)：Domain 中没有代码调用它添加的内容")
  }

  /// To part an extension of which some screens call some members, and none the others.
  private func parted(
    _ names: Set<String>, of extended: String, _ home: String, _ callers: [String]
  ) -> Phrase? {
    let shown = names.filter { !screens(calling: [$0]).isEmpty }.sorted()
    let rest = names.subtracting(shown).sorted()
    guard !rest.isEmpty else { return nil }
    let (needs, them) = shown.count == 1 ? ("it needs", "it") : ("they need", "them")
    let (kept, who) = (listed(shown), listed(callers))
    return Phrase(
      "move \(listed(rest)) to an extension of '\(extended)' in \(home), and \(kept), with what \(needs) of that, to one in Presentation, where \(who) \(callers.count == 1 ? "calls" : "call") \(them)",
      zh:
        "把 \(listed(rest)) 移到 \(home) 中 '\(extended)' 的扩展，把 \(kept) 连同它所需的内容移到 Presentation 的扩展：\(who) 在那里调用它"
    )
  }

  /// The files of screens that call one of some names.
  private func screens(calling names: Set<String>) -> [String] {
    workspace.files.indices.filter { file in
      layer(ofFile: file) == .presentation
        && names.contains(where: facts(file).usedNames.contains)
    }.map { workspace.files[$0].name }
  }

  /// Whether code of Domain that names a type, or what conforms to it, calls one of some names outside
  /// of a declaration.
  private func isAskedInDomain(
    _ names: Set<String>, of type: SymbolID, outside place: DeclarationID
  ) -> Bool {
    let family = Set(symbols.ids.filter { symbols.allSupertypes(of: $0).contains(type) } + [type])
    return workspace.files.indices.contains { file in
      let isNamed = references[file].contains {
        if case .symbol(let id) = $0 { family.contains(id) } else { false }
      }
      guard isNamed, layer(ofFile: file) == .domain else { return false }
      let facts = facts(file)
      let gone = file == place.file ? [declaration(place).extent] : []
      func counts(_ span: Span) -> Bool { !gone.contains { $0.contains(span.start) } }
      return facts.shapes.contains { shape in
        guard counts(shape.span), let path = shape.askedPath else { return false }
        return facts[path].split(separator: ".").contains { names.contains(String($0)) }
      }
        || facts.references.contains { use in
          counts(use.span) && use.member.map { names.contains(facts[$0]) } == true
        }
    }
  }

  /// Whether what a protocol asks for is all that others can use of a type, so that they can be handed
  /// the protocol.
  func stands(_ promise: SymbolID, for type: SymbolID) -> Bool {
    guard !roles.has(type, .persistenceModel), !roles.has(type, .entity) else { return false }
    let promised = Set(
      ([promise] + symbols.allSupertypes(of: promise)).flatMap { members(of: $0) }.map { name($0) })
    return storedProperties(of: type).allSatisfy { place in
      declaration(place).access <= .fileprivate || promised.contains(name(place))
        || declaration(place).modifiers.contains(.isConstant)
    }
  }

  /// What to do with a value that a store keeps.
  func stored(_ type: SymbolID) -> Phrase? {
    roles.has(type, .persistenceModel) && StrayValues(self).isNeeded(type) ? keep(type) : nil
  }

  /// Whether a type of Domain implements the protocol at a place.
  func isImplementedInDomain(_ place: DeclarationID) -> Bool {
    guard let promise = symbols.subject(of: place) else { return false }
    return symbols.ids.contains { id in
      symbols[id].kind.isConcreteType && layer(of: id) == .domain
        && symbols.allSupertypes(of: id).contains(promise)
    }
  }

  /// Files of Domain that screens alone use, by way of one or two others there: they go together.
  func shown(_ file: Int) -> Phrase? {
    var files = [file]
    var next = 0
    var (isShown, isShared) = (false, false)
    while next < files.count {
      let types = outerTypes(in: files[next])
      guard !types.isEmpty, types.allSatisfy(isPlainPart) else { return nil }
      for dependency in types.flatMap({ Array(dependencies(on: $0)) }) {
        if files.contains(dependency.file) { continue }
        switch dependency.from {
        case .domain: files.append(dependency.file)
        case .presentation: isShown = true
        case .app, .test: break
        case .common where outermostType(of: dependency).map { roles.has($0, .view) } == true:
          isShared = true
        default: return nil
        }
      }
      guard files.count <= Self.mostFiles else { return nil }
      next += 1
    }
    guard isShown else { return nil }
    let names = listed(files.map { workspace.files[$0].name })
    if isShared {
      return Phrase(
        "move \(names) out of Domain, to the views: only screens and shared views use what \(files.count == 1 ? "it declares" : "they declare")",
        zh: "把 \(names) 移出 Domain，放到视图所在的位置：只有界面和共用的视图使用其中声明的内容")
    }
    return Phrase(
      "move \(names) to Presentation: only screens use what \(files.count == 1 ? "it declares" : "they declare")",
      zh: "把 \(names) 移到 Presentation：只有界面使用其中声明的内容")
  }

  private static let mostFiles = 3

  /// Whether a type keeps values and is no part that Domain is made of.
  private func isPlainPart(_ id: SymbolID) -> Bool {
    [.struct, .enum].contains(symbols[id].kind)
      && roles[id].isDisjoint(with: [
        .useCase, .useCaseProtocol, .repositoryProtocol, .repositoryImplementation, .dataSource,
        .persistenceModel,
      ])
  }

  /// What to do where Domain names more of CoreLocation than where something is.
  func located(_ module: String, in file: Int) -> Phrase? {
    guard module == "CoreLocation", let letters = Framework.letters(of: module) else { return nil }
    var names: [String] = []
    for name in foreignNames(in: file) where name.hasPrefix(letters) {
      let root = String(name.prefix { $0 != "." })
      if !names.contains(root) { names.append(root) }
    }
    guard !Self.coordinates.isSuperset(of: names) else { return nil }
    let all = listed(names, most: 6)
    let works = names.contains { name in
      ["Manager", "Delegate", "Monitor", "Geocoder"].contains(where: name.hasSuffix)
    }
    if works {
      return Phrase(
        "move what works with \(all) to Data, and leave a protocol here that asks in values of Domain",
        zh: "把使用 \(all) 的代码移到 Data，这里只留下以 Domain 的值提出需求的协议")
    }
    return Phrase(
      "use values of Domain in place of \(all), and convert between the two outside of Domain",
      zh: "用 Domain 的值代替 \(all)，在 Domain 之外相互转换")
  }

  static let coordinates: Set<String> = [
    "CLLocation", "CLLocationCoordinate2D", "CLLocationDegrees", "CLLocationDistance",
  ]
}
