internal import StrataCode
package import StrataModel

// What a protocol of Domain could not say as it is written further out.

extension Codebase {
  /// The types that a declaration names and Domain must not know, each once in the order in which they
  /// are named: those of another layer and of an SDK, and bytes unless they are allowed.
  func outerWords(of id: SymbolID, withBytes: Bool) -> [String] {
    let place = symbols[id].place
    let extent = declaration(place).extent
    let positions = facts(place.file).references.indices.filter {
      extent.contains(facts(place.file).references[$0].span.start)
    }
    return outerWords(at: positions, in: place.file, of: id) {
      (withBytes || $0 != "Data") && StandardTypes.contains($0)
    }
  }

  /// The types that Domain must not know among what the methods take and give back that a file calls
  /// on a type; where it is known who calls, only what that one calls there.
  func outerWords(askedOf id: SymbolID, by asker: SymbolID?, in file: Int) -> [String] {
    let extents = asker.map { asker in
      symbols.bodies[Int(asker.index)].filter { $0.file == file }.map { declaration($0).extent }
    }
    let written = Set(
      facts(file).shapes.compactMap { shape -> String? in
        if let extents, !extents.contains(where: { $0.contains(shape.span.start) }) { return nil }
        return shape.calledPath.flatMap {
          self.facts(file)[$0].split(separator: ".").last.map(String.init)
        }
      })
    // Of a chain of calls, only the last one is known by its path.
    let named = methods(of: id, calledIn: file)
    let called = named.isDisjoint(with: written) ? named : written
    var found: [String] = []
    for method in methods(of: id) where called.contains(name(method)) {
      let parameters = parameters(of: method).map(\.span)
      // What a generic type that is given back is made of stands behind it: `Answer<[MenuResponse]>`.
      var isGivenBack = false
      let positions = referenceOrder[method.file][method.declaration].filter {
        let reference = self.facts(method.file).references[$0]
        isGivenBack =
          reference.role == .return || isGivenBack && reference.role == .genericArgument
        return isGivenBack || reference.role == .parameter
          || parameters.contains { $0.contains(reference.span.start) }
      }
      found += outerWords(at: Array(positions), in: method.file, of: id) {
        Self.isOfLanguageOrStream($0)
      }
    }
    return FrameworkUses.once(found)
  }

  /// What a protocol names that Domain must not know, streams aside: whether Domain speaks in streams is
  /// decided for all of it.
  func wordsToReplace(in promise: SymbolID) -> [String] {
    outerWords(of: promise, withBytes: true).filter {
      ReactiveNames.module(of: $0) == nil && !ReactiveNames.isRx($0)
    }
  }

  private func outerWords(
    at positions: [Int], in file: Int, of id: SymbolID, isStandard: (String) -> Bool
  ) -> [String] {
    let words = positions.compactMap { position -> String? in
      switch references[file][position] {
      case .symbol(let other):
        return other == id || isOfInnerRings(other) || isPart(other, of: id)
          ? nil : symbols[other].qualifiedName
      case .external:
        let reference = facts(file).references[position]
        let name = String(facts(file)[reference.name].prefix { $0 != "." })
        return isStandard(name) ? nil : name
      case .parameter, .ambiguous: return nil
      }
    }
    return FrameworkUses.once(words)
  }

  /// Whether an alias, or a plain value beside a protocol, says nothing but what Domain may say: it goes
  /// where the protocol goes that names it.
  private func isPart(_ id: SymbolID, of promise: SymbolID) -> Bool {
    let place = symbols[id].place
    let isValue =
      symbols[promise].kind == .protocol && symbols[promise].place.file == place.file
      && [.enum, .struct].contains(symbols[id].kind) && !symbols.isCodable(id)
      && roles[id].isDisjoint(with: [.dto, .persistenceModel])
    guard symbols[id].kind == .typealias || isValue else { return false }
    let (facts, extent) = (facts(place.file), declaration(place).extent)
    return zip(facts.references, references[place.file]).allSatisfy { reference, target in
      guard extent.contains(reference.span.start) else { return true }
      switch target {
      case .symbol(let other): return other == id || isOfInnerRings(other)
      case .external:
        let name = String(facts[reference.name].prefix { $0 != "." })
        return Self.isOfLanguageOrStream(name)
      case .parameter, .ambiguous: return true
      }
    }
  }

  static func isOfLanguageOrStream(_ name: String) -> Bool {
    StandardTypes.contains(name) || ReactiveNames.module(of: name) != nil
      || ReactiveNames.isRx(name)
  }

  /// Whether Domain may name what the project declares.
  func isOfInnerRings(_ id: SymbolID) -> Bool {
    let layer = layer(of: id)
    return layer == .domain || layer == .common && !isOfRequests(id)
  }

  /// The aliases and plain values of its own file that a protocol names and that Domain may say.
  package func parts(namedBy id: SymbolID) -> [SymbolID] {
    types(namedIn: id).filter {
      symbols[$0].parent == nil && symbols[$0].place.file == symbols[id].place.file
        && isPart($0, of: id)
    }
  }

  /// The types of the project that the declaration of a type names, each once.
  func types(namedIn id: SymbolID) -> [SymbolID] {
    let place = symbols[id].place
    let (facts, extent) = (facts(place.file), declaration(place).extent)
    return FrameworkUses.once(
      zip(facts.references, references[place.file]).compactMap { reference, target in
        guard case .symbol(let other) = target, extent.contains(reference.span.start) else {
          return nil
        }
        return other
      })
  }

  /// Whether what stands among the helpers of an app is made for its server.
  private func isOfRequests(_ id: SymbolID) -> Bool {
    !Set(symbols.words(of: id).all).isDisjoint(with: [
      "network", "networking", "endpoint", "endpoints", "http", "https", "router", "moya",
      "alamofire",
    ])
  }

  /// `, with values of Domain in place of 'MenuResponse'`.
  func replacing(_ words: [String]) -> Phrase {
    words.isEmpty
      ? .empty
      : Phrase(
        ", with values of its own in place of \(listed(words, most: 2))",
        zh: "（用 Domain 自己的值代替 \(listed(words, most: 2))）")
  }
}
