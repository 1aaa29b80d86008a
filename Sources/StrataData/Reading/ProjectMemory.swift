/// Reads the manifests of a code base, unless an earlier run has read the same ones.
struct ProjectMemory {
  private let cache: RunCache?
  private let memory: ReadMemory?

  /// A memory in a cache and in a living process, if there are such.
  init(_ cache: RunCache?, _ memory: ReadMemory?) {
    self.cache = cache
    self.memory = memory
  }

  /// What the manifests of a tree say, and whether this was known: if not, no earlier run has seen
  /// these files together.
  func map(of tree: SourceTree, jobs: Int) -> (ProjectMap, isKnown: Bool) {
    if cache == nil, memory == nil { return (read(tree, tree.files, jobs), false) }
    let names = TreeNames(of: tree)
    let id = memory?.id(of: names) ?? names.id
    let key = PackEntry.Key(kind: .projects, id: id)
    if let known = memory?.projects(among: id) ?? cache?.value(key),
      known.reads.allSatisfy({ $0.holds(in: tree) })
    {
      cache?.noteUse(of: [key])
      memory?.keep(known, among: id)
      return (known.map, true)
    }
    let log = ReadLog(of: tree)
    var map = read(tree, log.files, jobs)
    map.id = ContentID(of: PackWriter.bytes(of: RememberedProjects(reads: [], map: map)))
    if let reads = log.reads {
      let known = RememberedProjects(reads: reads, map: map)
      cache?.add(known, for: key)
      memory?.keep(known, among: id)
    }
    return (map, false)
  }

  private func read(_ tree: SourceTree, _ files: TreeFiles, _ jobs: Int) -> ProjectMap {
    var sources = tree.sources
    return ProjectReading(files, jobs: jobs, sources: &sources, listing: tree.listing)
      .map(of: sources, rootName: RelativePath.name(of: tree.root))
  }
}

/// What all that manifests say depends on: which files there are, and what the root is called.
struct TreeNames: Equatable {
  private let root: String
  private let sources: [String]
  private let aliases: [String: [String]]
  /// Kinds of files that describe projects.
  private let descriptions: [[String]]

  /// The names in a tree.
  init(of tree: SourceTree) {
    root = tree.root
    sources = tree.sources.entries.map(\.path)
    aliases = tree.sources.aliases
    descriptions = [
      tree.listing.xcodeProjects, tree.listing.descriptions, tree.listing.models,
    ]
  }

  /// What they are called together.
  var id: ContentID {
    var text = Array(root.utf8)
    func add(_ paths: [String], _ mark: UInt8) {
      text.append(mark)
      for path in paths {
        text.append(contentsOf: path.utf8)
        text.append(0)
      }
    }
    add(sources, 1)
    for (path, names) in aliases.sorted(by: { $0.key < $1.key }) { add([path] + names, 2) }
    for (index, paths) in descriptions.enumerated() { add(paths, UInt8(index + 3)) }
    return ContentID(of: text)
  }
}
