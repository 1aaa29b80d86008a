import StrataFeatures
import StrataPresentation
import TestSupport
import Testing

struct MapTests {
  @Test func theMapGroupsByLayerAndFolder() throws {
    let map = LayersText(.plain)
    try expectGolden(map.text(.sample), "layers.txt")
    #expect(map.summary(.sample) == "3 of 5 files placed\nnext: strata layers --unplaced\n")
  }

  @Test func aLargeMapShowsFolders() throws {
    let files = (0..<301).map { number in
      var file = number.isMultiple(of: 3) ? PlacedFile.feed : .viewModel
      file.path += "\(number).swift"
      return file
    }
    let result = LayersResult(
      project: .sample(files: 301, placed: 301), files: files, warnings: [])
    try expectGolden(LayersText(.plain).text(result), "layers-large.txt")
    #expect(LayersText(.plain).summary(result).contains("; --all-files lists each one\n"))
    let all = LayersText(.plain).text(result, listsAllFiles: true)
    #expect(all.split(separator: "\n").count > 301)
  }

  @Test func unplacedFilesComeWithTheReason() throws {
    try expectGolden(UnplacedText(.plain).text(.sample), "unplaced.txt")
    var result = LayersResult.sample
    result.project.root = "../App"
    #expect(
      UnplacedText(.plain).summary(result)
        == "3 of 5 files placed\nnext: strata explain ../App/Package.swift\n")
  }

  @Test func aFileIsExplainedInWords() throws {
    try expectGolden(FileExplanationText(.plain).text(.sample), "explain-file.txt")
  }

  @Test func anUnplacedFileIsExplainedToo() throws {
    var file = FileExplanation.sample
    file.file = .helper
    file.types = []
    file.names = []
    file.findings = []
    file.modules = ["A", "B"]
    try expectGolden(FileExplanationText(.plain).text(file), "explain-unplaced.txt")
  }
}
