internal import StrataCode
internal import StrataModel

/// Where help sends code to a layer that the project does not have yet: that has to be made first.
struct MissingHomes {
  /// What to add to help that names Data; nil where the project has one.
  private let data: Phrase?

  /// What a code base does not have.
  init(_ codebase: Codebase) {
    let hasData = codebase.workspace.files.indices.contains { file in
      codebase.layer(ofFile: file)?.ring == .data && codebase.scopes[file].isShipped
    }
    guard !hasData, codebase.hasDomain, codebase.workspace.files.count >= Self.fewestFiles else {
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
    let help = finding.help.text(in: .english)
    guard let data, finding.severity != .info,
      ["to Data", "in Data", "of Data", "let Data"].contains(where: help.contains)
    else { return finding }
    var finding = finding
    finding.help = Phrase("\(finding.help)\(data)", zh: "\(finding.help)\(data)")
    return finding
  }
}
