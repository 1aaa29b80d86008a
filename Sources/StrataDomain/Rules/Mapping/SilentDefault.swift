internal import StrataCode
internal import StrataModel

extension Rule {
  /// A mapper makes up what the other side did not send.
  package static let silentDefault: Rule = Rule(
    "mapping.silent-default", .warning, needsDomain: true,
    summary: Phrase(
      "A mapper fills a Domain value with a default where the data is missing or unknown.",
      zh: "数据缺失或未知时，Mapper 用默认值填充 Domain 的值。"),
    title: Phrase("mappers replace missing data with defaults", zh: "映射时用默认值掩盖缺失的数据"),
    step: Phrase("Throw, or make the property optional", zh: "抛出错误，或改为可选属性"),
    why: Phrase(
      """
      A made-up name, date or state looks like a real one: nobody can tell it from data any more, \
      it is stored, compared and shown, and the broken response is never noticed.
      """,
      zh: """
        编造的名称、日期或状态看起来和真的一样，没人能再把它和数据区分开：它照样被存储、比较和展示，\
        出错的响应却始终没人发现。
        """),
    fix: Phrase(
      """
      Throw, or leave the record out. If it may be missing, make the Domain property optional; if \
      it may be new, give the enum a case for it.
      """,
      zh: """
        抛出错误，或略去这条记录。如果值可以缺失，就把 Domain 的属性改为可选；如果可能出现新的值，\
        就在枚举中为未知情况增加一个 case。
        """),
    examples: [
      .bad(
        Phrase(
          "missing values become empty text and a birthday of now", zh: "缺失的值变成空文本，缺失的生日变成当前时间"),
        """
        //- Domain/Entities/Guest.swift
        import Foundation
        struct Guest: Equatable {
          let name: String
          let birthday: Date
        }
        //- Data/DTO/GuestDTO.swift
        import Foundation
        struct GuestDTO: Decodable {
          let name: String?
          let birthday: Date?
          func toDomain() -> Guest {
            Guest(name: name ?? ↓"", birthday: birthday ?? Date())
          }
        }
        """),
      .bad(
        Phrase("an unknown state becomes a known one", zh: "未知状态变成已知状态"),
        """
        //- Domain/Entities/OrderState.swift
        enum OrderState: String { case open, paid }
        //- Data/Mapping/OrderMapper.swift
        struct OrderMapper {
          func state(_ text: String) -> OrderState {
            OrderState(rawValue: text) ?? ↓.open
          }
        }
        """),
      .good(
        Phrase("what is missing is missing", zh: "缺失就是缺失"),
        seenIn: "Books/Sources/Data/Mappers/BookMapper.swift",
        """
        //- Domain/Entities/Guest.swift
        struct Guest: Equatable {
          let name: String
          let nickname: String?
        }
        //- Data/DTO/GuestDTO.swift
        struct GuestDTO: Decodable {
          let name: String?
          let nickname: String?
          func toDomain() throws -> Guest {
            guard let name else { throw MappingError.missing("name") }
            return Guest(name: name, nickname: nickname)
          }
        }
        //- Data/Mapping/MappingError.swift
        enum MappingError: Error { case missing(String) }
        """),
      .good(
        Phrase(
          "another field, a display text and a URL are no made-up data",
          zh: "另一个字段、展示文本和 URL 不是编造的数据"),
        """
        //- Domain/Entities/Guest.swift
        struct Guest: Equatable { let name: String }
        //- Data/DTO/GuestDTO.swift
        import Foundation
        struct GuestDTO: Decodable {
          let name: String
          let nickname: String?
          func toDomain() -> Guest { Guest(name: nickname ?? name) }
          func path() -> URLQueryItem { URLQueryItem(name: "name", value: nickname ?? "") }
        }
        //- Presentation/Guests/GuestItemModel.swift
        struct GuestItemModel: Equatable {
          let text: String
          init(_ guest: Guest?) { text = guest?.name ?? "nobody" }
        }
        """),
    ], subjects: .dataFiles
  ) { codebase in
    let arguments = MadeUpArguments(codebase)
    return codebase.said { file -> [Finding] in
      guard codebase.scopes[file].isProduction, codebase.layer(ofFile: file) != .app else {
        return []
      }
      var byDomain: [SymbolID: [MadeUpArgument]] = [:]
      for argument in arguments.all(in: file) {
        byDomain[argument.domain, default: []].append(argument)
      }
      return codebase.oneEach(byDomain).map { codebase.silentDefaultFinding($0, in: file) }
    }
  }
}

