internal import StrataCode
internal import StrataModel

/// Who builds whom in a file.
struct Construction: Hashable {
  /// Of several things for one screen, the first.
  var target: SymbolID
  var consumer: SymbolID
  /// The screen that it is built for, where the consumer builds another one.
  var next: SymbolID?
  var isMild: Bool
  var isAnew: Bool

  /// A screen that another one builds.
  struct Screen: Hashable {
    var file: Int
    var consumer: SymbolID
    var next: SymbolID
  }
}

// What one screen builds for another.

extension Codebase {
  /// One screen that builds what the next one needs.
  func finding(
    _ item: Construction, for next: SymbolID, others: Int,
    _ places: [(span: Span, owner: DeclarationIndex)], _ file: Int
  ) -> Finding {
    let (screen, consumer) = (symbols[next].qualifiedName, symbols[item.consumer].qualifiedName)
    let rest = Noun("other", zh: "个对象").count(others)
    let more = others > 0 ? Phrase(" and \(rest)", zh: "和另外 \(rest)") : .empty
    let builder = LegalRoute(self).builder(of: next).map { symbols[$0].qualifiedName }
    return Rule.selfConstruction.finding(
      at: FindingPlace(
        places[0].span, in: file, also: places.dropFirst().map(\.span),
        subject: symbols[item.target].qualifiedName, owner: places[0].owner), in: self,
      message: Phrase(
        "\(described(item.consumer)) builds \(described(item.target))\(more) for '\(screen)'",
        zh: "\(described(item.consumer)) 为 '\(screen)' 构造了 \(described(item.target))\(more)"),
      help: builder.map {
        Phrase(
          "let '\($0)', which builds '\(screen)' already, do so here too",
          zh: "让已经在构造 '\(screen)' 的 '\($0)' 也在这里构造它")
      }
        ?? (types(.coordinator).isEmpty && types(.container).isEmpty
          ? Phrase(
            """
            let the initializer of '\(consumer)' take a closure that makes '\(screen)', and pass that closure \
            \(LegalRoute(self).wiringPlace(for: next, into: item.consumer))
            """,
            zh: """
              在 '\(consumer)' 的初始化方法中接收构造 '\(screen)' 的闭包，\
              并\(LegalRoute(self).wiringPlace(for: next, into: item.consumer))写出这个闭包
              """) : nil)
        ?? Phrase(
          """
          let a coordinator or a factory build '\(screen)' with all that it needs, and let \
          '\(consumer)' only ask for it
          """,
          zh: "由 Coordinator 或工厂构造 '\(screen)' 及其全部依赖，'\(consumer)' 只发起请求")
    ).held(at: item.isMild ? .info : .warning).naming(item.target, in: self).with(confidence: 0.9)
  }

  /// Whether a screen's initializer takes all that its view model needs and only hands it on, as
  /// SwiftUI's state objects ask for.
  func isHandedThrough(to id: SymbolID, _ owner: DeclarationIndex, in file: Int) -> Bool {
    guard owner >= 0, facts(file)[owner].kind == .initializer else { return false }
    let given = Set(
      namings(of: DeclarationID(file: file, declaration: owner), as: [.parameter]).map(\.type))
    return collaborators(of: id).allSatisfy(given.contains)
  }

  /// The other screen that the function around a place builds, if it builds one.
  func nextScreen(
    at place: DeclarationID, _ start: UInt32, of consumer: SymbolID, taking part: SymbolID
  ) -> SymbolID? {
    let (file, owner) = (place.file, place.declaration)
    guard owner >= 0, roles.has(consumer, .view) else { return nil }
    let built = referenceOrder[file][owner].compactMap { position -> BuiltView? in
      let reference = self.facts(file).references[position]
      guard reference.role == .construction,
        case .symbol(let id) = self.references[file][position],
        id != consumer, self.roles.has(id, .view),
        !self.symbols.allSupertypes(of: consumer).contains(id)
      else { return nil }
      return BuiltView(id: id, start: reference.span.start)
    }
    let screens = built.filter { isScreen($0.id) }
    // Where several are built, it is for the one that takes it, or for the one around it.
    let wanted = Set([part] + symbols.allSupertypes(of: part))
    if let taker = screens.first(where: { screen in
      handedOver(to: screen.id).flatMap { namings(of: $0, as: [.parameter, .property]) }
        .contains { wanted.contains($0.type) }
    }) {
      return taker.id
    }
    guard let around = built.last(where: { $0.start < start }) else { return screens.first?.id }
    return screens.contains { $0.start == around.start } ? around.id : nil
  }

  /// Whether a view has collaborators or a view model of its own.
  private func isScreen(_ id: SymbolID) -> Bool {
    handedOver(to: id).flatMap { namings(of: $0, as: [.parameter, .property]) }.contains {
      isCollaboratorOrProtocol($0.type)
        || !roles[$0.type].isDisjoint(with: [.viewModel, .viewModelProtocol])
    }
  }
}

/// A view that code builds, and where.
private struct BuiltView {
  var id: SymbolID
  var start: UInt32
}

// What one builds to hand it to what else one builds.

extension Codebase {
  /// Whether what stands at a place is built anew each time.
  func isInMethod(
    _ owner: DeclarationIndex, in file: Int, orInitializer: Bool
  ) -> Bool {
    let declaration = facts(file)[owner]
    return declaration.kind == .function || orInitializer && declaration.kind == .initializer
      || declaration.kind == .property && declaration.modifiers.contains(.isComputed)
  }

  /// Whether a declaration that builds both hands `part` to `whole`, or to what that is handed.
  func isPart(
    _ part: SymbolID, of whole: SymbolID, _ owner: DeclarationIndex, in file: Int
  ) -> Bool {
    guard owner >= 0, part != whole else { return false }
    let built = Set(
      namings(of: DeclarationID(file: file, declaration: owner), as: [.construction]).map(\.type))
    var (reached, next): (Set<SymbolID>, [SymbolID]) = ([whole], [whole])
    while let taker = next.popLast() {
      let taken = Set(
        handedOver(to: taker).flatMap { namings(of: $0, as: [.parameter, .property]) }.map(\.type))
      for type in built where !reached.contains(type) {
        guard !taken.isDisjoint(with: [type] + symbols.allSupertypes(of: type)) else { continue }
        if type == part { return true }
        reached.insert(type)
        next.append(type)
      }
    }
    return false
  }
}
