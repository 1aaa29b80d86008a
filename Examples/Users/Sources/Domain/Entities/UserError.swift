/// What can go wrong with users, in words that no layer has to translate back.
package enum UserError: Error, Sendable, Equatable {
  /// No user has this identifier.
  case notFound(id: Int)
  /// No user can have this identifier.
  case impossibleIdentifier(Int)
  /// No list has such a page, or pages of such a size.
  case impossiblePage
  /// The new name breaks a rule.
  case invalidName(UserName.Problem)
  /// The place where users are kept did not answer.
  case unreachable
  /// It answered, but could not do its work.
  case unavailable
  /// It understood, and said no.
  case refused(reason: String)
  /// It answered something that makes no sense.
  case unreadableAnswer
}
