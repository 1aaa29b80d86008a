internal import StrataFeatures
internal import StrataPresentation

extension Console {
  /// Does what a command about the baseline does, and says what became of it.
  func deliver(
    _ act: KeptBaselineText.Act, of output: OutputOptions,
    _ work: () throws(CheckError) -> ShownBaseline
  ) throws {
    try reporting {
      var (kept, style) = (try progress(.checking).during(work), summaryStyle)
      if output.format == .json {
        // Beside a document the baseline is called what the document calls it.
        kept.project.root = kept.project.root(seenFrom: directory)
        style.directory = nil
      }
      let text = KeptBaselineText(reportStyle)
      switch (output.format, act) {
      case (.json, _): try deliver(BaselineJSON.document(kept, in: .ofRun))
      case (.text, .wrote): try deliver(text.frozen(kept))
      case (.text, .showed): try deliver(text.text(kept))
      case (.text, .pruned): try deliver(text.pruned(kept))
      }
      if !output.isQuiet { tell(KeptBaselineText(style).summary(kept, act)) }
    }
  }
}
