package import StrataRules
internal import StrataCode

/// No baseline anywhere.
package struct NoBaseline: BaselineStoring {
  /// A place that holds nothing and keeps nothing.
  package init() {}

  package func baseline(at place: BaselineLocation) throws(BaselineError) -> Baseline? { nil }

  package func baseline(
    at place: BaselineLocation, in commit: String
  ) throws(BaselineError) -> Baseline? { nil }

  package func baseline(
    in text: [UInt8], at path: String
  ) throws(BaselineError) -> Baseline { Baseline() }

  package func store(_ baseline: Baseline, at place: BaselineLocation) throws(BaselineError) {
    throw .unwritable(
      path: names(of: place).path, cause: Phrase("nothing is kept here", zh: "这里不保存任何内容"))
  }

  package func committed(at place: BaselineLocation) -> CommittedBaseline? { nil }

  package func names(of place: BaselineLocation) -> (path: String, absolute: String) {
    let path = place.file ?? BaselineLocation.fileName
    return (path, path)
  }
}
