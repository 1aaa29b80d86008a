import Foundation
import TestSupport
import Testing

@Suite("Links in pages")
struct LinkTests {
  private static let pages =
    ["README.md", "README.zh-Hans.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + ["Documentation", "Examples", "Tools"].flatMap { Repository.files(below: $0, suffix: ".md") }

  @Test(arguments: pages)
  func theyLeadToFilesThatAreThere(_ page: String) throws {
    let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
    for link in try Self.links(in: Repository.text(page)) {
      let target = folder.appendingPathComponent(link.removingPercentEncoding ?? link).standardized
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page) → \(link)")
    }
  }

  @Test func aLinkIsFoundAndOneToAnotherSiteIsNone() {
    let text =
      "see [it](a/b.md#part), [that](https://example.org/) and `[x](y)`\n```\n[z](q)\n```\n"
    #expect(Self.links(in: text) == ["a/b.md"])
  }

  /// Where links of a page lead to in the repository, without anchors; code holds none.
  private static func links(in text: String) -> [String] {
    let prose = text.replacing(/(?ms)^(`{3,}).*?^\1/, with: "").replacing(
      /`[^`\n]*`(?!\])/, with: "")
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1.prefix { $0 != "#" }) }
      .filter { !$0.isEmpty && !$0.contains("://") && !$0.hasPrefix("mailto:") }
  }
}
