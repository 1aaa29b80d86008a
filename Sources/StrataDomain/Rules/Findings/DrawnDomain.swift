internal import StrataCode
internal import StrataModel

// A Domain that a team has drawn, and one that is only read from what its types are called.

extension Codebase {
  /// Whether some folder or module is called Domain, or the settings say so.
  func drawsDomain() -> Bool { workspace.files.indices.contains(where: isCalledDomain) }

  /// Whether a file is Domain by its types alone: they are called interactors, of which in VIPER each
  /// screen has one, whatever it fetches and keeps; or the folder says that they are a screen's.
  func isDomainByTypesAlone(_ file: Int) -> Bool {
    guard !isCalledDomain(file) else { return false }
    return symbols.types(in: file).contains { symbols.words(of: $0).all.contains("interactor") }
      || placements[file].evidence.contains {
        $0.layer == .presentation && $0.kind.isName && $0.weight >= Self.outright
      }
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
