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
    decisions.roles.pack(in: &packer)
    packer.value(&decisions.shapes)
    packer.value(&decisions.names)
    var runs = rules.map {
      PackedRun(rule: $0.rule, found: $0.found.value, note: PackedNote($0.found))
    }
    packer.list(&runs)
    var schools = profile.map { [$0.value] } ?? []
    packer.list(&schools)
    var note = PackedNote(profile)
    note.pack(in: &packer)
    var noted = tables.map { PackedTables($0) }
    packer.value(&noted)
    packer.value(&self.files)
    guard packer.isReading else { return }
    if let noted {
      tables = noted.tables(in: files)
      if tables == nil { packer.isBroken = true }
    }
    rules = runs.compactMap { run in
      run.note.noted(run.found, in: files).map { .init(rule: run.rule, found: $0) }
    }
    profile = schools.first.flatMap { note.noted($0, in: files) }
    if rules.count != runs.count || schools.count != (profile == nil ? 0 : 1) {
      packer.isBroken = true
    }
  }
}

extension RoleMap: Packed {
  static var blank: RoleMap { RoleMap([]) }

  mutating func pack(in packer: inout some Packing) {
    var bits = all.map { UInt64($0.bits) }
    packer.numbers(&bits)
    guard packer.isReading else { return }
    self = RoleMap(bits.map { Roles(bits: UInt32(truncatingIfNeeded: $0)) })
  }
}

extension ShapeGround: Packed {
  static var blank: ShapeGround {
    ShapeGround(own: .blank, conforming: .blank, shapes: .blank)
  }

  mutating func pack(in packer: inout some Packing) {
    var steps = (own, conforming, shapes)
    steps.0.pack(in: &packer)
    steps.1.pack(in: &packer)
    steps.2.pack(in: &packer)
    guard packer.isReading else { return }
    self = ShapeGround(own: steps.0, conforming: steps.1, shapes: steps.2)
  }
}

/// What a rule found, and what it looked at.
private struct PackedRun: Packed {
  var rule: RuleID = ""
  var found: [Finding] = []
  var note = PackedNote()

  static var blank: PackedRun { PackedRun() }

  mutating func pack(in packer: inout some Packing) {
    rule.pack(in: &packer)
    packer.list(&found)
    note.pack(in: &packer)
  }
}

/// What was looked at for a value: the bits of all of it, and the items.
struct PackedNote: Packed {
  var words: [UInt64] = []
  var items: [KeptItems] = []

  static var blank: PackedNote { PackedNote() }

  mutating func pack(in packer: inout some Packing) {
    packer.numbers(&words)
    packer.list(&items)
  }

  /// The value with these notes, of a code base of so many files; nil if they are of another.
  func noted<Value>(_ value: Value, in files: Int) -> Noted<Value>? {
    guard items.allSatisfy({ $0.isSound(in: files) }) else { return nil }
    return PartSet(words: words, files: files).map {
      Noted(value, lookingAt: $0, items: items)
    }
  }
}

extension PackedNote {
  /// The notes of a value; none of nothing.
  init<Value>(_ noted: Noted<Value>?) {
    self.init(words: noted?.parts.words ?? [], items: noted?.items ?? [])
  }
}

extension KeptItems: Packed {
  static var blank: KeptItems {
    KeptItems(place: .init(file: "", line: 0), count: 0, digest: 0, filled: [], looks: [])
  }

  mutating func pack(in packer: inout some Packing) {
    packer.shared(&place.file)
    var line = Int(place.line)
    packer.number(&line)
    place.line = UInt(line)
    packer.number(&count)
    packer.number(&digest)
    packer.steps(&filled)
    packer.steps(&starts)
    packer.steps(&ends)
    packer.numbers(&digests)
    var (parts, items) = (looks.map(\.part), looks.map(\.item))
    packer.steps(&items)
    packer.steps(&parts)
    guard packer.isReading else { return }
    if parts.count == items.count {
      looks = zip(parts, items).map { Look(part: $0, item: $1) }
    } else {
      packer.isBroken = true
    }
  }
}

extension Packing {
  /// Numbers that are near each other.
  fileprivate mutating func steps(_ values: inout [Int32]) {
    var last: Int32 = 0
    var steps = values.map { value in
      let step = value &- last
      last = value
      return UInt64(UInt32(bitPattern: (step << 1) ^ (step >> 31)))
    }
    numbers(&steps)
    guard isReading else { return }
    last = 0
    values = steps.map { step in
      let step = UInt32(truncatingIfNeeded: step)
      last = last &+ (Int32(bitPattern: step >> 1) ^ -Int32(step & 1))
      return last
    }
  }
}

extension DetectedProfile: Packed {
  static var blank: DetectedProfile { .standard }
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
