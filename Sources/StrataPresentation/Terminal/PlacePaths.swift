package import StrataFeatures

extension PlaceAnswer {
  /// The answer with its paths as one types them in `directory`. The root is still absolute.
  package func withPaths(seenFrom directory: String) -> PlaceAnswer {
    let path = PathsFromHere(root: root, directory: directory)
    var answer = self
    if file != nil || name.contains("/") { answer.name = path(name) }
    answer.file = file.map { path($0) }
    if let home {
      let folder = path(home.folder)
      answer.home?.folder = folder.isEmpty ? "." : folder
      for index in home.neighbours.indices {
        answer.home?.neighbours[index].file = path(home.neighbours[index].file)
      }
    }
    answer.findings = findings.map { path($0) }
    return answer
  }
}
