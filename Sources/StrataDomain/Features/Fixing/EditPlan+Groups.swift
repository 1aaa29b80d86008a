internal import StrataCode

extension EditPlan {
  /// Takes out the groups of Xcode projects that several edits together leave empty.
  mutating func cutEmptyGroups() {
    for (project, text) in reads.sorted(by: { $0.key < $1.key }) where project.hasSuffix(".pbxproj")
    {
      var cuts: [Range<Int>] = []
      var places: [Int] = []
      for edit in edits {
        guard case .replace(project, let bytes, let new) = edit.action else { continue }
        if new.isEmpty { cuts.append(bytes) } else { places.append(bytes.lowerBound) }
      }
      edits += XcodeGroup.emptied(by: cuts, writing: places, in: text).map {
        Edit(
          .replace(path: project, bytes: $0, with: []),
          because: Phrase("a group of nothing", zh: "空的分组"))
      }
    }
  }
}
