internal import StrataCode

extension EditPlan {
  /// Lists a new file in the Xcode projects that list the one it follows, or leaves that to people.
  mutating func list(_ path: String, like model: String, in projects: [String: [UInt8]]) {
    let (old, new) = (model.lastComponent, path.lastComponent)
    for (project, text) in projects.sorted(by: { $0.key < $1.key }) {
      guard let listing = XcodeListing(of: old, in: text) else { continue }
      if path.folder == model.folder, reads[project] == nil,
        let actions = listing.edits(for: new, at: project)
      {
        edits += actions.map { Edit($0, because: Phrase("lists '\(new)'", zh: "列出 '\(new)'")) }
        reads[project] = text
      } else {
        let targets = (intents[path]?.modules ?? []).sorted().quotedList
        steps.append(
          Phrase(
            "in Xcode, add '\(path)' to the target \(targets)",
            zh: "在 Xcode 中把 '\(path)' 加入 target \(targets)"))
      }
    }
  }
}
