extension Rule {
  /// A mapper makes up what the other side did not send.
  package static let silentDefault = Rule(
    "mapping.silent-default", .warning,
    summary: "A mapper fills a Domain value with a default where the data is missing or unknown.",
    why: """
      A made-up name, date or state looks like a real one: nobody can tell it from data any more, \
      it is stored, compared and shown, and the broken response is never noticed.
      """,
    fix: """
      Throw, or leave the record out. If it may be missing, make the Domain property optional; if \
      it may be new, give the enum a case for it.
      """,
    examples: [
      .bad(
        "missing values become empty text and a birthday of now",
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
        "an unknown state becomes a known one",
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
        "what is missing is missing",
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
            return Guest(name: name, nickname: nickname ?? "")
          }
        }
        //- Data/Mapping/MappingError.swift
        enum MappingError: Error { case missing(String) }
        """),
      .good(
        "another field, a display text and a URL are no made-up data",
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
    guard codebase.hasDomain else { return [] }
    let arguments = MadeUpArguments(codebase)
    return codebase.workspace.files.indices.flatMap { file -> [Finding] in
      guard codebase.scopes[file].isProduction, codebase.layer(ofFile: file) != .app else {
        return []
      }
      var byDomain: [SymbolID: [MadeUpArgument]] = [:]
      for argument in arguments.all(in: file) {
        byDomain[argument.domain, default: []].append(argument)
      }
      return byDomain.values.map { codebase.silentDefaultFinding($0, in: file) }
    }
  }
}

extension Codebase {
  fileprivate func silentDefaultFinding(_ group: [MadeUpArgument], in file: Int) -> Finding {
    let heaviest = group.map(\.weight).max() ?? .mild
    let told = group.filter { $0.weight >= min(heaviest, .medium) }
    let first = told[0]
    let domain = symbols[first.domain].qualifiedName
    let certainty: Double =
      switch heaviest {
      case .high: 0.9
      case .medium: 0.75
      case .mild: 0.7
      }
    return finding(
      "mapping.silent-default", heaviest == .mild ? .info : .warning, at: first.value.span,
      in: file, also: group.map(\.value.span), subject: domain, owner: first.value.owner,
      to: first.domain,
      confidence: min(
        certainty, placements[file].ringConfidence, domainConfidence(first.domain)),
      message: message(first, told, domain, in: file), help: help(first, told, domain))
  }

  private func message(
    _ first: MadeUpArgument, _ told: [MadeUpArgument], _ domain: String, in file: Int
  ) -> Phrase {
    let facts = facts(file)
    let value = facts[first.value.value]
    let who = described(namerOf: first.value.owner, in: file)
    guard let property = first.property else {
      return first.value.kind == .defaultCase
        ? "\(who) turns every unknown text into '\(value)' of '\(domain)'"
        : "\(who) turns every unknown raw value into '\(value)' of '\(domain)'"
    }
    let rest = Set(told.compactMap(\.property)).subtracting([property]).sorted()
    let more = rest.isEmpty ? "" : ", and makes up \(listed(rest)) too"
    let isOwn = namer(of: first.value.owner, in: file).symbol == domain
    let filled = isOwn ? "its '\(property)'" : "'\(property)' of '\(domain)'"
    if first.value.kind == .passed { return "\(who) makes up \(filled): \(value)\(more)" }
    let left = first.value.instead.map { facts[$0] } ?? ""
    let shown =
      left.utf8.count > 60 ? "" : " where '\(left)' \(first.isParsed ? "fails" : "is nil")"
    return "\(who) fills \(filled) with \(value)\(shown)\(more)"
  }

  private func help(_ first: MadeUpArgument, _ told: [MadeUpArgument], _ domain: String) -> Phrase {
    guard let property = first.property else {
      return "throw or give back nil, or add a case to '\(domain)' for what is not known"
    }
    if first.value.kind == .passed {
      return """
        take '\(property)' from where it is known, pass it in as a parameter, or make it optional \
        in '\(domain)'
        """
    }
    let words = NameWords(property).all
    // Nobody wants a thing without an identity.
    if words.last == "id" || words.last == "identifier" {
      return "throw or leave the record out where '\(property)' of '\(domain)' is missing"
    }
    return "throw or leave the record out, or make '\(property)' of '\(domain)' optional"
  }
}
