extension FileFacts {
  /// The facts of one top-level type and of what extends it, as if the file held nothing else; what
  /// the file imports stays.
  package func slice(ofType name: String) -> FileFacts {
    var kept: [DeclarationIndex: DeclarationIndex] = [topLevel: topLevel]
    var values = values
    values.declarations = []
    for index in declarations.indices {
      let declaration = declarations[index]
      let isOwn =
        declaration.parent < 0
        ? (declaration.kind.isType || declaration.kind == .extension)
          && self[declaration.name] == name
        : kept[declaration.parent] != nil
      guard isOwn else { continue }
      var moved = declaration
      moved.parent = kept[declaration.parent] ?? topLevel
      kept[DeclarationIndex(index)] = DeclarationIndex(values.declarations.count)
      values.declarations.append(moved)
    }
    func own<Value>(
      _ all: [Value], _ owner: WritableKeyPath<Value, DeclarationIndex>
    ) -> [Value] {
      all.compactMap { value in
        guard value[keyPath: owner] != topLevel, let index = kept[value[keyPath: owner]] else {
          return nil
        }
        var moved = value
        moved[keyPath: owner] = index
        return moved
      }
    }
    values.parameters = own(values.parameters, \.owner)
    values.references = own(values.references, \.owner)
    values.attributes = own(values.attributes, \.owner)
    values.shapes = own(values.shapes, \.owner)
    values.madeUpValues = own(values.madeUpValues, \.owner)
    values.directives = []
    return FileFacts(values)
  }
}
