internal import StrataCode
internal import StrataModel

// What holds all that a file of Domain takes from a framework: that part goes, and not the file.

extension Codebase {
  /// What to do with the part of a file that holds some uses of a framework; nil where several parts
  /// do, or one that belongs in Domain.
  func holder(of spans: [Span], by kind: Framework, in file: Int) -> Phrase? {
    guard let first = spans.first else { return nil }
    let facts = facts(file)
    let owners = spans.map { span in owner(of: span, in: file) }
    let outer = Set(owners.compactMap { facts.enclosing($0).last })
    guard outer.count == 1, let part = outer.first, owners.allSatisfy({ $0 >= 0 }) else {
      return outer.isEmpty
        ? nil
        : extensions(outer, kind, in: file) ?? service(outer, kind, in: file)
          ?? partedWorker(outer, owners, kind, in: file)
    }
    if facts[part].kind == .function { return function(part, kind, in: file) }
    let place = DeclarationID(file: file, declaration: part)
    if facts[part].kind == .protocol { return promise(place, naming: first, owners[0]) }
    if let way = strayExtension(place, kind) { return way }
    guard let type = symbols.subject(of: place), layer(of: type) == .domain else {
      return extensions(outer, kind, in: file)
    }
    return (kind == .userInterface ? service(outer, kind, in: file) : worker(type, in: file))
      ?? members(owners, of: type, kind, in: file)
      ?? stored(first, owners, of: type, kind, in: file)
  }

  /// The innermost declaration around a span.
  private func owner(of span: Span, in file: Int) -> DeclarationIndex {
    facts(file).references.first { $0.span.start == span.start }?.owner
      ?? facts(file).shapes.first { $0.span.start == span.start }?.owner ?? topLevel
  }

  /// The layer outside of Domain where what needs a framework is at home.
  func home(of kind: Framework) -> String {
    kind == .userInterface ? "Presentation" : "Data"
  }

  /// What works with a screen's framework, with all its extensions, where Domain has a protocol for it.
  private func service(
    _ parts: Set<DeclarationIndex>, _ kind: Framework, in file: Int
  ) -> Phrase? {
    let types = Set(
      parts.map { symbols.subject(of: DeclarationID(file: file, declaration: $0)) })
    guard kind == .userInterface, types.count == 1, let type = types.first ?? nil,
      [.class, .actor].contains(symbols[type].kind), !methods(of: type).isEmpty,
      roles[type].isDisjoint(with: [.useCase, .viewModel]),
      let promise = symbols.allSupertypes(of: type).first(where: {
        symbols[$0].kind == .protocol && layer(of: $0) == .domain
          && roles[$0].isDisjoint(with: [.useCaseProtocol])
      }), outerWords(of: promise, withBytes: true).isEmpty
    else { return nil }
    let (name, asked) = (symbols[type].qualifiedName, symbols[promise].qualifiedName)
    return Phrase(
      "move '\(name)' out of Domain, to Presentation or the app, and leave '\(asked)' here",
      zh: "把 '\(name)' 移出 Domain，放到 Presentation 或 App，'\(asked)' 留在这里")
  }

  /// What works with a framework in its declaration and in extensions beside it.
  private func partedWorker(
    _ parts: Set<DeclarationIndex>, _ owners: [DeclarationIndex], _ kind: Framework, in file: Int
  ) -> Phrase? {
    let types = Set(parts.map { symbols.subject(of: DeclarationID(file: file, declaration: $0)) })
    guard kind != .userInterface, owners.allSatisfy({ $0 >= 0 }), types.count == 1,
      let type = types.first ?? nil, [.class, .actor].contains(symbols[type].kind),
      layer(of: type) == .domain
    else { return nil }
    return worker(type, in: file)
  }

  /// A function of no type goes to those who call it, unless Domain does.
  private func function(
    _ part: DeclarationIndex, _ kind: Framework, in file: Int
  ) -> Phrase? {
    let label = facts(file)[facts(file)[part].name]
    let isCalledHere = workspace.files.indices.contains { other in
      layer(ofFile: other) == .domain
        && facts(other).shapes.contains { shape in
          if case .callsOwn(let called, _) = shape.form {
            facts(other)[called] == label
          } else {
            false
          }
        }
    }
    guard !isCalledHere else { return nil }
    return Phrase(
      "move '\(label)' to \(home(of: kind)): Domain never calls it",
      zh: "把 '\(label)' 移到 \(home(of: kind))：Domain 从不调用它")
  }

