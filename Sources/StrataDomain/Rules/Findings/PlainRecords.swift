internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Whether a class of no role keeps values and does nothing but compare and copy them.
  func isPlainRecord(_ id: SymbolID) -> Bool {
    let fields = storedProperties(of: id)
    let isCompared = !Set(symbols.externalSupertypes[Int(id.index)])
      .isDisjoint(with: ["Hashable", "Equatable", "Comparable", "Identifiable"])
    return symbols[id].kind == .class && roles[id].isDisjoint(with: Self.working) && !fields.isEmpty
      && methods(of: id).allSatisfy { Self.comparing.contains(name($0)) }
      && promises(of: id).isEmpty
      && Set(symbols.externalSupertypes[Int(id.index)]).isSubset(of: Self.kept)
      && fields.allSatisfy { place in
        referenceOrder[place.file][place.declaration].allSatisfy { position in
          switch references[place.file][position] {
          case .external:
            isCompared
              || StandardTypes.contains(
                facts(place.file)[facts(place.file).references[position].name])
          case .symbol(let other):
            [.struct, .enum].contains(symbols[other].kind)
              && roles[other].isDisjoint(with: Self.working)
          default: false
          }
        }
      }
  }

  private static let working: Roles = [
    .useCase, .repositoryImplementation, .dataSource, .viewModel, .view, .container, .coordinator,
    .entryPoint,
  ]
  private static let kept: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable", "Identifiable",
    "Sendable", "NSObject", "NSCopying",
  ]
  private static let comparing: Set<String> = ["hash", "==", "<", "isEqual", "copy", "encode"]
}
