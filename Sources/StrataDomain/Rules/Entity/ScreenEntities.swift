internal import StrataCode
internal import StrataModel

// The E of VIPER, where nobody draws a Domain around all screens.

extension Codebase {
  /// Whether a file is in Domain only because its folder is called after entities, in a project that
  /// gives each screen a presenter and an interactor and has no folder or module for a Domain: what
  /// that school keeps there is what the server says.
  func isEntityOfScreens(_ file: Int) -> Bool {
    guard layer(ofFile: file) == .domain,
      Self.isNamed(workspace.files[file].folder, after: ["entity", "model"])
    else { return false }
    return isOfPresentersWithoutDomain
  }

  private var isOfPresentersWithoutDomain: Bool {
    known {
      let words: Set<String> = ["domain", "usecase"]
      return !workspace.files.contains { Self.isNamed($0.folder, after: words) }
        && !workspace.modules.contains { module in
          NameWords.split(module.name).contains { words.contains(WordReader.singular($0)) }
        }
        && has("presenter") && has("interactor")
    }
  }

  private func has(_ part: String) -> Bool {
    symbols.ids.contains {
      symbols[$0].kind.isConcreteType && symbols.words(of: $0).ends(in: part) && isProduction($0)
    }
  }

  private static func isNamed(_ folder: Substring, after words: Set<String>) -> Bool {
    folder.split(separator: "/").contains { component in
      NameWords.split(String(component)).contains { words.contains(WordReader.singular($0)) }
    }
  }

  /// What to do about a member that measures the screen: only what is on it has a use for that.
  func screenHelp(_ member: String, _ type: String, _ read: String) -> Phrase? {
    guard ["UIScreen", "NSScreen", "WKInterfaceDevice"].contains(read) else { return nil }
    return Phrase(
      "move '\(member)' to an extension of '\(type)' in Presentation, which alone measures the screen",
      zh: "把 '\(member)' 移到 Presentation 中 '\(type)' 的扩展：只有那里需要测量屏幕")
  }
}
