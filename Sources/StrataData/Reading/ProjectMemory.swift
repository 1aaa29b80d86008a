/// Reads the manifests of a code base, unless an earlier run has read the same ones.
struct ProjectMemory {
  private let cache: RunCache?
  private let memory: ReadMemory?

  /// A memory in a cache and in a living process, if there are such.
  init(_ cache: RunCache?, _ memory: ReadMemory?) {
    self.cache = cache
    self.memory = memory
  }

  /// What the manifests of a tree say.
  func map(of tree: SourceTree, jobs: Int) -> ProjectMap {
    if cache == nil, memory == nil { return read(tree, tree.files, jobs) }
    let id = Self.id(of: tree)
    let key = PackEntry.Key(kind: .projects, id: id)
    if let known = memory?.projects(among: id) ?? cache?.value(key),
      known.reads.allSatisfy({ $0.holds(in: tree) })
    {
      cache?.noteUse(of: [key])
      memory?.keep(known, among: id)
      return known.map
    }
    let log = ReadLog(of: tree)
    var map = read(tree, log.files, jobs)
    map.id = ContentID(of: PackWriter.bytes(of: RememberedProjects(reads: [], map: map)))
    if let reads = log.reads {
      let known = RememberedProjects(reads: reads, map: map)
      cache?.add(known, for: key)
      memory?.keep(known, among: id)
    }
    return map
  }

  private func read(_ tree: SourceTree, _ files: TreeFiles, _ jobs: Int) -> ProjectMap {
    var sources = tree.sources
    return ProjectReading(files, jobs: jobs, sources: &sources, listing: tree.listing)
      .map(of: sources, rootName: RelativePath.name(of: tree.root))
  }

  /// What all else depends on: which files there are, and what the root is called.
  private static func id(of tree: SourceTree) -> ContentID {
    var text = Array(tree.root.utf8)
    func add(_ paths: some Sequence<String>, _ mark: UInt8) {
      text.append(mark)
      for path in paths {
        text.append(contentsOf: path.utf8)
        text.append(0)
      }
    }
    add(tree.sources.entries.lazy.map(\.path), 1)
    for (path, names) in tree.sources.aliases.sorted(by: { $0.key < $1.key }) {
      add([path] + names, 2)
    }
    add(tree.listing.xcodeProjects, 3)
    add(tree.listing.descriptions, 4)
    add(tree.listing.models, 5)
    return ContentID(of: text)
  }
}
