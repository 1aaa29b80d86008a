internal import StrataCode
internal import StrataModel

/// The module of the new subject, if a manifest has one already: `HomeFeature` beside `OrderFeature`.
struct OtherModule {
  let name: String
  /// The model's folder in this module.
  let folder: String
  /// How many of its folders are the module's own.
  let depth: Int

  /// The one that is called as the model's module is, with a new subject or a part of it in the place
  /// of the old one; nil where there is none, or the model's module is about something else.
  init?(
    than modules: Set<String>, in folder: some StringProtocol, about old: String, for new: String,
    in workspace: Workspace
  ) {
    let known = workspace.modules.filter { $0.kind != .folder }
    let path = String(folder)
    for module in modules.sorted() {
      for (own, other) in Self.names(of: module, about: old, for: new) {
        let name = AnalogousPath(from: own, to: other).folder(module[...])
        guard name != module, let found = known.first(where: { $0.name == name }) else { continue }
        let parts = path.split(separator: "/")
        let swapped = parts.map { AnalogousPath(from: own, to: other).folder($0) }
        guard
          let last = zip(parts, swapped).enumerated().filter({ $0.element.0 != $0.element.1 })
            .map(\.offset).last,
          found.folder.isEmpty
            || (swapped.joined(separator: "/") + "/").hasPrefix(found.folder + "/")
        else { continue }
        self.name = name
        // What is about the old subject inside of the module is told for the whole of the new one.
        let depth = parts.prefix(last + 1).firstIndex(of: Substring(module)).map { _ in
          (parts.lastIndex(of: Substring(module)) ?? 0) + 1
        }
        self.depth = depth ?? last + 1
        self.folder = (swapped.prefix(self.depth) + parts.dropFirst(self.depth).map { String($0) })
          .joined(separator: "/")
        return
      }
    }
    return nil
  }

  /// What a module may be about, with what another would be about in its place.
  private static func names(
    of module: String, about old: String, for new: String
  ) -> [(own: String, other: String)] {
    let words = module.writtenWords
    // A module is about the old subject, or about all but its last word.
    let whole = words.count > 1 ? [words.dropLast().joined()] : []
    let isAbout = AnalogousPath(from: old, to: "\u{1}").folder(module[...]) != module
    let parts = new.writtenParts.filter { $0 == new || $0.writtenWords.count > 1 }
    return (isAbout ? new.writtenParts.map { (old, $0) } : [])
      + whole.flatMap { own in parts.map { (own, $0) } }
  }
}

extension String {
  /// The words as they are written: `Order`, `List`.
  var writtenWords: [String] {
    var rest = self[...]
    return NameWords.split(self).map { word in
      let piece = String(rest.prefix(word.count))
      rest = rest.dropFirst(word.count)
      return piece
    }
  }

  /// A name, and what words beside each other of it say; longer ones first: `MyOrderList`, `MyOrder`,
  /// `OrderList`, `My` …
  var writtenParts: [String] {
    let words = writtenWords
    guard words.count > 1, words.joined() == self else { return [self] }
    return (1...words.count).reversed().flatMap { count in
      (0...(words.count - count)).map { words[$0..<($0 + count)].joined() }
    }
  }
}
