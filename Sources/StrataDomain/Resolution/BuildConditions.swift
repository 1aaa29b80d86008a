/// The code of a file that stands under `#if`.
struct BuildConditions: Sendable {
  private let regions: [(span: Span, likelihood: Likelihood)]

  /// The conditions of a file.
  init(_ facts: FileFacts) {
    regions = facts.regions.filter { $0.kind == .conditional }.map {
      ($0.span, BuildCondition.likelihood(of: facts[$0.condition]))
    }.filter { $0.1 != .always }
  }

  /// How likely the code at an offset is built.
  func likelihood(at offset: UInt32) -> Likelihood {
    var result = Likelihood.always
    for region in regions where region.span.contains(offset) {
      result = min(result, region.likelihood)
    }
    return result
  }
}
