internal import StrataCode
internal import StrataModel

/// Methods of a view model that are called after the same thing, or touch what no other does.
struct MethodGroup {
  /// Nil where only what they touch is the same.
  var word: String?
  var methods: [DeclarationID]
  /// Code lines.
  var lines: Int
  /// How many of the methods others can call.
  var open: Int
  /// The properties that no other method changes.
  var state: [String] = []

  /// What tells it from others.
  var name: String { word ?? state.joined(separator: " ") }
}

/// How much of a view model is more than the limits allow: nothing where not above zero.
struct Surplus {
  var lines: Int
  var methods: Int

  /// What is left of it without some methods.
  func without(_ group: MethodGroup) -> Surplus {
    Surplus(lines: lines - group.lines, methods: methods - group.open)
  }

  /// Whether some methods are a quarter of it or more.
  func isEased(by group: MethodGroup) -> Bool {
    lines > 0 ? group.lines * 4 >= lines : group.open * 4 >= methods
  }

  var isGone: Bool { lines <= 0 && methods <= 0 }
}

extension Codebase {
  /// The largest groups of methods of a view model that are called after the same thing, or touch the
  /// same, as many as take away the surplus, at most three: what they are about is a part of the screen,
  /// though nothing proves that they can go as they are.
  func methodGroups(
    of id: SymbolID, in bodies: [DeclarationID], _ surplus: Surplus
  ) -> [MethodGroup] {
    let methods = bodies.flatMap(countedMethods)
    let own = Set(symbols.words(of: id).all.map(WordReader.singular))
    let open = Set(openMethods(in: bodies))
    let state = Set(
      storedProperties(of: id).filter { place in
        !declaration(place).modifiers.contains(.isConstant)
          || namings(of: place).contains { isCollaboratorOrProtocol($0.type) }
      }.map { name($0) })
    var (rest, left) = (methods, surplus)
    var groups: [MethodGroup] = []
    while groups.count < 3, !left.isGone {
      let fitting = [namedAlike(rest, without: own), touchingAlike(rest, state)].compactMap {
        $0.map { part in
          MethodGroup(
            word: part.word, methods: part.methods, lines: codeLines(of: part.methods),
            open: part.methods.count(where: open.contains),
            state: stateOwned(by: part.methods, of: state, among: methods))
        }.filter {
          !$0.state.isEmpty && isPart($0, of: methods, in: bodies) && surplus.isEased(by: $0)
            && ($0.word != nil || $0.lines > Self.fewestLines)
        }.max {
          let (one, other) = surplus.lines > 0 ? ($0.lines, $1.lines) : ($0.open, $1.open)
          return (one, $1.name) < (other, $0.name)
        }
      }
      guard let next = fitting.first else { break }
      groups.append(next)
      left = left.without(next)
      rest.removeAll(where: next.methods.contains)
    }
    return groups
  }

  /// Methods that are not called alike are a part only if they are more than a few lines.
  private static let fewestLines = 24

  /// The stored properties that some methods of all touch, and no other; none where they share as many
  /// with others, from which they cannot part.
  private func stateOwned(
    by some: [DeclarationID], of state: Set<String>, among all: [DeclarationID]
  ) -> [String] {
    let others = touched(by: all.filter { !some.contains($0) }, of: state)
    let own = touched(by: some, of: state)
    let alone = own.subtracting(others)
    return alone.count * 2 > own.count ? alone.sorted() : []
  }

  /// The stored properties that some methods write, or call something of.
  func touched(by methods: [DeclarationID], of state: Set<String>) -> Set<String> {
    methods.reduce(into: []) { touched, method in
      let facts = facts(method.file)
      let extent = declaration(method).extent
      for shape in facts.shapes where extent.contains(shape.span.start) {
        guard let path = shape.writtenPath ?? shape.memberPath else { continue }
        touched.formUnion(facts[path].split(separator: ".").map(String.init).filter(state.contains))
      }
    }
  }

  /// Whether a view model is about something else, too: what most of it is about is no part.
  private func isPart(
    _ group: MethodGroup, of methods: [DeclarationID], in bodies: [DeclarationID]
  ) -> Bool {
    group.methods.count * 2 <= methods.count && group.lines * 5 <= codeLines(of: bodies) * 2
  }

  private func countedMethods(of body: DeclarationID) -> [DeclarationID] {
    facts(body.file).children(of: body.declaration).filter {
      facts(body.file)[$0].kind == .function && !isSpare($0, in: body.file)
        && !facts(body.file)[$0].modifiers.contains(.isStatic)
    }.map { DeclarationID(file: body.file, declaration: $0) }
  }

  /// What to do with some groups of methods of a view model: all of it, or where to begin.
  func split(_ name: String, by groups: [MethodGroup], _ surplus: Surplus) -> Phrase {
    let parts = Phrase.list(
      groups.map { group in
        let names = listed(group.methods.map { self.name($0) })
        let state = listed(group.state, most: 2)
        guard let word = group.word else {
          return Phrase(
            "\(names) (\(group.lines) lines) with \(state), which no other method changes or asks,",
            zh: "\(names)（共 \(group.lines) 行）和只有它们修改或调用的 \(state)")
        }
        return Phrase(
          "the methods about '\(word)' (\(names), \(group.lines) lines) with \(state), which no other method changes or asks,",
          zh: "与 '\(word)' 有关的方法（\(names)，共 \(group.lines) 行）和只有它们修改或调用的 \(state)")
      })
    let left = groups.reduce(surplus) { $0.without($1) }
    if left.isGone {
      return groups.count == 1
        ? Phrase(
          "split '\(name)': move \(parts) to a view model of their own",
          zh: "拆分 '\(name)'：把\(parts)移到单独的 ViewModel")
        : Phrase(
          "split '\(name)': move \(parts) to view models of their own",
          zh: "拆分 '\(name)'：把\(parts)分别移到单独的 ViewModel")
    }
    let most =
      left.lines > 0
      ? Phrase("\(left.lines) more lines", zh: "再移走 \(left.lines) 行")
      : Phrase("\(left.methods) more methods", zh: "再移走 \(left.methods) 个方法")
    return Phrase(
      "split '\(name)': first move \(parts) to a view model of their own, then \(most) to others",
      zh: "拆分 '\(name)'：先把\(parts)移到单独的 ViewModel，然后还需\(most)")
  }
}
