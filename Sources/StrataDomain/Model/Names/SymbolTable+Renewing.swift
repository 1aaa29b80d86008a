internal import StrataCode

extension SymbolTable {
  /// The same over a newer reading: only what stands inside files and types is another.
  func renewed(in workspace: Workspace, _ renewal: Renewal) -> SymbolTable {
    var table = self
    for (file, moves) in renewal.moves { table.move(moves, in: file, of: workspace) }
    for file in renewal.files {
      let facts = workspace.files[file].facts
      table.conditions[file] = BuildConditions(facts)
      table.written[file] = WrittenNames(facts, names)
      table.localNames[file] = LocalNames(facts, table.written[file])
      table.add(Self.rightSides(of: facts), of: file)
    }
    return table
  }

  /// Notes where the declarations of a file stand by now, and what its types hold.
  private mutating func move(
    _ moves: [DeclarationIndex: DeclarationIndex], in file: Int, of workspace: Workspace
  ) {
    func moved(_ place: DeclarationID) -> DeclarationID {
      guard place.file == file, let now = moves[place.declaration] else { return place }
      return DeclarationID(file: file, declaration: now)
    }
    let old = subjects[file]
    subjects[file] = Array(
      repeating: -1, count: workspace.files[file].facts.declarations.count)
    for (before, now) in moves { subjects[file][Int(now)] = old[Int(before)] }
    for subject in Set(old) where subject >= 0 {
      let index = Int(subject)
      symbols[index].place = moved(symbols[index].place)
      bodies[index] = bodies[index].map(moved)
      members[index] = TypeMembers(of: bodies[index], in: workspace.files)
    }
    for place in rightSides.keys where place.file == file { rightSides[place] = nil }
  }
}
