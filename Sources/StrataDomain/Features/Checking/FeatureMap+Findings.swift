internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FeatureMap {
  /// Features with how many of some findings stand in them, most first.
  static func counts(
    of findings: [Finding], stated: [PatternSetting]
  ) -> [(name: String, findings: Int)] {
    var counts: [Feature: Int] = [:]
    for finding in findings {
      if let feature = feature(of: finding.location.file, stated: stated) {
        counts[feature, default: 0] += 1
      }
    }
    return counts.sorted { ($1.value, $0.key.path) < ($0.value, $1.key.path) }.map {
      ($0.key.name, $0.value)
    }
  }
}
