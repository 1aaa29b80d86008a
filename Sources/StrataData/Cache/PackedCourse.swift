internal import StrataCode
internal import StrataFeatures
internal import StrataModel
internal import StrataRules

extension KeptCourse: Packed {
  static var blank: KeptCourse {
    KeptCourse(
      decisions: Decisions(placements: [], roles: RoleMap([])), rules: [], profile: nil)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.list(&decisions.placements)
    let files = decisions.placements.count
    var bits = decisions.roles.all.map { UInt64($0.bits) }
    packer.numbers(&bits)
    if packer.isReading {
      decisions.roles = RoleMap(bits.map { Roles(bits: UInt32(truncatingIfNeeded: $0)) })
    }
    var runs = rules.map { PackedRun($0) }
    packer.list(&runs)
    var school = profile.map { PackedSchool(profile: $0.value, words: $0.parts.words) }
    packer.value(&school)
    guard packer.isReading else { return }
    rules = runs.compactMap { $0.known(in: files) }
    profile = school.flatMap { $0.noted(in: files) }
    if rules.count != runs.count || (profile == nil) != (school == nil) { packer.isBroken = true }
  }
}

/// What a rule found, and the bits of what it looked at.
private struct PackedRun: Packed {
  var rule: RuleID = ""
  var found: [Finding] = []
  var words: [UInt64] = []

  static var blank: PackedRun { PackedRun() }

  mutating func pack(in packer: inout some Packing) {
    rule.pack(in: &packer)
    packer.list(&found)
    packer.numbers(&words)
  }
}

extension PackedRun {
  init(_ known: RuleRuns.Known) {
    self.init(rule: known.rule, found: known.found, words: known.parts.words)
  }

  /// The same of a code base of so many files.
  func known(in files: Int) -> RuleRuns.Known? {
    PartSet(words: words, files: files).map { .init(rule: rule, found: found, parts: $0) }
  }
}

/// The school that a code base shows, and the bits of what was looked at.
private struct PackedSchool: Packed {
  var profile: DetectedProfile
  var words: [UInt64]

  static var blank: PackedSchool { PackedSchool(profile: .standard, words: []) }

  mutating func pack(in packer: inout some Packing) {
    profile.pack(in: &packer)
    packer.numbers(&words)
  }

  func noted(in files: Int) -> Noted<DetectedProfile>? {
    PartSet(words: words, files: files).map { Noted(profile, lookingAt: $0) }
  }
}

extension Placement: Packed {
  static var blank: Placement { Placement(layer: nil, confidence: 0, declared: nil, evidence: []) }

  mutating func pack(in packer: inout some Packing) {
    packer.word(&layer)
    packer.share(&confidence)
    packer.share(&ringConfidence)
    packer.word(&declared)
    packer.list(&evidence)
  }
}

extension Evidence: Packed {
  static var blank: Evidence { Evidence(.content, .empty, for: .common, weight: 0, reason: "") }

  mutating func pack(in packer: inout some Packing) {
    packer.word(&kind)
    detail.pack(in: &packer)
    packer.word(&layer)
    var bits = weight.bitPattern
    packer.number(&bits)
    packer.shared(&reason)
    guard packer.isReading else { return }
    weight = Double(bitPattern: bits)
    if !weight.isFinite { packer.isBroken = true; weight = 0 }
  }
}
