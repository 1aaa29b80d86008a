package import StrataCode

/// The school a project follows and how Strata knows.
package struct DetectedProfile: Sendable, Equatable {
  package var profile: Profile
  package var reason: Phrase
  /// Whether the code base itself told; false for an asked one and for the default.
  package var isDetected: Bool

  package init(_ profile: Profile, reason: Phrase, isDetected: Bool) {
    self.profile = profile
    self.reason = reason
    self.isDetected = isDetected
  }

  /// Whether code is judged by another profile as by this one.
  package func judgesLike(_ other: DetectedProfile) -> Bool {
    profile == other.profile && isDetected == other.isDetected
  }

  /// The name as written in settings, such as `standard`.
  package var name: String { profile.rawValue }
}

extension DetectedProfile {
  /// What all the schools agree on.
  package static let standard = DetectedProfile(
    .standard, reason: Profile.standard.summary, isDetected: false)
}
