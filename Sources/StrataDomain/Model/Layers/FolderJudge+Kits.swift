internal import StrataCode

// What screens stand on, and lies among what serves them.

extension FolderJudge {
  /// `Infrastructure/{Network, Coordinators, Views}` is what an app stands on, not a ring of it.
  func holdsScreens(_ folder: Int) -> Bool {
    let count = census[folder]
    let drawsByName =
      count.weakBelow.contains(.presentation)
      || tree.folders[folder].children.contains {
        LayerWords.brands.contains(tree.folders[$0].name)
      }
    return drawsByName
      && (count.screens * 2 >= count.files
        || count.weakBelow.isDisjoint(with: [.data, .infrastructure]))
  }

  /// A module `ImageCache` that shows what it loads, and holds no other layer, is a kit for screens.
  func isPictureKit(_ word: Word) -> Bool {
    guard word.isModule, let folder = word.folder else { return false }
    return isKit(census[folder])
  }

  /// Whether what is in a folder draws, promises nothing and is no other layer.
  private func isKit(_ count: FolderCensus) -> Bool {
    count.drawing * 3 >= count.files * 2 && count.screens * 3 >= count.files
      && count.promises == 0 && count.strongBelow.isEmpty
  }

  /// The module around a folder, `Infrastructure/LookKit` of views, colors and fonts: what screens stand
  /// on, no ring.
  func kit(around folder: Int) -> String? {
    tree.chain(of: folder).first { index in
      let count = census[index]
      return count.files > 2 && isKit(count) && count.useCases + count.outer == 0
        && count.weakBelow.isDisjoint(with: [.data, .infrastructure])
        && moduleNames.contains(tree.folders[index].name)
    }.map { tree.folders[$0].name }
  }
}
