internal import StrataCode

// What is called a data source and feeds a list.

extension RoleShapes {
  /// `UITableViewDataSource` and its kin feed views, and so does what is written with views and
  /// says of no place that data come from there.
  func isListDataSource(_ type: TypeProfile) -> Bool {
    if type.externals.contains(where: { $0.hasSuffix("DataSource") || $0.hasPrefix("UI") }) {
      return true
    }
    if countsRows(type) { return true }
    let facts = workspace.files[type.symbol.place.file].facts
    let words = type.words.all
    return !words.contains { Self.sources.contains($0) }
      && facts.imports.contains { ["UIKit", "AppKit", "Cocoa"].contains(facts[$0.module]) }
  }

  /// Whether a type says how many rows or sections a list has.
  private func countsRows(_ type: TypeProfile) -> Bool {
    type.members.contains { place in
      let facts = workspace.files[place.file].facts
      return ["numberOfSections", "numberOfRows", "numberOfItems", "sectionsCount", "rowsCount"]
        .contains(where: facts[facts[place.declaration].name].hasPrefix)
    }
  }

  private static let sources: Set<String> = [
    "remote", "local", "network", "api", "cache", "cached", "stored", "storage", "database",
  ]
}