extension Codebase {
  fileprivate func silentDefaultFinding(_ group: [MadeUpArgument], in file: Int) -> Finding {
    let heaviest = group.map(\.weight).max() ?? .mild
    let heavy = group.filter { $0.weight >= min(heaviest, .medium) }
    let first = heavy[0]
    // What ends the app makes nothing up.
    let told = heavy.filter { ($0.value.kind == .forced) == (first.value.kind == .forced) }
    let domain = symbols[first.domain].qualifiedName
    let certainty: Double =
      switch heaviest {
      case .high: 0.9
      case .medium: 0.75
      case .mild: 0.7
      }
    return Rule.silentDefault.finding(
      at: FindingPlace(
        first.value.span, in: file, also: group.map(\.value.span), subject: domain,
        owner: first.value.owner), in: self,
      message: message(first, told, domain, in: file),
      help: sent(told, in: file) ?? help(first, told, domain)
    ).held(
      // An initializer that throws has the last word on what it is made of.
      at: heaviest == .mild || told.allSatisfy { $0.value.kind == .forced }
        || initializers(of: first.domain).contains {
          declaration($0).modifiers.contains(.isThrowing)
        } ? .info : .warning
    ).naming(first.domain, in: self).with(
      confidence: min(
        certainty, placements[file].ringConfidence,
        isDomainValue(first.domain) ? domainConfidence(first.domain) : 1))
  }

  private func message(
    _ first: MadeUpArgument, _ told: [MadeUpArgument], _ domain: String, in file: Int
  ) -> Phrase {
    let facts = facts(file)
    let value = facts[first.value.value]
    let who = described(namerOf: first.value.owner, in: file)
    if first.value.kind == .forced { return forcedMessage(first, who, domain, in: file) }
    guard let property = first.property else {
      return first.value.kind == .defaultCase
        ? Phrase(
          "\(who) turns every unknown text into '\(value)' of '\(domain)'",
          zh: "\(who) 把所有未知文本都转换成 '\(domain)' 的 '\(value)'")
        : Phrase(
          "\(who) turns every unknown raw value into '\(value)' of '\(domain)'",
          zh: "\(who) 把所有未知原始值都转换成 '\(domain)' 的 '\(value)'")
    }
    let rest = Set(told.compactMap(\.property)).subtracting([property]).sorted()
    let more: Phrase =
      rest.isEmpty
      ? .empty : Phrase(", and makes up \(listed(rest)) too", zh: "，还编造了 \(listed(rest))")
    let isOwn = namer(of: first.value.owner, in: file).symbol == domain
    let filled =
      isOwn
      ? Phrase("its '\(property)'", zh: "自己的 '\(property)'")
      : Phrase("'\(property)' of '\(domain)'", zh: "'\(domain)' 的 '\(property)'")
    if first.value.kind == .passed {
      let others = Set(told.map(\.domain)).count - 1
      let all: Phrase =
        others == 0
        ? .empty
        : Phrase(
          " and of \(others) other \(others == 1 ? "value" : "values")",
          zh: " 和另外 \(others) 个值的同名属性")
      return Phrase(
        "\(who) makes up \(filled)\(all): \(value)\(more)",
        zh: "\(who) 编造了 \(filled)\(all)：\(value)\(more)")
    }
    let left = first.value.instead.map { facts[$0] } ?? ""
    let failure =
      first.isParsed
      ? Phrase(" where '\(left)' fails", zh: " 在 '\(left)' 失败时")
      : Phrase(" where '\(left)' is nil", zh: " 在 '\(left)' 为 nil 时")
    let shown = left.utf8.count > 60 ? .empty : failure
    return Phrase(
      "\(who) fills \(filled) with \(value)\(shown)\(more)",
      zh: "\(who)\(shown) 用 \(value) 填充 \(filled)\(more)")
  }

