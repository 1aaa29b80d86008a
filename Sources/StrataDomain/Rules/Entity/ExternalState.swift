internal import StrataCode
internal import StrataModel

extension Rule {
  /// An entity asks the world around it.
  package static let externalState: Rule = Rule(
    "entity.external-state", .error, footing: .layers, needsDomain: true,
    summary: Phrase(
      """
      A method or computed property of an entity reads a singleton, a service or global state, or \
      an entity stores a repository or service.
      """, zh: "Entity 的方法或计算属性读取单例、服务或全局状态，或者 Entity 持有 Repository 或服务。"),
    title: Phrase("entities read or store what is outside them", zh: "Entity 读取或持有外部状态"),
    step: Phrase("Pass the value as a parameter", zh: "以参数传入"),
    why: Phrase(
      """
      A value that looks outside for its answer gives two answers for the same data: it cannot be \
      tested without setting up the world, and whoever reads the rule does not see what it rests on.
      """,
      zh: """
        值如果要到外部找答案，同样的数据就会得出不同的结果：不布置好外部环境就无法测试，\
        读这条业务规则的人也看不出它依据什么。
        """),
    fix: Phrase(
      "Pass what is needed as a parameter, or let a use case fetch it and hand over the result.",
      zh: "把需要的内容作为参数传入，或由 UseCase 获取，再传入结果。"),
    examples: [
      .bad(
        Phrase("an entity that asks the session who is signed in", zh: "向会话查询登录用户的 Entity"),
        """
        //- Domain/Entities/Comment.swift
        struct Comment {
          let author: String
          var isMine: Bool { author == ↓Session.shared.userName }
        }
        //- Domain/Services/Session.swift
        final class Session {
          static let shared = Session()
          private(set) var userName = ""
          func signIn(_ name: String) { userName = name }
        }
        """),
      .bad(
        Phrase("a price that looks into the settings", zh: "读取设置的价格"),
        """
        //- Domain/Entities/Price.swift
        import Foundation
        struct Price {
          let amount: Int
          func shown() -> String {
            (↓UserDefaults.standard.string(forKey: "currency") ?? "€") + String(amount)
          }
        }
        """),
      .good(
        Phrase("what it needs comes in", zh: "需要的内容由外部传入"),
        seenIn: "FoodOrdering/Sources/Domain/Entities/Card.swift",
        """
        //- Domain/Entities/Comment.swift
        struct Comment: Equatable {
          let author: String
          func isWritten(by user: String) -> Bool { author == user }
        }
        """),
      .good(
        Phrase("the time and a new identifier are values", zh: "时间和新的标识符是值"),
        """
        //- Domain/Entities/Note.swift
        import Foundation
        struct Note: Identifiable, Equatable {
          var id = UUID()
          var written = Date()
          func isOld(in calendar: Calendar = Calendar.current) -> Bool {
            !calendar.isDateInToday(written) && Date() > written
          }
        }
        """),
    ],
    subjects: .domainValues
  ) { codebase in
    let outside = OutsideState(codebase)
    let values = codebase.domainValues()
    return codebase.said(ofEach: values) { id -> [Finding] in
      (codebase.keepsValuesOnly(id) ? outside.findings(in: id) : [])
        + [codebase.storedServiceFinding(id)].compactMap(\.self)
    }
  }
}

/// Tells which static members are a world of their own.
struct OutsideState {
  let codebase: Codebase
  /// Static variables that can be set, by type.
  private let variables: [SymbolID: Set<String>]
  private let globals: GlobalState

  init(_ codebase: Codebase) {
    self.codebase = codebase
    var variables: [SymbolID: Set<String>] = [:]
    let all = codebase.seen(inEachFile: codebase.staticVariables)
    let written = codebase.namesWritten(among: Set(all.map(\.name)))
    // What nobody sets is a constant that bears the wrong word.
    for variable in all where variable.isPublic || written.contains(variable.name) {
      variables[variable.type, default: []].insert(variable.name)
    }
    self.variables = variables
    globals = GlobalState(codebase)
  }

  func findings(in id: SymbolID) -> [Finding] {
    var byMember: [String: [(file: Int, reference: TypeReference, target: SymbolID?)]] = [:]
    for place in codebase.members(of: id) where isCode(place) {
      let facts = codebase.facts(place.file)
      for position in codebase.referenceOrder[place.file][place.declaration] {
        let reference = facts.references[position]
        guard reference.role == .staticAccess, let member = reference.member.map({ facts[$0] }),
          !codebase.scopes[place.file].isExempt(reference),
          !isDefault(reference.span, of: place.declaration, in: facts)
        else { continue }
        let name = facts[reference.name]
        let target = codebase.references[place.file][position]
        guard isOutside(name, member, target, from: id) else { continue }
        var symbol: SymbolID?
        if case .symbol(let found) = target { symbol = found }
        byMember["\(place.file) \(codebase.name(place))", default: []].append(
          (place.file, reference, symbol))
      }
    }
    return byMember.values.map { finding(id, $0) } + globals.findings(in: id, isCode)
  }

