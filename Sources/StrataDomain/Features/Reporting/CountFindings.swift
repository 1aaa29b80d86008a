internal import StrataCode
internal import StrataRules

/// Counts the findings of a check by what they have in common.
package struct CountFindings: Sendable {
  private let owners: any OwnerReading

  /// Counts; `owners` says who answers for which file.
  package init(owners: any OwnerReading = NoOwners()) { self.owners = owners }

  /// The findings of a check in numbers.
  package func callAsFunction(_ check: CheckResult) -> FindingStatistics {
    let files = Set(check.findings.map(\.location.file)).sorted()
    return FindingStatistics(check, owners: owners.owners(of: files, in: check.project.root))
  }
}
