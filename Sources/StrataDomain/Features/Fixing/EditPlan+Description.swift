internal import StrataCode

extension EditPlan {
  /// What people are told of files that go elsewhere or go, where the project's description lists them: no
  /// edit says that in the description's own words.
  func steps(describedIn path: String, _ text: [UInt8]) -> [Phrase] {
    let left = edits.compactMap { edit -> String? in
      switch edit.action {
      case .move(let old, _), .delete(let old): old.lastComponent
      case .create, .replace: nil
      }
    }
    let told = Set(left.filter(text.says)).sorted()
    if told.isEmpty { return [] }
    let names = told.quotedList
    return [
      Phrase(
        "update '\(path)', which lists \(names)", zh: "请更新 '\(path)'，其中列出了 \(names)")
    ]
  }
}
