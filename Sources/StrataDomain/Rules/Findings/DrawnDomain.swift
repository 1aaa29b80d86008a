internal import StrataCode
internal import StrataModel

// A Domain that a team has drawn, and one that is only read from what its types are called.

extension Codebase {
  /// Whether some folder or module is called Domain, or the settings say so.
  func drawsDomain() -> Bool { workspace.files.indices.contains(where: isCalledDomain) }

  /// Whether a file is Domain by its types alone: they are called interactors, of which in VIPER each
  /// screen has one, whatever it fetches and keeps; or the folder says that they are a screen's.
  func isDomainByTypesAlone(_ file: Int) -> Bool {
    if isOfApplicationRing(file) { return true }
    guard !isCalledDomain(file) else { return false }
    return declaresInteractor(file)
      || placements[file].evidence.contains {
        $0.layer == .presentation && $0.kind.isName && $0.weight >= Self.outright
      }
  }

  /// Whether the Domain that a team has drawn is another target, and a file's types are called
  /// interactors or keep the promises of that target.
  func isBesideDomain(_ file: Int) -> Bool {
    let own = workspace.files[file].modules
    guard !isCalledDomain(file) else { return false }
    let drawn = workspace.modules.indices.filter { module in
      !own.contains(module) && workspace.modules[module].kind == .library
        && workspace.modules[module].name.lowercased().hasSuffix("domain")
    }
    guard !drawn.isEmpty else { return false }
    return declaresInteractor(file)
      || outerTypes(in: file).contains { type in
        symbols[type].kind.isConcreteType
          && symbols.allSupertypes(of: type).contains { promise in
            symbols[promise].kind == .protocol
              && workspace.files[symbols[promise].place.file].modules.contains(
                where: drawn.contains)
          }
      }
  }

  private func declaresInteractor(_ file: Int) -> Bool {
    symbols.types(in: file).contains { symbols.words(of: $0).all.contains("interactor") }
  }

  /// Whether a file is no Domain's that anybody drew, or what stands wrong in it is told already.
  func isToldOtherwise(_ file: Int) -> Bool {
    holdsImplementationsAlone(file) || isBesideDomain(file)
  }

  /// Whether a file stands in a folder `Application` of no Domain: with some, that is where stores and
  /// adapters are put together, and not what the business says.
  func isOfApplicationRing(_ file: Int) -> Bool {
    let folders = workspace.files[file].folders.map {
      $0.lowercased()
    }
    return folders.contains("application") && !folders.contains { $0.contains("domain") }
  }

  /// Whether all types of a file implement repositories: that they stand in Domain is told of each.
  private func holdsImplementationsAlone(_ file: Int) -> Bool {
    let types = outerTypes(in: file).filter { symbols[$0].kind.isConcreteType }
    return !types.isEmpty
      && types.allSatisfy { id in
        roles.has(id, .repositoryImplementation)
          && contracts(of: id).contains { layer(of: $0) == .domain }
      }
  }

  func isCalledDomain(_ file: Int) -> Bool {
    placements[file].evidence.contains {
      $0.layer == .domain
        && ($0.kind == .settings || $0.kind.isName && $0.weight >= Self.outright)
    }
      || workspace.files[file].folders.contains {
        $0.lowercased().contains("domain")
      }
  }

  /// What a word weighs that names a layer outright.
  private static let outright = 5.0
}
