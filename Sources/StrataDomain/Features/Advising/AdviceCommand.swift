package import StrataCode

/// A command that shows what a step is about.
package enum AdviceCommand: Sendable, Equatable {
  /// The findings of some rules; `isAll` for those too that the profile is silent about.
  case check([RuleID], isAll: Bool = false)
  case type(String)
  case place(Location)
  case layers
  case graph
  /// The questions at the terminal.
  case ask
  /// A settings file for a project that begins.
  case begin
}
