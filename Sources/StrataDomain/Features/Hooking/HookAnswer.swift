/// What an agent is answered.
package enum HookAnswer: Sendable {
  case nothing
  /// Whether it may write.
  case asked(GuardAnswer)
  /// What it has written brings, since the last commit.
  case written(AuditResult)
  /// What all that is not committed brings.
  case ended(AuditResult)
  /// What it finds here.
  case started(CodeMap)
}
