internal import StrataCode
internal import StrataModel

// Where a view model names what a framework draws: by its members, which somebody can go to.

extension FrameworkUses {
  /// The members of the file that some names stand in, each once; nil where one stands elsewhere, or where
  /// there are more than somebody reads.
  func members(naming names: [String]) -> [String]? {
    let owners = places(of: names).map { place in
      facts.enclosing(place.owner).last { index in
        [.property, .function, .enumCase, .initializer].contains(facts[index].kind)
      }
    }
    guard !owners.isEmpty, owners.allSatisfy({ $0 != nil }) else { return nil }
    let members = Self.once(
      owners.compactMap { $0 }.map { index in
        facts[index].kind == .initializer ? "init" : facts[facts[index].name]
      })
    return members.count <= Self.mostMembers ? members : nil
  }

  private static let mostMembers = 3

  /// `'cover' and 'upload'`: the members that some names stand in; the view model where they are many.
  func place(of names: [String], in model: String) -> Phrase {
    members(naming: names).map { codebase.listed($0) } ?? Phrase(verbatim: "'\(model)'")
  }

  /// `what 'open' does with 'UIApplication'`, or `what 'UIApplication' does`.
  func deed(of names: [String], _ listed: Phrase) -> Phrase {
    guard let members = members(naming: names) else {
      return Phrase(
        "what \(listed) \(names.count == 1 ? "does" : "do")", zh: "\(listed) 的功能")
    }
    let who = codebase.listed(members)
    return Phrase(
      "what \(who) \(members.count == 1 ? "does" : "do") with \(listed)",
      zh: "\(who) 对 \(listed) 的使用")
  }
}
