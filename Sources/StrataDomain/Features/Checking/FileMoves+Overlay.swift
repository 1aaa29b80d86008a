internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FileMoves {
  /// What becomes of the files that an overlay moves and removes.
  init(of overlay: Overlay) {
    self.init(removed: Set(overlay.files.keys.filter { overlay.files[$0] == .gone }))
    for (path, file) in overlay.files {
      guard case .moved(let old) = file, removed.remove(old) != nil else { continue }
      renamed[old] = path
    }
  }
}
