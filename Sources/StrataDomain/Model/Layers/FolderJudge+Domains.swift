internal import StrataCode

// Where a folder called Domain is about something else.

extension FolderJudge {
  /// `API/Domain` groups calls by what the server calls a domain, where another folder is the layer.
  func isDomainOfServer(_ word: Word) -> Bool {
    guard let folder = word.folder, let parent = tree.folders[folder].parent, !word.isModule,
      census[parent].childLayers == [.domain],
      tree.chain(of: parent).contains(where: {
        tree.folders[$0].reading?.meaning == .weak(.infrastructure)
      })
    else { return false }
    return tree.folders.indices.contains { other in
      tree.folders[other].reading?.meaning == .strong(.domain)
        && (tree.folders[other].parent.map { census[$0].childLayers.count >= 2 } ?? false)
    }
  }

  /// `Domains` full of screens is about names on the internet, and a `domain` of screens, alone or with
  /// what they show where no other layer is drawn, about what a team works on.
  func isFullOfScreens(_ word: Word) -> Bool {
    guard let folder = word.folder else { return false }
    let count = census[folder]
    if word.name.lowercased() == "domains" { return count.screens * 2 >= count.files }
    let areScreens =
      count.screens * 3 >= count.files * 2
      || count.promises == 0 && count.screens * 3 >= count.files && !hasOuterFolder
    return count.files >= 6 && areScreens && count.useCases == 0
      && !count.weakBelow.contains(.domain)
  }

  /// Whether a folder is drawn for the outer ring: `UserData` is one only if something in it leans there.
  private var hasOuterFolder: Bool {
    tree.folders.indices.contains { index in
      guard let reading = tree.folders[index].reading, case .strong(let layer) = reading.meaning,
        layer.ring == .data
      else { return false }
      return !reading.isPart || census[index].outer > 0
    }
  }

  /// A `Domain` of requests alone, where nothing else is called Data, is the address of a server.
  func isFullOfCalls(_ word: Word) -> Bool {
    guard let folder = word.folder, !census[0].strongBelow.contains(.data) else { return false }
    let count = census[folder]
    return count.files >= 4 && count.promises == 0 && count.outer * 2 > count.files
      && !count.weakBelow.contains(.domain)
  }

  /// `Database/Domain` of records alone, without Data beside it, is what that module works on where
  /// another module is the Domain.
  func isOfOuterModule(_ word: Word) -> Bool {
    guard hasDomainModule, !word.isModule, !word.reading.isPart, let folder = word.folder,
      let parent = tree.folders[folder].parent, census[parent].childLayers == [.domain]
    else { return false }
    let count = census[folder]
    return count.outer > 0 && count.outer * 2 >= count.files && count.promises == 0
      && count.useCases == 0 && count.weakBelow.isEmpty
  }

  /// Whether a folder called Domain is about something else.
  func isOtherDomain(_ word: Word) -> Bool {
    isDomainOfServer(word) || isFullOfScreens(word) || isOfSomeDomain(word) || isFullOfCalls(word)
      || isOfOuterModule(word) || isBesidePublic(word) || isOfModulesOfScreens(word)
  }

  /// `Domain/{Cart, Menu}` with a screen in each, and nothing beside them, holds parts of the app.
  func isOfModulesOfScreens(_ word: Word) -> Bool {
    guard !word.reading.isPart, let folder = word.folder else { return false }
    let children = tree.folders[folder].children
    return children.count > 1 && tree.folders[folder].files.isEmpty
      && children.allSatisfy { census[$0].screens > 0 }
  }

  /// A folder called `DomainProfile` among others that no layer names is about names on the internet.
  func isOfSomeDomain(_ word: Word) -> Bool {
    guard word.reading.isPart, !word.isModule, let folder = word.folder,
      let parent = tree.folders[folder].parent, NameWords.split(word.name).first == "domain"
    else { return false }
    return tree.folders[parent].children.allSatisfy { child in
      guard case .strong? = tree.folders[child].reading?.meaning else { return true }
      return child == folder
    }
  }
}
