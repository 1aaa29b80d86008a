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
      Self.renamed(
        help.text(in: language), after: language == .english ? Self.english : Self.chinese)
    }
    return finding
  }

  /// A text with another name of the layer behind one of some words, and of nothing that only begins so:
  /// `to Database`. Byte by byte, since of thousands of findings few name it.
  private static func renamed(_ text: String, after words: [[UInt8]]) -> String {
    var text = text
    let named: [UInt8]? = text.withUTF8 { bytes in
      var result: [UInt8] = []
      var copied = 0
      var next = 0
      while next + data.count <= bytes.count {
        let end = next + data.count
        guard bytes[next] == data[0], bytes[next..<end].elementsEqual(data),
          end == bytes.count || !isLetter(bytes[end]),
          words.contains(where: { bytes[..<next].suffix($0.count).elementsEqual($0) })
        else {
          next += 1
          continue
        }
        result += bytes[copied..<next]
        result += infrastructure
        (copied, next) = (end, end)
      }
      return copied == 0 ? nil : result + bytes[copied...]
    }
    return named.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let data = Array("Data".utf8)
  private static let infrastructure = Array("Infrastructure".utf8)
  private static let english = ["to ", "in ", "of ", "let "].map { Array($0.utf8) }
  private static let chinese = ["到 ", "在 ", "由 "].map { Array($0.utf8) }
}
