import Foundation
import TestSupport
import Testing

/// A build's log is read by GitHub line by line: what looks like a command there is obeyed.
@Suite("Names and texts that a build's log would obey")
struct LogCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString)")
    let view = "import UIKit\nstruct Order { let view: UIView } // ##[add-mask]x\n"
    let files = [
      "::stop-commands::x.swift": view + "// strata:allow dependency.cycle\n",
      "::group::d/Domain/##[add-mask]Entity.swift": view,
      "Domain/::error::x/::warning::a ::stop-commands::b.swift": view,
      "Domain/##[error]UseIt.swift": view + "struct UseIt { let dto: FeedDTO } // ##[error]\n",
      "Domain/Entities/::error::UseIt.swift": view + "struct UseIt { let dto: FeedDTO }\n",
      " ::debug::lead/ ::x::ViewModel.swift": view,
      "Data/##[group]/FeedDTO.swift": "struct FeedDTO: Decodable { let id: Int }\n",
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "::stop-commands::p",
        targets: [
          .target(name: "::error::Domain", path: "Domain"),
          .target(name: "##[error]Data", dependencies: ["::error::Domain"], path: "Data"),
        ])
      """,
      ".strata.yml": "features:\n  - \"::group::d\"\nexclude:\n  - \"::nothing::##[error]\"\n",
    ]
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let commands = [
    "check --all --info --all-rules", "layers --all-files", "layers --unplaced", "settings --all",
    "graph --level feature", "graph --level module", "graph --level type",
    "advise --all", "baseline write", "baseline show", "explain UseIt", "explain Order",
    "place ::stop-commands::x.swift", "check --format xcode", "check --format json",
    "check --format sarif", "check --format checkstyle", "check --format junit",
    "graph --format mermaid", "graph --format dot", "graph --format json", "layers --format json",
    "explain ::stop-commands::x.swift", "explain UseIt->FeedDTO", "init --print",
  ]

  @Test("no command prints them as a line that does", arguments: commands, ["C", "zh_CN.UTF-8"])
  func lines(of command: String, language: String) throws {
    let environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": language]) { $1 }
    let run = try BuiltCommand.run(
      command.split(separator: " ").map { String($0) }, in: folder, environment: environment)
    #expect(!(run.output + run.errors).isEmpty, "\(command)")
    for line in (run.output + run.errors).split(whereSeparator: \.isNewline) {
      #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
      #expect(!line.contains("##["), "\(line)")
    }
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a file at the root is shown as a path that one can type")
  func path() throws {
    let run = try BuiltCommand.run(["check"], in: folder)
    #expect(run.output.contains("\n./::stop-commands::x.swift:") || run.output.hasPrefix("./::"))
    try? FileManager.default.removeItem(at: folder)
  }
}
