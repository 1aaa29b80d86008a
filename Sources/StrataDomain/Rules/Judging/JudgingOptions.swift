package import StrataCode

/// The terms under which a code base is judged.
package struct JudgingOptions: Sendable, Equatable {
  /// The school to judge by; nil for the one that the code shows.
  package var profile: Profile?
  /// The day on which suppressions expire or not; nil to let all of them hold.
  package var today: Day?
  /// What is off in the profile is told too, as info.
  package var runsAllRules = false

  /// Options with the profile that the code shows.
  package init(profile: Profile? = nil, today: Day? = nil) {
    self.profile = profile
    self.today = today
  }
}
