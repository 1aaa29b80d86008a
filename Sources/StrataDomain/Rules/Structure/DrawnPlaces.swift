internal import StrataCode
internal import StrataModel

/// Where a layer is drawn.
struct DrawnPlaces: Equatable {
  var modules: Set<Int> = []
  var folders: Set<Substring> = []
}

/// A folder that is called after a layer, and holds a part of it.
struct PlayedFolder: Sendable, Equatable {
  var layer: Layer
  var folder: Substring
}

extension PlayedFolder: Digestible {
  func add(to digest: inout ItemDigest) {
    digest.add(layer.rawValue)
    digest.add(String(folder))
  }
}
