internal import StrataCode
internal import StrataModel

// A Domain that a team has drawn, and one that is only read from what its types are called.

extension Codebase {
  /// Whether some folder or module is called Domain, or the settings say so.
  func drawsDomain() -> Bool { workspace.files.indices.contains(where: isCalledDomain) }

  /// Whether a file is Domain by its types alone, which are called interactors: in VIPER each screen has
  /// one, whatever it fetches and keeps.
  func isOnlyInteractor(_ file: Int) -> Bool {
    !isCalledDomain(file)
      && symbols.types(in: file).contains { symbols.words(of: $0).all.contains("interactor") }
  }

  private func isCalledDomain(_ file: Int) -> Bool {
    placements[file].evidence.contains {
      $0.layer == .domain
        && ($0.kind == .settings || $0.kind.isName && $0.weight >= Self.outright)
    }
      || workspace.files[file].path.split(separator: "/").dropLast().contains {
        $0.lowercased().contains("domain")
      }
  }

  /// What a word weighs that names a layer outright.
  private static let outright = 5.0
}
