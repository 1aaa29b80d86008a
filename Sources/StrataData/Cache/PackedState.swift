internal import StrataModel
internal import StrataFeatures
internal import StrataCode
internal import StrataRules

extension JudgedState: Packed {
  static var blank: JudgedState {
    JudgedState(
      nothingOf: ProjectSummary(
        root: "", kinds: [], files: 0, placed: 0, layers: [:], profile: .standard))
  }

  mutating func pack(in packer: inout some Packing) {
    project.pack(in: &packer)
    ownProfile.pack(in: &packer)
    packer.list(&findings)
    packer.list(&allowed)
    packer.list(&permissions)
    pairs(&homes, &packer) { (homes: inout [Home], packer) in packer.list(&homes) }
    pairs(&layers, &packer) { (layer: inout Layer?, packer) in packer.word(&layer) }
    var names = manifests.sorted()
    packer.list(&names)
    manifests = Set(names)
    var counts = Dictionary(
      subjects.map { ($0.key.text, $0.value) }, uniquingKeysWith: { a, _ in a })
    pairs(&counts, &packer) { (count: inout Int, packer) in packer.number(&count) }
    subjects = Dictionary(
      counts.map { (RuleID($0.key), $0.value) }, uniquingKeysWith: { a, _ in a })
    packer.list(&features)
    packer.list(&excluded)
    packer.list(&silenced)
    packer.list(&skipped)
    packer.list(&warnings)
    var texts = excerpts.flatMap { file, lines in
      lines.map { Excerpt(file: file, line: $0.key, text: $0.value) }
    }
    packer.list(&texts)
    if packer.isReading {
      for text in texts { excerpts[text.file, default: [:]][text.line] = text.text }
    }
    packer.list(&brokenFiles)
    packer.list(&questions)
    guard packer.isReading else { return }
    let isSound = permissions.allSatisfy { $0.allows.allSatisfy(allowed.indices.contains) }
    if !isSound { packer.isBroken = true }
  }

  private func pairs<Value, Packer: Packing>(
    _ values: inout [String: Value], _ packer: inout Packer,
    _ pack: (inout Value, inout Packer) -> Void
  ) where Value: Blank {
    var keys = Array(values.keys)
    packer.list(&keys)
    guard packer.isReading else {
      for var value in values.values { pack(&value, &packer) }
      return
    }
    values.reserveCapacity(keys.count)
    for key in keys {
      if packer.isBroken { return }
      var value = Value.blank
      pack(&value, &packer)
      values[key] = value
    }
  }
}

/// A value that there is before its parts are known.
private protocol Blank {
  static var blank: Self { get }
}

extension Int: Blank {
  static var blank: Int { 0 }
}

extension Array: Blank {
  static var blank: [Element] { [] }
}

extension Optional: Blank {
  static var blank: Wrapped? { nil }
}

extension SkippedFile: Packed {
  static var blank: SkippedFile { SkippedFile(path: "", kind: .unreadable, reason: .empty) }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&path)
    packer.word(&kind)
    reason.pack(in: &packer)
    packer.number(&files)
  }
}

extension ProjectSummary: Packed {
  static var blank: ProjectSummary { JudgedState.blank.project }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&root)
    packer.list(&kinds)
    packer.number(&files)
    packer.number(&placed)
    for layer in Layer.allCases {
      var count = layers[layer] ?? 0
      packer.number(&count)
      if count > 0 { layers[layer] = count }
    }
    packer.number(&crossings)
    profile.pack(in: &packer)
    packer.flag(&hasDomain)
    packer.word(&kind)
    if packer.isReading, placed > files { packer.isBroken = true }
  }
}

extension LayerQuestion: Packed {
  static var blank: LayerQuestion {
    LayerQuestion(path: "", files: 0, layer: .common, other: .common, confidence: 0)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&path)
    packer.number(&files)
    packer.word(&layer)
    packer.word(&other)
    packer.share(&confidence)
  }
}

extension DetectedProfile {
  mutating func pack(in packer: inout some Packing) {
    packer.word(&profile)
    reason.pack(in: &packer)
    packer.flag(&isDetected)
  }
}

extension PatternSetting: Packed {
  static var blank: PatternSetting {
    PatternSetting("", at: SettingLocation(start: Position(line: 1, column: 1), width: 0))
  }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&text)
    place.start.pack(in: &packer)
    packer.number(&place.width)
    if packer.isReading { self = PatternSetting(text, at: place) }
  }
}

extension JudgedState.Home: Packed {
  static var blank: JudgedState.Home { .init(file: "", isProtocol: false) }

  mutating func pack(in packer: inout some Packing) {
    packer.shared(&file)
    packer.flag(&isProtocol)
  }
}

extension SuppressionIdentity: Packed {
  static var blank: SuppressionIdentity {
    SuppressionIdentity(.blank, at: .blank, layer: nil, owner: "", allows: [])
  }

  mutating func pack(in packer: inout some Packing) {
    suppression.pack(in: &packer)
    location.pack(in: &packer)
    packer.word(&layer)
    packer.text(&owner)
    packer.numbers(&allows)
  }
}

extension Suppression {
  fileprivate static var blank: Suppression {
    Suppression(
      file: 0, span: Span(start: 0, length: 0), rule: "", reason: "", until: nil, lines: nil)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.number(&file)
    packer.span(&span)
    rule.pack(in: &packer)
    packer.text(&reason)
    packer.text(&until)
    var bounds = lines.map { [$0.lowerBound, $0.upperBound] } ?? []
    packer.numbers(&bounds)
    guard packer.isReading else { return }
    let isSound = bounds.isEmpty || bounds.count == 2 && bounds[0] <= bounds[1]
    if !isSound { packer.isBroken = true }
    lines = isSound && !bounds.isEmpty ? bounds[0]...bounds[1] : nil
  }
}

/// A source line.
private struct Excerpt: Packed {
  var file: String
  var line: Int
  var text: String

  static var blank: Excerpt { Excerpt(file: "", line: 1, text: "") }

  mutating func pack(in packer: inout some Packing) {
    packer.shared(&file)
    packer.number(&line)
    packer.text(&text)
  }
}