  private func forcedMessage(
    _ first: MadeUpArgument, _ who: Phrase, _ domain: String, in file: Int
  ) -> Phrase {
    let left = first.value.instead.map { facts(file)[$0] } ?? ""
    return first.property.map {
      Phrase(
        "\(who) ends the app where '\(left)' fails, for '\($0)' of '\(domain)'",
        zh: "\(who) 在 '\(left)' 失败时让应用崩溃（'\(domain)' 的 '\($0)'）")
    }
      ?? Phrase(
        "\(who) ends the app on every raw value that '\(domain)' does not know",
        zh: "\(who) 遇到 '\(domain)' 未知的原始值就让应用崩溃")
  }

  private func help(_ first: MadeUpArgument, _ told: [MadeUpArgument], _ domain: String) -> Phrase {
    guard let property = first.property else {
      let open = members(of: first.domain).filter { declaration($0).kind == .enumCase }
        .map { name($0) }.first(where: Self.openCases.contains)
      if let open {
        return Phrase(
          "turn what is not known into '.\(open)' of '\(domain)'",
          zh: "把未知的内容转换成 '\(domain)' 的 '.\(open)'")
      }
      return Phrase(
        "throw or give back nil, or add a case to '\(domain)' for what is not known",
        zh: "抛出错误或返回 nil，或在 '\(domain)' 中为未知情况增加一个 case")
    }
    if first.value.kind == .passed {
      return Phrase(
        """
        take '\(property)' from where it is known, pass it in as a parameter, or make it optional \
        in '\(domain)'
        """, zh: "从有 '\(property)' 的地方取得它，或作为参数传入，或在 '\(domain)' 中把它改为可选")
    }
    // What is missing is another's to decide than what cannot be read.
    let alike = told.filter { $0.isParsed == first.isParsed }
    let all = [property] + Set(alike.compactMap(\.property)).subtracting([property]).sorted()
    let what = listed(all)
    let any = Phrase.joined(
      all.map { Phrase(verbatim: "'\($0)'") }, by: Phrase(" or ", zh: " 或 "))
    let missing =
      first.isParsed
      ? Phrase("\(any) cannot be read", zh: "\(any) 无法解析")
      : Phrase("\(any) is missing", zh: "\(any) 缺失")
    let words = NameWords(property).all
    // Nobody wants a thing without an identity.
    if words.last == "id" || words.last == "identifier" {
      return first.isParsed
        ? Phrase(
          "throw, leave out the record of which \(missing), or make \(what) of '\(domain)' optional if there may be none",
          zh: "\(missing)时，抛出错误或略去这条记录；如果它可以没有，就把 '\(domain)' 的 \(what) 改为可选")
        : Phrase(
          "throw, or leave out the record of which \(missing)",
          zh: "\(missing)时，抛出错误或略去这条记录")
    }
    return Phrase(
      "throw where \(missing), or make \(what) of '\(domain)' optional",
      zh: "\(missing)时抛出错误，或把 '\(domain)' 的 \(what) 改为可选")
      + decidingOthers(Set(told.compactMap(\.property)).subtracting(all))
  }

  /// Cases for what is not known.
  private static let openCases: Set<String> = [
    "unknown", "undefined", "unspecified", "unrecognized", "unsupported",
  ]
}
