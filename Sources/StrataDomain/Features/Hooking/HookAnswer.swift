package import StrataCode

/// What an agent is answered.
package enum HookAnswer: Sendable {
  case nothing
  /// Whether it may write.
  case asked(GuardAnswer)
  /// The write would end that an agent asks, which a person decides.
  case silencing(Agent)
  /// What it has written brings, since the last commit.
  case written(AuditResult)
  /// What all that is not committed brings.
  case ended(AuditResult)
  /// The settings cannot be read, so nothing is judged; `isNew` if that comes of its own write.
  case unreadable(SettingsError, isNew: Bool)
  /// What it finds here.
  case started(CodeMap)
}
