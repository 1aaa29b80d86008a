internal import StrataCode
internal import StrataModel

/// Where help sends code to a layer that the project does not have yet: that has to be made first.
struct MissingHomes {
  /// What to add to help that names Data; nil where the project has one.
  private let data: Phrase?

  /// Whether all that Data stands for is called Infrastructure here.
  private let isInfrastructure: Bool

  /// What a code base does not have.
  init(_ codebase: Codebase) {
    let outer = codebase.workspace.files.indices.filter { codebase.scopes[$0].isShipped }
      .compactMap { codebase.layer(ofFile: $0) }.filter { $0.ring == .data }
    isInfrastructure = !outer.isEmpty && outer.allSatisfy { $0 == .infrastructure }
    guard outer.isEmpty, codebase.hasDomain, codebase.workspace.files.count >= Self.fewestFiles
    else {
      data = nil
      return
    }
    let targets = codebase.workspace.modules.indices.filter { module in
      codebase.workspace.modules[module].kind == .library
        && codebase.modules.layer(ofModule: module) == .domain
    }
    data =
      targets.first.map {
        let name = codebase.workspace.modules[$0].name
        return Phrase(
          "; there is no Data yet: make a target for it that links '\(name)'",
          zh: "；项目还没有 Data：请为它建立一个链接 '\(name)' 的 target")
      } ?? Phrase("; there is no Data yet: make a folder for it", zh: "；项目还没有 Data：请为它建立一个文件夹")
  }

  /// Less is a sketch, of which nobody asks where its parts will lie.
  private static let fewestFiles = 10

  /// A finding whose help says what has to be made for it first.
  func advised(_ finding: Finding) -> Finding {
    if isInfrastructure { return called(finding) }
    let help = finding.help.text(in: .english)
    guard let data, finding.severity != .info,
      ["to Data", "in Data", "of Data", "let Data"].contains(where: help.contains)
    else { return finding }
    var finding = finding
    finding.help = Phrase("\(finding.help)\(data)", zh: "\(finding.help)\(data)")
    return finding
  }

  /// The finding with the layer called as the project calls it.
  private func called(_ finding: Finding) -> Finding {
    var finding = finding
    let help = finding.help
    finding.help = Phrase { language in
      let words = language == .english ? Self.english : Self.chinese
      return words.reduce(help.text(in: language)) { Self.renamed($0, after: $1) }
    }
    return finding
  }

  /// A text with another name of the layer behind some words, and of nothing that only begins so:
  /// `to Database`.
  private static func renamed(_ text: String, after words: String) -> String {
    let parts = text.split(separator: words + "Data", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      let isWhole = part.first.map { !$0.isLetter || !$0.isASCII } ?? true
      result += words + (isWhole ? "Infrastructure" : "Data") + part
    }
  }

  private static let english = ["to ", "in ", "of ", "let "]
  private static let chinese = ["到 ", "在 ", "由 "]
}
