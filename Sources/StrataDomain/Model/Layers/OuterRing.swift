package import StrataCode

/// Tells Data from Infrastructure where a file's own evidence does not: by what the code base calls
/// its outer ring.
package struct OuterRing: Sendable, Equatable {
  /// What files are called that could stand in either.
  package let preferred: Layer
  /// No word names Data: storage and network folders are the whole outer ring.
  package let isData: Bool
  /// How strongly the other layer may be said for this to matter.
  private let reach: Double

  /// SDK types that only code of the outer ring holds.
  package static let types: Set<String> = [
    "URLSession", "URLRequest", "URLSessionDataTask", "UserDefaults", "JSONDecoder", "JSONEncoder",
    "FileManager", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest",
    "NSPersistentStoreCoordinator", "ModelContext", "ModelContainer", "FetchDescriptor",
    "Firestore", "MoyaProvider", "NSEntityDescription", "URLResponse", "HTTPURLResponse",
    "NWPathMonitor", "URLSessionWebSocketTask", "CKContainer", "URLComponents",
    "CLLocationManager", "NSKeyedArchiver", "PropertyListDecoder", "SecKey",
  ]

  /// A ring whose files are rather called `preferred`.
  package init(preferred: Layer, isData: Bool) {
    self.preferred = preferred
    self.isData = isData
    reach = isData && preferred == .data ? LayerWeights.onlyRing : LayerWeights.otherRing
  }

  /// The ring of the code base that these folders make up.
  package init(_ tree: FolderTree) {
    var strong: Set<Layer> = []
    var weak: Set<Layer> = []
    for index in tree.folders.indices {
      switch tree.folders[index].reading?.meaning {
      case .strong(let layer)?: strong.insert(layer)
      case .weak(.data)? where !Self.isPromise(tree, index): weak.insert(.data)
      default: break
      }
    }
    isData = strong.isDisjoint(with: [.data, .infrastructure]) && !weak.contains(.data)
    if strong.contains(.data) {
      (preferred, reach) = (.infrastructure, LayerWeights.otherRing)
    } else if strong.contains(.infrastructure) {
      (preferred, reach) = (.data, LayerWeights.otherRing)
    } else if !weak.contains(.data) {
      (preferred, reach) = (.data, LayerWeights.onlyRing)
    } else {
      (preferred, reach) = (.data, LayerWeights.otherRing)
    }
  }

  /// Whether a folder for repositories only holds what Domain asks for, or belongs to a store.
  private static func isPromise(_ tree: FolderTree, _ folder: Int) -> Bool {
    let word = tree.folders[folder].reading?.word ?? ""
    if LayerWords.wires.contains(word) { return true }
    return tree.chain(of: folder).dropLast().contains {
      switch tree.folders[$0].reading?.meaning {
      case .strong(.domain)?: word == "repository" || word == "gateway"
      case .weak(.infrastructure)?: true
      default: false
      }
    }
  }

  /// Adds a reason to files that lean to the outer ring.
  package func add(to ballot: inout Ballot) {
    let scores = ballot.scores
    let best = scores.best.layer
    guard best == .data || best == .infrastructure else { return }
    let other: Layer = preferred == .data ? .infrastructure : .data
    let lead = scores[other] - scores[preferred]
    guard lead <= reach else { return }
    ballot.add(.neighbours, LayerWeights.ring.raised(by: max(lead, 0)), for: preferred) {
      Phrase(
        "the outer ring is called \(preferred.rawValue) here",
        zh: "这里的外环称为 \(preferred.rawValue)")
    }
  }
}
