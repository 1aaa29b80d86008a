/// A profile that settings choose.
package struct ChosenProfile: Sendable, Equatable {
  package var profile: Profile
  package var place: SettingLocation

  package init(_ profile: Profile, at place: SettingLocation) {
    self.profile = profile
    self.place = place
  }
}
