internal import StrataCode
internal import StrataModel

extension ConventionReader {
  /// What tests are written with; how doubles are called is a name like others.
  var tests: [Convention] {
    let files = codebase.workspace.files.indices.filter { codebase.layer(ofFile: $0) == .test }
    let found = files.compactMap { file -> Observation? in
      let modules = codebase.facts(file).importedModules
      return Self.frameworks.first(where: modules.contains).map {
        Observation(value: $0, type: nil, file: file)
      }
    }
    return [convention(.testFramework, found)].compactMap { $0 }
  }

  private static let frameworks = ["Testing", "Quick", "XCTest"]

  /// Header and indentation of files that people wrote.
  var layout: [Convention] { [header(written), indentation].compactMap { $0 } }

  private var written: [Int] {
    codebase.workspace.files.indices.filter {
      let facts = codebase.facts($0)
      return !facts.isGenerated && !facts.isForeign && !facts.declarations.isEmpty
    }
  }

  private func header(_ files: [Int]) -> Convention? {
    let found = files.map { file -> Observation in
      let lines = text.lines([1, 2], of: path(file), in: codebase.workspace.root)
      let first = lines[1] ?? ""
      let isManifestLine = first.contains("swift-tools-version")
      let isComment = first.hasPrefix("//") && !first.hasPrefix("///") || first.hasPrefix("/*")
      // One line of comment above an import says something of the code, not of the file.
      let isHeader =
        isComment && !isManifestLine && (first.hasPrefix("/*") || (lines[2] ?? "").hasPrefix("//"))
      return Observation(value: isHeader ? "comment" : "none", type: nil, file: file)
    }
    return convention(.header, found)
  }

  /// How far the members of outer types stand from the margin; a tab is one byte.
  var indentation: Convention? {
    let found = written.compactMap { file -> Observation? in
      let facts = codebase.facts(file)
      let widths = facts.declarations.compactMap { declaration -> Int? in
        guard declaration.parent >= 0, facts[declaration.parent].parent < 0,
          facts[declaration.parent].kind.isConcreteType
        else { return nil }
        let outer = facts.lines.position(of: facts[declaration.parent].extent.start)
        let inner = facts.lines.position(of: declaration.extent.start)
        return outer.column == 1 && inner.line > outer.line && inner.column > 1
          ? inner.column - 1 : nil
      }
      let most = widths.ranked.first { [1, 2, 4, 8].contains($0.value) }
      return most.map {
        Observation(
          value: $0.value == 1 ? "tab" : "\($0.value) spaces", type: nil, file: file)
      }
    }
    return convention(.indentation, found)
  }
}
