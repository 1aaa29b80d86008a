internal import StrataCode

// Where a strong word means something else.

extension FolderJudge {
  /// `Settings/Data` without another layer beside it may be what the settings show; `Domain/Data` is not.
  func isSomeData(_ word: Word) -> Bool {
    guard word.reading.word == "data", !word.reading.isPart, !word.isModule,
      let folder = word.folder, let parent = tree.folders[folder].parent,
      tree.folders[parent].parent != nil,
      tree.folders[parent].reading?.meaning != .strong(.domain)
    else { return false }
    // `Favourites/{Business, Data}` is drawn in layers, too.
    return census[parent].childLayers == [.data]
      && !tree.folders[parent].children.contains {
        tree.folders[$0].reading?.meaning == .weak(.domain)
      }
  }

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

  /// An app called `Data`, which starts in the folder of that name: no other layer is drawn around it.
  func isName(ofApp word: Word, _ layer: Layer) -> Bool {
    guard !word.reading.isPart, let folder = word.folder else { return false }
    return census[folder].starts > 0 && census[folder].screens > 0
      && census[0].strongBelow.union([layer]) == [layer]
  }

  /// `AppInfrastructure` with the app's delegate is the app's shell.
  func isOfApp(_ word: Word) -> Bool {
    guard word.reading.isPart, let folder = word.folder else { return false }
    return census[folder].starts > 0
      && NameWords.split(word.name).first.map(LayerWords.applications.contains) == true
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

  /// A module `BusinessLogic` of what stores and sends, where another module is the Domain.
  func isBesideDomainModule(_ word: Word) -> Bool {
    guard hasDomainModule, word.isModule, let folder = word.folder else { return false }
    let weak = census[folder].weakBelow
    return census[folder].outer > 0 && !weak.isDisjoint(with: [.data, .infrastructure])
  }

  /// Whether a folder called Domain is about something else.
  func isOtherDomain(_ word: Word) -> Bool {
    isDomainOfServer(word) || isFullOfScreens(word) || isOfSomeDomain(word) || isFullOfCalls(word)
      || isOfOuterModule(word) || isBesidePublic(word)
  }

  /// `Sources/{Domain, Public}` parts what a module keeps to itself from what it shows.
  private func isBesidePublic(_ word: Word) -> Bool {
    guard !word.isModule, !word.reading.isPart, let folder = word.folder,
      let parent = tree.folders[folder].parent
    else { return false }
    let count = census[folder]
    return count.useCases == 0 && count.promises == 0
      && tree.folders[parent].children.contains { tree.folders[$0].name.lowercased() == "public" }
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

  /// `Platform/iOS` is about systems, not about the ring of that name.
  func isForSystems(_ word: Word) -> Bool {
    guard let folder = word.folder else { return false }
    return tree.folders[folder].children.contains {
      Self.systems.contains(tree.folders[$0].name.lowercased())
    }
  }

  /// `NetworkPlatform` beside `Domain` is a ring; a platform alone is anything.
  func isBesideDomain(_ word: Word) -> Bool {
    guard let folder = word.folder, let parent = tree.folders[folder].parent else {
      return census[0].strongBelow.contains(.domain)
    }
    return census[parent].childLayers.contains(.domain)
  }

  /// Whether a `…Platform` beside Domain implements the use cases that Domain asks for.
  func keepsUseCases(_ word: Word) -> Bool {
    word.reading.word == "platform" && isBesideDomain(word)
      && (word.folder.map { census[$0].useCases > 0 } ?? false)
  }

  private static let systems: Set<String> = [
    "ios", "macos", "ipados", "tvos", "watchos", "visionos", "linux", "windows", "darwin", "apple",
  ]

  /// `Presentation/OrderDetails/{Domain, Data, Presentation}` is a feature with layers of its own.
  func isInSlice(_ word: Word) -> Bool {
    guard let folder = word.folder, let parent = tree.folders[folder].parent else { return false }
    if case .strong? = tree.folders[parent].reading?.meaning { return false }
    return census[parent].childLayers.isSuperset(of: [.domain, .data, .presentation])
  }
}