  /// Extensions of types from elsewhere are nobody's in Domain.
  private func extensions(_ parts: Set<DeclarationIndex>, _ kind: Framework, in file: Int)
    -> Phrase?
  {
    let facts = facts(file)
    guard
      parts.allSatisfy({
        facts[$0].kind == .extension
          && symbols.subject(of: DeclarationID(file: file, declaration: $0)) == nil
      })
    else { return nil }
    // What extends `[String: Any]` has no name.
    let names = Set(parts.map { facts[facts[$0].name] }).sorted().map { $0.isEmpty ? "[…]" : $0 }
    let (what, home) = (listed(names), home(of: kind))
    let members = Set(parts.flatMap { facts.children(of: $0).map { facts[facts[$0].name] } })
    let callers = domainFiles(calling: members, outside: parts, of: file)
    guard callers.isEmpty else {
      let users = listed(callers.map { workspace.files[$0].name }, most: 3)
      return Phrase(
        "move the \(names.count == 1 ? "extension" : "extensions") of \(what) to \(home), with what calls it in \(users)",
        zh: "把 \(what) 的扩展移到 \(home)，连同 \(users) 中调用它的代码")
    }
    return Phrase(
      "move the \(names.count == 1 ? "extension" : "extensions") of \(what) to \(home), where what it needs may be named",
      zh: "把 \(what) 的扩展移到 \(home)，那里可以引用它需要的内容")
  }

  /// A protocol asks in the words of a framework, or for more than the framework asks.
  private func promise(
    _ place: DeclarationID, naming span: Span, _ owner: DeclarationIndex
  ) -> Phrase? {
    let facts = facts(place.file)
    guard let naming = facts.references.first(where: { $0.span.start == span.start }) else {
      return nil
    }
    let (name, asked) = (facts[naming.name], facts[facts[place.declaration].name])
    if let way = ofDataAlone(place, asked) { return way }
    if facts[owner].kind == .initializer {
      return Phrase(
        "take '\(memberName(owner, in: place.file))' out of '\(asked)': who builds what implements it knows what that needs",
        zh: "从 '\(asked)' 中去掉 '\(memberName(owner, in: place.file))'：构造其实现的代码知道实现需要什么")
    }
    if owner == place.declaration {
      guard naming.role == .conformance else { return nil }
      return isAskedInside(place)
        ? Phrase(
          "leave '\(name)' out of '\(asked)', and let who implements '\(asked)' conform to it",
          zh: "不要让 '\(asked)' 继承 '\(name)'，由实现 '\(asked)' 的类型遵循它")
        : Phrase(
          "move '\(asked)' to Data: it is a '\(name)'", zh: "把 '\(asked)' 移到 Data：它就是 '\(name)'")
    }
    if Self.live.contains(where: name.hasSuffix),
      naming.role == .parameter || naming.role == .property
    {
      return Phrase(
        "leave '\(name)' out of '\(asked)': who implements it is made with a closure that gives it when it is needed",
        zh: "从 '\(asked)' 中去掉 '\(name)'：构造实现它的类型时传入闭包，在需要时由闭包提供")
    }
    if naming.role == .parameter, ["Batch", "Transaction"].contains(where: name.hasSuffix) {
      return Phrase(
        "give '\(asked)' one method for all that is written together, and make the '\(name)' where it is implemented",
        zh: "在 '\(asked)' 中用一个方法表示所有一起写入的内容，在实现处创建 '\(name)'")
    }
    if naming.role == .parameter, isImplementedInDomain(place) {
      return Phrase(
        "let '\(asked)' take a value of Domain instead of '\(name)', which its caller makes of it",
        zh: "让 '\(asked)' 接收 Domain 的值代替 '\(name)'，由调用方转换")
    }
    guard !isImplementedInDomain(place) else { return nil }
    return Phrase(
      "let '\(asked)' ask for a value of Domain instead of '\(name)', and convert between the two where the protocol is implemented",
      zh: "让 '\(asked)' 使用 Domain 的值代替 '\(name)'，在实现处相互转换")
  }

