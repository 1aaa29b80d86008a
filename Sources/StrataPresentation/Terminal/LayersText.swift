package import StrataFeatures
internal import StrataModel
internal import StrataCode

/// The layer map for people: by layer, then by folder.
package struct LayersText: Sendable {
  private let style: TerminalStyle
  /// Beyond this many files, a folder is one line.
  private static let fileLimit = 300

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The map; in a large project only its folders, unless all files are asked for.
  package func text(_ result: LayersResult, listsAllFiles: Bool = false) -> String {
    let byLayer = Dictionary(grouping: result.files) { $0.placement.layer }
    let isLarge = result.files.count > Self.fileLimit && !listsAllFiles
    var blocks: [String] = []
    for layer in Layer.allCases {
      guard let files = byLayer[layer] else { continue }
      blocks.append(block(layer.rawValue, files, isLarge: isLarge))
    }
    if let files = byLayer[nil] {
      blocks.append(block(style.say("Not placed", zh: "未归层"), files, isLarge: isLarge))
    }
    return blocks.joined(separator: "\n")
  }

  /// What the map covers, for standard error.
  package func summary(_ result: LayersResult, listsAllFiles: Bool = false) -> String {
    var text = RunWarningsText(style).text(result.warnings)
    text += style.say(CheckSummaryText.coverage(result.project))
    if result.files.count > Self.fileLimit && !listsAllFiles {
      text += style.say("; --all-files lists each one", zh: "；用 --all-files 逐一列出")
    }
    text += "\n"
    if result.project.placed == result.project.files { return text }
    return text + NextCommandText(style).text("strata layers --unplaced", in: result.project)
  }

  private func block(_ title: String, _ files: [PlacedFile], isLarge: Bool) -> String {
    let heading = style.paint(title, .strong) + style.say(" — ", zh: "：") + count(files) + "\n"
    let folders = Dictionary(grouping: files) { $0.path.folder }
    let sorted = folders.sorted { $0.key < $1.key }
    if isLarge {
      return heading + TextTable.text(sorted.map { row($0.key, $0.value) }, indent: 2)
    }
    return heading
      + sorted.map { folder, files in
        "  " + style.paint((folder.isEmpty ? "." : folder).printablePath, .note) + "\n"
          + TextTable.text(files.map(row), indent: 4)
      }.joined()
  }

  private func row(_ file: PlacedFile) -> [String] {
    let roles = file.roles.map(\.rawValue).joined(separator: ", ")
    return [
      file.path.lastComponent.printablePath, confidence(file.placement), roles,
      style.say(EvidenceText.brief(file.placement)),
    ]
  }

  private func row(_ folder: String, _ files: [PlacedFile]) -> [String] {
    let counts = files.flatMap(\.roles).reduce(into: [Role: Int]()) { $0[$1, default: 0] += 1 }
    let roles = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let weakest = files.min { $0.placement.confidence < $1.placement.confidence }
    let sureness = weakest.map { confidence($0.placement) } ?? ""
    return [
      folder.isEmpty ? "." : folder.printablePath, count(files),
      files.count > 1 && sureness != "" && !sureness.hasPrefix("100") ? "≥ " + sureness : sureness,
      roles.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", "),
    ]
  }

  private func count(_ files: [PlacedFile]) -> String { style.say(Noun.file.count(files.count)) }

  private func confidence(_ placement: Placement) -> String {
    placement.layer == nil ? "" : style.say(Counting.percent(placement.confidence))
  }
}
