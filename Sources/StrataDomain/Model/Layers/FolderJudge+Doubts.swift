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

  /// A module `BusinessLogic` of what stores and sends, where another module is the Domain.
  func isBesideDomainModule(_ word: Word) -> Bool {
    guard hasDomainModule, word.isModule, let folder = word.folder else { return false }
    let weak = census[folder].weakBelow
    return census[folder].outer > 0 && !weak.isDisjoint(with: [.data, .infrastructure])
  }

  /// `Contracts/Infrastructure` says what is asked of that ring, and is none of it.
  func isOfContracts(_ word: Word) -> Bool {
    guard let folder = word.folder, let parent = tree.folders[folder].parent else { return false }
    return tree.chain(of: parent).contains { index in
      NameWords.split(tree.folders[index].name).last.map {
        ["contract", "port", "abstraction"].contains(WordReader.singular($0))
      } ?? false
    }
  }

  /// `Sources/{Domain, Public}` parts what a module keeps to itself from what it shows.
  func isBesidePublic(_ word: Word) -> Bool {
    guard !word.isModule, !word.reading.isPart, let folder = word.folder,
      let parent = tree.folders[folder].parent
    else { return false }
    let count = census[folder]
    return count.useCases == 0 && count.promises == 0
      && tree.folders[parent].children.contains { tree.folders[$0].name.lowercased() == "public" }
  }

  /// `Platform/iOS` is about systems, not about the ring of that name.
  func isForSystems(_ word: Word) -> Bool {
    guard let folder = word.folder else { return false }
    return tree.folders[folder].children.contains {
      Self.systems.contains(tree.folders[$0].name.lowercased())
    }
  }

  /// `Platform/{PlatformKit, PlatformUIKit, PlatformDataKit}` is what all of an app stands on: a ring of Data
  /// shows nothing.
  func isOfPlatformWithScreens(_ word: Word) -> Bool {
    guard word.reading.word == "platform" else { return false }
    var folder = word.folder
    while let here = folder, tree.folders[here].reading?.word == "platform" {
      if census[here].screens > 0 { return true }
      folder = tree.folders[here].parent
    }
    return false
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

  /// Whether an `Application` beside a Domain and without a use case asks servers and stores for it.
  func implements(_ folder: Int) -> Bool {
    let count = census[folder]
    return count.useCases == 0 && count.outer > 0 && count.screens == 0 && count.starts == 0
      && count.weakBelow.contains(.data) && count.weakBelow.contains(.infrastructure)
      && isBeside(.domain, folder) && !isBeside(.data, folder)
  }

  /// Whether a folder beside another is called after a layer.
  func isBeside(_ layer: Layer, _ folder: Int) -> Bool {
    tree.folders[folder].parent.map { census[$0].childLayers.contains(layer) } ?? false
  }
}