  /// What works with a framework goes, where Domain asks for it by a protocol, or not at all.
  private func worker(_ type: SymbolID, in file: Int) -> Phrase? {
    guard symbols[type].kind.isConcreteType,
      roles[type].isDisjoint(with: [.useCase, .useCaseProtocol, .viewModel])
    else { return nil }
    let name = symbols[type].qualifiedName
    let promise = symbols.allSupertypes(of: type).first {
      symbols[$0].kind == .protocol && layer(of: $0) == .domain
        && roles[$0].isDisjoint(with: [.useCaseProtocol])
    }
    if let promise, !methods(of: type).isEmpty {
      let asked = symbols[promise].qualifiedName
      guard symbols[promise].place.file == file else {
        return stands(promise, for: type) ? goes(type, to: "Data", by: promise) : stored(type)
      }
      if let wire = wireType(namedBy: promise) {
        return goes(type, withPromise: promise, naming: wire)
      }
      if let part = part(of: type, namedBy: promise) {
        return Phrase(
          "move '\(name)' to Data, and leave '\(asked)' here, with '\(part)', which it names, declared on its own",
          zh: "把 '\(name)' 移到 Data，'\(asked)' 以及它引用的 '\(part)'（单独声明）留在这里")
      }
      let isOfData = dependencies(on: promise).contains {
        $0.from.ring == .data && outermostType(of: $0) != type
      }
      return isOfData && !StrayValues(self).isNeeded(promise)
        ? Phrase(
          "move '\(name)' to Data with '\(asked)', which only that uses",
          zh: "把 '\(name)' 和只有 Data 使用的 '\(asked)' 一起移到 Data")
        : Phrase(
          "move '\(name)' to Data, and leave '\(asked)' here",
          zh: "把 '\(name)' 移到 Data，'\(asked)' 留在这里")
    }
    guard !StrayValues(self).isNeeded(type), symbols[type].place.file == file,
      !isNamedBeside(type)
    else { return nil }
    return Phrase(
      "move '\(name)' to Data: nothing in Domain uses it",
      zh: "把 '\(name)' 移到 Data：Domain 中没有代码使用它")
  }

  /// The first type of the wire or the store that a protocol names.
  private func wireType(namedBy promise: SymbolID) -> String? {
    let place = symbols[promise].place
    return facts(place.file).children(of: place.declaration).lazy.flatMap { member in
      self.namings(of: DeclarationID(file: place.file, declaration: member))
    }.first { self.isWireOrStoreType($0.type) }.map { symbols[$0.type].qualifiedName }
  }

  /// That a type goes, whose protocol names records: with it, or once it names values.
  private func goes(
    _ type: SymbolID, withPromise promise: SymbolID, naming wire: String
  ) -> Phrase {
    let (name, asked) = (symbols[type].qualifiedName, symbols[promise].qualifiedName)
    let isAskedFor = dependencies(on: promise).contains {
      $0.from == .domain && $0.file != symbols[promise].place.file
    }
    return isAskedFor
      ? Phrase(
        "move '\(name)' to Data, and let '\(asked)' use a value of Domain in place of '\(wire)'",
        zh: "把 '\(name)' 移到 Data，并让 '\(asked)' 用 Domain 的值代替 '\(wire)'")
      : Phrase(
        "move '\(name)' and '\(asked)', which names '\(wire)', to Data",
        zh: "把 '\(name)' 和引用 '\(wire)' 的 '\(asked)' 一起移到 Data")
  }

  /// That a type can go as it is.
  func goes(_ type: SymbolID, to home: String, by promise: SymbolID) -> Phrase {
    let (name, asked) = (symbols[type].qualifiedName, symbols[promise].qualifiedName)
    let users = handingOn(type, as: promise)
    return users.isEmpty
      ? Phrase(
        "move '\(name)' to \(home): Domain asks for it by '\(asked)' already",
        zh: "把 '\(name)' 移到 \(home)：Domain 已经通过 '\(asked)' 使用它")
      : Phrase("move '\(name)' to \(home)\(users)", zh: "把 '\(name)' 移到 \(home)\(users)")
  }

  /// A value that keeps what a framework gives, and does nothing with it.
  private func stored(
    _ span: Span, _ owners: [DeclarationIndex], of type: SymbolID, _ kind: Framework, in file: Int
  ) -> Phrase? {
    let facts = facts(file)
    guard kind == .system, symbols[type].kind == .struct || symbols[type].kind == .enum,
      roles[type].isDisjoint(with: [.useCase, .persistenceModel, .viewModel]),
      let naming = facts.references.first(where: { $0.span.start == span.start }),
      [.property, .parameter].contains(naming.role),
      owners.allSatisfy({ index in
        let kind = facts[index].kind
        return kind == .enumCase || kind == .initializer
          || kind == .property && !facts[index].modifiers.contains(.isComputed)
      })
    else { return nil }
    let (name, owner) = (facts[naming.name], symbols[type].qualifiedName)
    return Phrase(
      "let '\(owner)' keep plain values in place of '\(name)', and make that of them outside of Domain, where it is needed",
      zh: "让 '\(owner)' 用普通的值代替 '\(name)'，在 Domain 之外需要它的地方再构造它")
  }
}
