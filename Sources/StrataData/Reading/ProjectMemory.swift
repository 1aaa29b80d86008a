/// Reads the manifests of a code base, unless an earlier run has read the same ones.
struct ProjectMemory {
  private let cache: RunCache?

  /// A memory in a cache, if there is one.
  init(_ cache: RunCache?) { self.cache = cache }

  /// What the manifests of a tree say.
  func map(of tree: SourceTree, jobs: Int) -> ProjectMap {
    let key = cache.map { _ in PackEntry.Key(kind: .projects, id: Self.id(of: tree)) }
    if let key, let known: RememberedProjects = cache?.value(key),
      known.reads.allSatisfy({ $0.holds(in: tree) })
    {
      cache?.noteUse(of: [key])
      return known.map
    }
    let log = ReadLog(of: tree)
    var sources = tree.sources
    let reading = ProjectReading(
      cache == nil ? tree.files : log.files, jobs: jobs, sources: &sources, listing: tree.listing)
    var map = reading.map(of: sources, rootName: RelativePath.name(of: tree.root))
    if cache != nil {
      map.id = ContentID(of: PackWriter.bytes(of: RememberedProjects(reads: [], map: map)))
    }
    if let key, let reads = log.reads {
      cache?.add(RememberedProjects(reads: reads, map: map), for: key)
    }
    return map
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