  /// Whether a member is a method or a computed property of a value that exists.
  private func isCode(_ place: DeclarationID) -> Bool {
    let declaration = codebase.declaration(place)
    guard codebase.layer(ofFile: place.file) == .domain,
      codebase.scopes[place.file].isProduction, !declaration.modifiers.contains(.isStatic)
    else { return false }
    return declaration.kind == .function
      || declaration.kind == .property && declaration.modifiers.contains(.isComputed)
  }

  private func isDefault(_ span: Span, of owner: DeclarationIndex, in facts: FileFacts) -> Bool {
    facts.parameters.contains {
      $0.owner == owner && $0.defaultValue?.contains(span.start) == true
    }
  }

  private func isOutside(
    _ name: String, _ member: String, _ target: Target, from id: SymbolID
  ) -> Bool {
    switch target {
    case .external:
      return Self.platform[name]?.contains(member)
        ?? (member == "shared" || Self.isNamedForService(name) && Self.isMember(member))
    case .symbol(let found):
      guard let type = codebase.symbols.expanded([found]).first, type != id else { return false }
      if variables[type]?.contains(member) == true { return true }
      let isObject = [.class, .actor].contains(codebase.symbols[type].kind)
      if Self.singletons.contains(member) {
        // An instance that keeps nothing and serves nobody only gives functions a name.
        return isObject
          && (!codebase.storedProperties(of: type).isEmpty
            || Self.isNamedForService(codebase.symbols[type].name))
          || !codebase.roles[type].isDisjoint(with: Self.services)
      }
      guard Self.isMember(member) else { return false }
      return !codebase.roles[type].isDisjoint(with: Self.services)
        || Self.isNamedForService(codebase.symbols[type].name) && answers(member, of: type)
    default: return false
    }
  }

  private static func isMember(_ name: String) -> Bool {
    name.first?.isLowercase == true && !["self", "init"].contains(name)
  }

  /// Whether a name says that its type serves others: a lone `Client` may be a customer.
  private static func isNamedForService(_ name: String) -> Bool {
    let words = NameWords(name)
    return words.bare.count > 1
      && words.suffix(from: ["service", "client", "repository", "gateway"]) != nil
  }

  /// Whether a static member knows something that its caller did not give it: a function that works
  /// out its result from arguments is a rule that several types share.
  private func answers(_ member: String, of type: SymbolID) -> Bool {
    if codebase.isDomainValue(type), !codebase.storedProperties(of: type).isEmpty { return false }
    return codebase.members(of: type).contains { place in
      let declaration = codebase.declaration(place)
      guard declaration.modifiers.contains(.isStatic), codebase.name(place) == member else {
        return false
      }
      return declaration.kind == .property && !codebase.isKey(place)
        || declaration.kind == .function
          && !codebase.facts(place.file).parameters.contains { $0.owner == place.declaration }
    }
  }

  private static let singletons: Set<String> = ["shared", "current", "default", "standard"]
  private static let services: Roles = [
    .repositoryImplementation, .dataSource, .useCase, .container,
  ]
  private static let platform: [String: Set<String>] = [
    "UserDefaults": ["standard"], "FileManager": ["default"], "NotificationCenter": ["default"],
    "DistributedNotificationCenter": ["default"], "UIDevice": ["current"],
    "WKInterfaceDevice": ["current"], "NSUbiquitousKeyValueStore": ["default"],
    "ProcessInfo": ["processInfo"], "Bundle": ["main"], "UIScreen": ["main"],
    "Locale": [], "Calendar": [], "TimeZone": [], "Date": [], "UUID": [],
  ]

  private func finding(
    _ id: SymbolID, _ uses: [(file: Int, reference: TypeReference, target: SymbolID?)]
  ) -> Finding {
    let uses = uses.sorted { $0.reference.span.start < $1.reference.span.start }
    let (file, reference, target) = uses[0]
    let facts = codebase.facts(file)
    let read = facts[reference.name] + (reference.member.map { "." + facts[$0] } ?? "")
    let name = codebase.symbols[id].qualifiedName
    let member = facts[facts[reference.owner].name]
    return Rule.externalState.finding(
      at: FindingPlace(
        reference.span, in: file, also: uses.dropFirst().map(\.reference.span),
        subject: "\(name).\(member)", owner: reference.owner), in: codebase,
      message: Phrase(
        "'\(member)' of '\(name)' in Domain uses '\(read)'",
        zh: "Domain 中 '\(name)' 的 '\(member)' 使用了 '\(read)'"),
      help: codebase.demandHelp(member, of: id, read)
        ?? codebase.screenHelp(member, name, facts[reference.name])
        ?? Self.help(member, read, isProperty: facts[reference.owner].kind == .property)
    ).naming(target, in: codebase).with(confidence: codebase.domainConfidence(id))
      // Which instance formats a date is no secret that the value keeps, nor is how the app was built.
      .held(
        at: target.map(codebase.worksAlone) == true
          || isConfiguration(id) && facts[reference.name] == "Bundle" ? .info : .error)
  }

  /// Whether a type says how the app was built, which stands nowhere else.
  private func isConfiguration(_ id: SymbolID) -> Bool {
    codebase.symbols.words(of: id).suffix(from: [
      "environment", "configuration", "config", "flavor", "scheme", "buildinfo", "appinfo",
    ]) != nil
  }
}
