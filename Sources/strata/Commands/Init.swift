internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata init`: settings to go on with.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a settings file from what is inferred, with what is to be decided.",
    discussion: """
      The file stands in the project's root and changes no finding until somebody edits it. \
      Nobody needs one: what it does not say is inferred.

      Example:
        strata init
        strata init --baseline
        strata init --schema > .strata.schema.json
      """
  )

  @Argument(help: "A folder of the project.", completion: .directory)
  var path = "."

  @Flag(help: "Accept the findings there are in a baseline, too.")
  var baseline = false

  @Flag(help: "Write the file anew where one is.")
  var force = false

  @Flag(name: .customLong("print"), help: "Print the file instead of writing it.")
  var prints = false

  @Flag(help: "Print the JSON schema of the file, for editors, and nothing else.")
  var schema = false

  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var speech: LanguageOption

  func validate() throws {
    if project.config != nil {
      throw ValidationError("init writes the project's own settings, and takes no --config")
    }
    if baseline && prints { throw ValidationError("--print writes nothing, a baseline neither") }
  }

  func run() throws {
    let console = Console(isQuiet: false, color: .auto)
    let composition = Composition(cache: project.cache)
    try console.reporting {
      if schema {
        return try console.deliver(SettingsSchema.document(composition.catalogue))
      }
      var request = CheckRequest(codebase: project.codebase(at: [path]))
      request.terms = terms.terms
      let proposal = try console.progress("reading").during { () throws(UseCaseError) in
        try composition.proposeSettings(request, replacing: force || prints)
      }
      let text = SettingsTemplate.text(proposal)
      if prints { return try console.deliver(text) }
      try composition.storeSettings(text, in: proposal.project.root, replacing: force)
      var kept: KeptBaseline?
      if baseline { kept = try composition.keepBaseline.write(request) }
      console.tell(
        InitText(console.summaryStyle).text(proposal, kept, seenFrom: console.directory))
    }
  }
}
