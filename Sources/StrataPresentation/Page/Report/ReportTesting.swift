internal import StrataCode
internal import StrataFeatures

/// What the report's page shows of tests.
enum ReportTesting {
  /// By layer: its number, what a test names, what is tested, over which doubles, what is not, how
  /// many no test names, and the names of those.
  static func value(_ testing: TestingStrategy?) -> JSONValue {
    .array(
      (testing?.rows ?? []).map { row in
        let texts = TestingWords.columns.filter { $0.key != .layer }.map {
          ReportData.said(TestingWords.cell($0.key, row))
        }
        let unnamed = (row.count?.unnamed ?? []).prefix(unnamedShown).map(\.printable)
        return .array(
          [.int(Layer.allCases.firstIndex(of: row.layer) ?? -1)] + texts
            + [.int(row.count?.unnamed.count ?? 0), .strings(Array(unnamed))])
      })
  }

  private static let unnamedShown = 30
}
