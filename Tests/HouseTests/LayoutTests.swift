import Foundation
import TestSupport
import Testing

@Suite("The house keeps its own rules")
struct LayoutTests {
  private static let sources = Repository.files(below: "Sources", suffix: ".swift")

  private static let floors = ["StrataCode", "StrataModel", "StrataRules", "StrataFeatures"]

  private static func lineCount(_ path: String) throws -> Int {
    try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  /// Whether a script writes the file, so that its size is nobody's choice.
  private static func isGenerated(_ path: String) throws -> Bool {
    try Repository.text(path).hasPrefix("// Written by `make generate`")
  }

  @Test func filesAreSmall() throws {
    let ours = try Self.sources.filter { try !Self.isGenerated($0) }
    let counts = try ours.map { try Self.lineCount($0) }.sorted()
    #expect(counts.count > 50)
    #expect(counts[counts.count / 2] <= 80)
    #expect(counts[counts.count * 9 / 10] <= 180)
    #expect(try ours.filter { try Self.lineCount($0) > 270 } == [])
  }

  @Test func commandsOnlyReadFlags() throws {
    let commands = Self.sources.filter { $0.hasPrefix("Sources/strata/Commands/") }
    #expect(!commands.isEmpty)
    #expect(try commands.filter { try Self.lineCount($0) > 80 } == [])
  }

  @Test(arguments: [
    ("Sources/StrataDomain/Code/", ["Foundation"]),
    ("Sources/StrataDomain/Model/", ["Foundation", "StrataCode"]),
    ("Sources/StrataDomain/Rules/", ["Foundation", "StrataCode", "StrataModel"]),
    ("Sources/StrataDomain/Features/", ["Foundation", "StrataCode", "StrataModel", "StrataRules"]),
    ("Sources/StrataPresentation/", ["Foundation"] + floors),
    (
      "Sources/StrataData/",
      [
        "Foundation", "Dispatch", "Synchronization", "SwiftParser", "SwiftSyntax", "CIndexStore",
        "CSpawn", "Yams", "Glibc", "Musl", "Darwin",
      ] + floors
    ),
  ])
  func aTargetImportsOnlyWhatItsLayerMay(folder: String, allowed: [String]) throws {
    for path in Self.sources where path.hasPrefix(folder) {
      for line in try Repository.text(path).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword <= 2, keyword + 1 < words.count,
          !line.hasPrefix(" "), !line.hasPrefix("/")
        else { continue }
        #expect(allowed.contains(String(words[keyword + 1])), "\(path): \(line)")
      }
    }
  }

  @Test func namesSayWhatAThingIs() throws {
    let banned = ["Impl", "Manager", "Helper", "Utils", "Shared", "Common", "Core", "Extensions"]
    for path in Self.sources {
      let name = path.split(separator: "/").last?.dropLast(6) ?? ""
      #expect(!banned.contains { name.hasSuffix($0) }, "\(path)")
    }
  }

  @Test func aTypeThatTargetsShareHasAFileOfItsName() throws {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor"]
    for path in Self.sources {
      let types = try Repository.text(path).split(separator: "\n").compactMap { line -> String? in
        guard line.hasPrefix("package ") else { return nil }
        let words = line.split { !$0.isLetter && !$0.isNumber }
        return words.firstIndex { kinds.contains($0) }.map { String(words[$0 + 1]) }
      }
      let name = path.split(separator: "/").last?.dropLast(6) ?? ""
      #expect(types.isEmpty || types == [String(name)], "\(path)")
    }
  }

  @Test func nothingReachableFromInputTraps() throws {
    let traps = ["fatalError(", "try!", "preconditionFailure(", "unsafeBitCast", " as! "]
    for path in Self.sources {
      let text = try Repository.text(path)
      for trap in traps { #expect(!text.contains(trap), "\(path): \(trap)") }
    }
  }

  @Test func theCatalogueListIsWhatTheFilesDeclare() throws {
    var declared: [(id: String, name: String)] = []
    for path in Self.sources where path.hasPrefix("Sources/StrataDomain/Rules/") {
      let lines = try Repository.text(path).split(separator: "\n")
      for (index, line) in lines.enumerated() where line.contains("package static let") {
        guard line.hasSuffix("= Rule("), index + 1 < lines.count else { continue }
        let id = lines[index + 1].split(separator: "\"")
        declared.append((String(id[1]), String(line.split(separator: " ")[3].dropLast())))
      }
    }
    let list = try Repository.text("Sources/StrataDomain/Rules/Catalogue/RuleCatalogue.swift")
      .split(separator: "\n").filter { $0.hasPrefix("    ") && $0.hasSuffix(",") }
      .map { String($0.dropFirst(4).dropLast()) }
    #expect(list == declared.sorted { $0.id < $1.id }.map(\.name))
  }
}
