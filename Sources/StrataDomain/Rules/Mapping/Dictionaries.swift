internal import StrataCode
internal import StrataModel

// JSON that nobody gave a type: `[String: Any]`.

extension Codebase {
  /// The parameter of a declaration that is a dictionary of anything.
  func dictionaryParameter(of place: DeclarationID) -> Parameter? {
    let facts = facts(place.file)
    return facts.parameters.first { parameter in
      parameter.owner == place.declaration
        && isDictionary(
          facts.references.filter {
            // Of a closure that takes one, the span holds more.
            $0.owner == place.declaration && parameter.span.contains($0.span.start)
          }.map { facts[$0.name] })
    }
  }

  /// Whether a declaration gives back a dictionary of anything, or several.
  func givesDictionary(_ place: DeclarationID) -> Bool {
    let facts = facts(place.file)
    return isDictionary(
      referenceOrder[place.file][place.declaration].map { facts.references[$0] }
        .filter { $0.role == .return }.map { facts[$0.name] })
  }

  private func isDictionary(_ names: [String]) -> Bool {
    switch names {
    case ["String", "Any"], ["String", "AnyObject"], ["NSDictionary"], ["AnyHashable", "Any"]: true
    default: false
    }
  }

  /// Functions of Domain that turn untyped JSON into a Domain type; what an entity itself does is a
  /// coding of that entity.
  func dictionaryMapperFindings(in file: Int) -> [Finding] {
    facts(file).declarations.indices.compactMap { index in
      let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
      let declaration = declaration(place)
      guard declaration.kind == .function || declaration.kind == .initializer,
        // What waits for its result asks somebody, and hands the dictionary on.
        declaration.modifiers.contains(.hasBody), !declaration.modifiers.contains(.isAsync),
        !scopes[file].isExempt(declaration.span, in: place.declaration),
        dictionaryParameter(of: place) != nil, !handsOn(place),
        let domain = domainType(madeBy: place)
      else { return nil }
      let (name, method) = (symbols[domain].qualifiedName, self.name(place))
      let isInitializer = declaration.kind == .initializer
      return Rule.outsideData.finding(
        at: FindingPlace(
          declaration.span, in: file, subject: "\(name).\(method)", owner: place.declaration),
        in: self,
        message: Phrase(
          "\(described(namerOf: place.declaration, in: file)) in Domain turns an untyped dictionary into '\(name)' in '\(method)'",
          zh:
            "Domain 中的 \(described(namerOf: place.declaration, in: file)) 在 '\(method)' 中把无类型的字典转换成 '\(name)'"
        ),
        help: isInitializer
          ? Phrase(
            "move the initializer to Data, into an extension of '\(name)' or a DTO",
            zh: "把这个初始化方法移到 Data，放进 '\(name)' 的扩展或 DTO")
          : Phrase(
            "move '\(method)' to Data, where the format of the answer is known",
            zh: "把 '\(method)' 移到了解响应格式的 Data")
      ).held(at: .info).naming(domain, in: self).with(
        confidence: min(0.9, placements[file].ringConfidence))
    }
  }

  /// Whether a function only hands on what it is given.
  private func handsOn(_ place: DeclarationID) -> Bool {
    facts(place.file).shapes.contains { shape in
      guard shape.owner == place.declaration, case .forwards = shape.form else { return false }
      return true
    }
  }

  /// The Domain type that a function returns, or whose initializer a declaration is.
  private func domainType(madeBy place: DeclarationID) -> SymbolID? {
    if declaration(place).kind == .initializer {
      return typesAround(place.declaration, in: place.file).first.flatMap {
        isDomainValue($0) ? $0 : nil
      }
    }
    // `Observable<User>` is an answer to come.
    return namings(of: place, as: [.return]).map(\.type).first(where: isDomainValue)
  }
}
