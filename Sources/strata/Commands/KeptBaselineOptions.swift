internal import ArgumentParser
internal import StrataFeatures
internal import StrataPresentation

/// Which baseline is looked at, of which project, and how that is shown.
struct KeptBaselineOptions: ParsableArguments {
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  /// Does what a command does with the baseline of some paths, and says what became of it.
  func deliver(
    _ act: KeptBaselineText.Act, at paths: [String],
    _ work: (UpdateBaseline, CheckRequest) throws(CheckError) -> ShownBaseline
  ) throws {
    var request = CheckRequest(codebase: project.codebase(at: paths))
    request.terms = terms.terms
    request.baseline = baseline.request
    let keep = Composition(cache: project.cache).keepBaseline
    try Console(output, failure: BaselineJSON.document).deliver(act, of: output) {
      () throws(CheckError) in try work(keep, request)
    }
  }
}
