package import StrataCode

/// Why it cannot be told what changed.
package enum ChangeReadError: Error, Equatable {
  /// The root lies in no git tree.
  case noRepository(root: String)
  /// The git tree has no commit yet.
  case noCommits(root: String)
  /// Git knows no commit of that name; `references` are the names it knows.
  case unknownReference(String, references: [String], isShallow: Bool)
  /// The commit and the present one share no commit that is here.
  case noCommonAncestor(String, isShallow: Bool)
  /// Git knows no branch that could be the main one.
  case noMainBranch(isShallow: Bool)
  /// Git fails; `cause` in its own words.
  case failed(cause: Phrase)
}
