package import StrataFeatures
package import StrataCode

/// A report as one HTML page that needs nothing beside it.
package struct ReportPage: Sendable {
  private let digest: @Sendable (String) -> String

  /// A page whose own script and style `digest` names for the browser, so that it runs and applies
  /// no others.
  package init(digest: @escaping @Sendable (String) -> String) { self.digest = digest }

  /// The page; `language` is the one that it opens in.
  package func text(_ report: ArchitectureReport, in language: Language) -> String {
    var data = ReportData(report)
    let document = data.document(in: language)
    return PageSkeleton.text(
      language: language, policy: policy, style: PageStyle.text, script: PageScript.text,
      data: document)
  }

  /// Nothing from elsewhere, and of what is in the page only what this program wrote.
  private var policy: String {
    "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
      + "style-src '\(digest(PageStyle.text))'; script-src '\(digest(PageScript.text))'"
  }
}
