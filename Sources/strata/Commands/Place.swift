internal import ArgumentParser
internal import Foundation
internal import StrataDomain
internal import StrataPresentation

/// `strata place`: where a piece of code belongs.
struct Place: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say where code belongs: its layer, the project's folder for it, the rules it meets.",
    discussion: """
      Judges by what the code holds, names and is named by, never by where it stands: what knows \
      UI belongs in Presentation, what knows the network or a database in Data, business rules \
      and models in Domain. '-' takes unsaved text from standard input.

      Example:
        strata place Sources/Feed/FeedLoader.swift
        strata place Sources/Feed/FeedLoader.swift --type FeedCache
        pbpaste | strata place - --assume-filename Sources/Feed/FeedCache.swift
      """
  )

  @Argument(help: "A Swift file of the project, or '-' for standard input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Only this type of the file.", valueName: "name"))
  var type: String?

  @Option(
    help: ArgumentHelp(
      "With '-': the path under which the text is thought of; it names the text and its feature.",
      valueName: "path"),
    completion: .file())
  var assumeFilename: String?

  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if assumeFilename != nil && file != "-" {
      throw ValidationError("--assume-filename goes with '-', not with a file")
    }
  }

  func run() throws {
    let console = Console(output, failure: PlaceJSON.document)
    try console.reporting {
      let request = try request(console)
      let place = Composition(cache: project.cache).placeCode
      let answer = try console.progress("placing").during { () throws(UseCaseError) in
        try place(request)
      }
      try console.deliver(report(answer, console))
    }
  }

  private func request(_ console: Console) throws(Failure) -> PlaceRequest {
    guard file == "-" else {
      return PlaceRequest(
        .file(file), type: type, in: project.codebase(at: [file]), under: terms.terms)
    }
    let assumed = assumeFilename.map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: console.directory)).standardized
        .path
    }
    return PlaceRequest(
      .text(try StandardInput.read(), assumed: assumed), type: type,
      in: project.codebase(at: []), under: terms.terms)
  }

  private func report(_ answer: PlaceAnswer, _ console: Console) -> String {
    switch output.format {
    case .text:
      PlaceText(console.reportStyle)
        .text(answer.withPaths(seenFrom: console.directory))
    case .json: PlaceJSON.document(answer, seenFrom: console.directory, in: .ofRun)
    }
  }
}
