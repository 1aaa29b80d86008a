/// A threshold that settings state.
package struct AdviceSetting: Sendable, Equatable {
  package var threshold: AdviceThreshold
  package var value: Int
  package var place: SettingLocation

  package init(_ threshold: AdviceThreshold, _ value: Int, at place: SettingLocation) {
    self.threshold = threshold
    self.value = value
    self.place = place
  }
}
