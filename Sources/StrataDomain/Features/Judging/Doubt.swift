package import StrataCode
package import StrataModel

/// Files whose layer could be read in two ways: what settings could decide in one line.
package struct Doubt: Sendable, Equatable {
  /// A file, or a folder with a `/` at its end, from the project's root.
  package var path: String
  /// How many files it is about.
  package var files: Int
  /// How they are read; of several files the least sure stands for all.
  package var placement: Placement
  /// The layer that they could also be in.
  package var other: Layer

  /// The strongest evidence for the other layer.
  package var otherEvidence: Evidence? {
    placement.evidence.first { $0.layer == other && $0.weight > 0 }
  }

  /// The pattern by which settings name the files.
  package var pattern: String { path.hasSuffix("/") ? path + "**" : path }

  /// The question that settings could answer.
  package var question: LayerQuestion? {
    placement.layer.map {
      LayerQuestion(
        path: path, files: files, layer: $0, other: other, confidence: placement.confidence)
    }
  }
}

extension Placement {
  /// The layer of another ring that most speaks for, where the chosen one rests on company alone.
  var rival: Layer? {
    guard let layer, ringConfidence < Self.doubtful, !isAnchored else { return nil }
    var totals: [Layer: Double] = [:]
    for item in evidence where item.layer.ring != layer.ring {
      totals[item.layer, default: 0] += item.weight
    }
    return totals.filter { $0.value > 0 }.max {
      ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue)
    }?.key
  }

  /// Whether the file could be read in two ways.
  package var isDoubtful: Bool { rival != nil }

  /// Less sure than this, a file may as well be misread.
  private static let doubtful = 0.85
}

extension [PlacedFile] {
  /// What is doubtful among them, by path: a folder where most of it is read alike.
  package var doubts: [Doubt] {
    let found = compactMap { file in
      file.placement.rival.map {
        Doubt(path: file.path, files: 1, placement: file.placement, other: $0)
      }
    }
    if found.isEmpty { return [] }
    let counts = reduce(into: [Substring: Int]()) { $0[$1.path.folder, default: 0] += 1 }
    return Dictionary(grouping: found) { $0.path.folder }.flatMap { folder, doubtful -> [Doubt] in
      guard let least = doubtful.min(by: { $0.placement.confidence < $1.placement.confidence }),
        doubtful.count > 1, doubtful.count == counts[folder], !folder.isEmpty,
        doubtful.allSatisfy({
          $0.placement.layer == least.placement.layer && $0.other == least.other
        })
      else { return doubtful }
      return [
        Doubt(
          path: folder + "/", files: doubtful.count, placement: least.placement,
          other: least.other)
      ]
    }.sorted { $0.path < $1.path }
  }
}
