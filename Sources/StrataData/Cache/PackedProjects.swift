internal import StrataCode

/// What the manifests say, with all that was read to know it.
struct RememberedProjects: Packed {
  var reads: [FileRead] = []
  var map = ProjectMap()

  static var blank: RememberedProjects { RememberedProjects() }

  mutating func pack(in packer: inout some Packing) {
    packer.list(&reads)
    packer.list(&map.kinds)
    packer.list(&map.modules)
    var files = map.modulesOfFiles.sorted { $0.key < $1.key }.map {
      FileModules(path: $0.key, modules: $0.value)
    }
    packer.list(&files)
    var classes = map.generatedClasses.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
      .flatMap { $0 }
    packer.list(&classes)
    packer.list(&map.unmerged)
    packer.list(&map.warnings)
    packer.value(&map.id)
    guard packer.isReading else { return }
    let count = map.modules.count
    for file in files {
      if file.modules.contains(where: { $0 >= count }) { packer.isBroken = true }
      map.modulesOfFiles[file.path] = file.modules
    }
    if classes.count % 2 == 1 { packer.isBroken = true }
    for index in stride(from: 0, to: classes.count - 1, by: 2) {
      map.generatedClasses[classes[index]] = classes[index + 1]
    }
  }
}

extension FileRead: Packed {
  static var blank: FileRead { FileRead(path: "") }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&path)
    var isThere = id != nil
    packer.flag(&isThere)
    if isThere {
      var known = id ?? ContentID(words: (0, 0, 0))
      known.pack(in: &packer)
      id = known
    }
  }
}

extension ContentID: Packed {
  static var blank: ContentID { ContentID(words: (0, 0, 0)) }

  mutating func pack(in packer: inout some Packing) {
    var (high, middle, low) = words
    packer.number(&high)
    packer.number(&middle)
    packer.number(&low)
    self = ContentID(words: (high, middle, low))
  }
}

private struct FileModules: Packed {
  var path: String
  var modules: [Int]

  static var blank: FileModules { FileModules(path: "", modules: []) }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&path)
    packer.numbers(&modules)
  }
}

extension UnmergedManifest: Packed {
  static var blank: UnmergedManifest { UnmergedManifest(path: "", line: 1) }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&path)
    packer.number(&line)
  }
}

extension Module: Packed {
  static var blank: Module { Module(name: "", kind: .folder, manifest: "", folder: "") }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&name)
    var word = kind.rawValue
    packer.text(&word)
    if let kind = Kind(rawValue: word) { self.kind = kind } else { packer.isBroken = true }
    packer.text(&manifest)
    packer.text(&folder)
    location.pack(in: &packer)
    packer.list(&dependencies)
    var mode = languageMode ?? 0
    packer.number(&mode)
    languageMode = mode == 0 ? nil : mode
    packer.flag(&isMainActorByDefault)
    packer.flag(&staysWithCaller)
    packer.list(&products)
    packer.text(&target)
    packer.list(&leftOut)
    packer.list(&scripted)
  }
}

extension Module.Dependency: Packed {
  static var blank: Module.Dependency {
    Module.Dependency(name: "", package: nil, location: Position(line: 1, column: 1))
  }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&name)
    packer.text(&package)
    location.pack(in: &packer)
    packer.text(&manifest)
  }
}

extension Position {
  mutating func pack(in packer: inout some Packing) {
    packer.number(&line)
    packer.number(&column)
    if packer.isReading, line < 1 || column < 1 { packer.isBroken = true }
  }
}
