import Foundation
import TestSupport
import Testing

@Suite("What editors are set to")
struct EditorTests {
  private func manifest() throws -> [String: Any] {
    let text = try Repository.text("Editors/VSCode/package.json")
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func theExtensionHasTheVersionOfTheTool() throws {
    let version = try #require(manifest()["version"] as? String)
    #expect(
      try Repository.text("Sources/StrataPresentation/Machine/Tool.swift")
        .contains("version = \"\(version)\""))
  }

  @Test func theExtensionRegistersWhatItDeclaresAndNothingThatTheServerRegisters() throws {
    let contributes = try #require(manifest()["contributes"] as? [String: Any])
    let commands = try #require(contributes["commands"] as? [[String: String]])
      .compactMap { $0["command"] }
    let code = try Repository.text("Editors/VSCode/extension.js")
    let server = try Repository.text("Sources/StrataPresentation/Editor/EditorCommand.swift")
    #expect(commands.count == 3)
    for command in commands {
      #expect(code.contains("registerCommand('\(command)'"))
      #expect(!server.contains("\"\(command)\""))
    }
  }

  @Test func theExtensionHasTheSettingsOfTheServer() throws {
    let contributes = try #require(manifest()["contributes"] as? [String: Any])
    let configuration = try #require(contributes["configuration"] as? [String: Any])
    let properties = try #require(configuration["properties"] as? [String: Any])
    #expect(
      Set(properties.keys) == ["strata.path", "strata.diagnostics", "strata.codeLens"])
    let server = try Repository.text("Sources/StrataPresentation/Editor/EditorSettings.swift")
    let scopes = try #require(
      (properties["strata.diagnostics"] as? [String: Any])?["enum"] as? [String])
    #expect(server.contains("case " + scopes.joined(separator: ", ")))
    #expect(server.contains("\"codeLens\""))
  }

  @Test func theExtensionStartsWithSwiftAndHasAllThatItsPackageNames() throws {
    let manifest = try manifest()
    let events = try #require(manifest["activationEvents"] as? [String])
    #expect(events == ["onLanguage:swift", "workspaceContains:.strata.yml"])
    for key in ["name", "displayName", "description", "publisher"] {
      #expect((manifest[key] as? String)?.isEmpty == false, "\(key)")
    }
    #expect((manifest["engines"] as? [String: String])?["vscode"]?.hasPrefix("^1.") == true)
    #expect((manifest["categories"] as? [String])?.isEmpty == false)
    let script = try Repository.text("Editors/VSCode/package.py")
    for file in ["package.json", "extension.js", "README.md"] {
      #expect(script.contains("\"\(file)\""))
      #expect(try !Repository.text("Editors/VSCode/" + file).isEmpty)
    }
    #expect(manifest["main"] as? String == "./extension.js")
    // What is not in the package cannot be loaded, beside what its dependencies bring.
    let code = try Repository.text("Editors/VSCode/extension.js")
    let loaded = code.matches(of: /require\('([^']+)'\)/).map { String($0.output.1) }
    #expect(loaded == ["vscode", "vscode-languageclient/node"])
    let dependencies = try #require(manifest["dependencies"] as? [String: String])
    #expect(Array(dependencies.keys) == ["vscode-languageclient"])
  }

  @Test func everyFileIsInTheGuides() throws {
    // Folders have no dot.
    let files = Repository.files(below: "Editors", suffix: "").filter {
      $0.contains(".") && !$0.hasSuffix("README.md") && !$0.contains("VSCode")
    }
    #expect(files.count == 7)
    for guide in ["Editors.md", "zh-Hans/Editors.md"] {
      let text = try Repository.text("Documentation/Guides/" + guide)
      for file in files { #expect(text.contains("/\(file))"), "\(guide): \(file)") }
    }
  }
}
