internal import StrataCode

/// What the name behind `--focus` means in a picture.
struct DiagramFocus {
  /// The level at which it is one node, or several of one name.
  let level: Diagram.Level
  /// The files that it consists of, or that declare it.
  let files: Set<Int>
  /// The types that it means, if it means types.
  let types: Set<Int>

  /// What a name means, first of all at the level that is asked for.
  init(_ name: String, in picture: Picture, at level: Diagram.Level?) throws(DrawError) {
    let levels = Diagram.Level.allCases.filter { $0 == level } + Diagram.Level.allCases
    for level in levels {
      let (files, types) = Self.meaning(of: name, in: picture, at: level)
      if !files.isEmpty {
        (self.level, self.files, self.types) = (level, files, types)
        return
      }
    }
    let files = Self.files(called: name, in: picture)
    guard !files.isEmpty else {
      let filled = Set(picture.files.filter(\.isProduction).compactMap(\.layer)).sorted()
      if let layer = RouteEndReader.layer(called: name) { throw .emptyLayer(layer, filled: filled) }
      throw .unknownNode(name, suggestions: name.nearestFew(in: Self.names(picture), atMost: 3))
    }
    self.level = .type
    self.files = files
    types = []
  }

  private static func meaning(
    of name: String, in picture: Picture, at level: Diagram.Level
  ) -> (files: Set<Int>, types: Set<Int>) {
    let files = picture.files
    func matching(_ isMeant: (Picture.File) -> Bool) -> (Set<Int>, Set<Int>) {
      (Set(files.indices.filter { files[$0].isProduction && isMeant(files[$0]) }), [])
    }
    func means(_ other: String) -> Bool { other.lowercased() == name.lowercased() }
    switch level {
    case .layer:
      return matching { file in file.layer.map { means($0.rawValue) } ?? false }
    case .module:
      return matching { file in file.module.map { means(picture.modules[$0].name) } ?? false }
    case .feature:
      return matching { file in
        file.feature.map {
          means(picture.features[$0].name) || picture.features[$0].path == name
        } ?? false
      }
    case .folder:
      return matching { file in String(file.path.folder) == name }
    case .type:
      // A nested type is drawn as part of the one around it.
      let outer = name.prefix { $0 != "." }
      let types = picture.types.indices.filter {
        !picture.types[$0].isLoose
          && (picture.types[$0].name == name || picture.types[$0].name == outer)
      }
      return (Set(types.map { picture.types[$0].file }), Set(types))
    }
  }

  private static func files(called name: String, in picture: Picture) -> Set<Int> {
    Set(
      picture.files.indices.filter {
        let path = picture.files[$0].path
        return path == name || path.hasSuffix("/" + name)
      })
  }

  private static func names(_ picture: Picture) -> [String] {
    var names = Set(Layer.allCases.map(\.rawValue))
    names.formUnion(picture.modules.map(\.name))
    names.formUnion(picture.features.map(\.name))
    names.formUnion(picture.types.map(\.name))
    return names.sorted()
  }
}
