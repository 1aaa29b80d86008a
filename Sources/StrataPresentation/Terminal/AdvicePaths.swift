package import StrataFeatures

extension ArchitectureAdvice {
  /// The advice with its paths as one types them in `directory`.
  package func withPaths(seenFrom directory: String) -> ArchitectureAdvice {
    let path = PathsFromHere(root: project.root, directory: directory)
    var advice = self
    for index in measures.sources.indices {
      advice.measures.sources[index].location = path(measures.sources[index].location)
    }
    for index in useCases.entries.indices {
      advice.useCases.entries[index].location = path(useCases.entries[index].location)
    }
    for (index, step) in steps.enumerated() {
      if case .place(let location) = step.command {
        advice.steps[index].command = .place(path(location))
      }
    }
    advice.project.root = project.root(seenFrom: directory)
    return advice
  }
}
