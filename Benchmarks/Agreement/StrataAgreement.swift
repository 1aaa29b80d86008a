internal import StrataPresentation
internal import Foundation
internal import StrataData
internal import StrataFeatures
internal import StrataCode
internal import StrataModel

/// Compares what names mean by source with what they mean by the compiler's index.
///
/// usage: strata-agreement DIR — a package that was built, so that its index store exists
///        strata-agreement DIR STORE — with an index store that lies elsewhere
///        … --all — every disagreement, not only the first ones of each kind
@main
struct StrataAgreement {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let paths = arguments.filter { !$0.hasPrefix("--") }
    guard let folder = paths.first, paths.count <= 2 else {
      return fail("usage: strata-agreement DIR [STORE] [--all]")
    }
    var request = CodebaseRequest(path: folder, projectRoot: folder)
    request.indexStore = paths.count == 2 ? paths[1] : folder
    do throws(CodebaseReadError) {
      let workspace = try DiskCodebaseReader().read(request).workspace
      for warning in workspace.warnings { print("warning: \(warning.text(in: .english))") }
      report(Agreement(of: workspace), of: workspace, showingAll: arguments.contains("--all"))
    } catch {
      fail(error.message.text(in: .english))
    }
  }

  private static func report(
    _ agreement: Agreement, of workspace: Workspace, showingAll: Bool
  ) {
    let root = workspace.root
    for (kind, found) in groups(agreement.disagreements) {
      print("\(found.count) × \(kind)")
      for item in showingAll ? found[...] : found.prefix(8) {
        let names = [
          item.name.map { "read as '\($0)'" }, item.source.map { "source '\($0)'" },
          item.compiler.map { "compiler '\($0)'" },
        ].compactMap { $0 }.joined(separator: ", ")
        let start = item.location.start
        print("  \(root)/\(item.location.file):\(start.line):\(start.column): \(names)")
      }
    }
    print(
      """
      \(agreement.files) of \(workspace.files.count) files, \(agreement.recorded) type names \
      recorded, \(agreement.claimed) claimed, \(agreement.agreed) agreed (\(agreement.alternatives) by \
      another branch of an #if), \(agreement.unjudged) \
      not built
      precision \(percent(agreement.precision)), recall \(percent(agreement.recall))
      """)
  }

  /// The disagreements by kind and use of the name, the most frequent first.
  private static func groups(_ all: [Disagreement]) -> [(String, [Disagreement])] {
    Dictionary(grouping: all) { item in
      item.kind.rawValue + (item.role.map { " (\($0))" } ?? "")
    }.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
  }

  private static func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}
