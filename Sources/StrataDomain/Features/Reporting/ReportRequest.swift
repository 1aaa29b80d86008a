/// What to report on, and since when.
package struct ReportRequest: Sendable {
  /// What is asked of the present state.
  package var check: CheckRequest
  /// The branch or commit since which the change is reported; nil for none.
  package var base: String?

  package init(check: CheckRequest, base: String? = nil) {
    self.check = check
    self.base = base
  }
}
