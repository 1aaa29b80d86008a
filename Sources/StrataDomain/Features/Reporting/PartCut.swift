package import StrataModel
package import StrataCode

/// Cuts what ships into a number of parts that one can see at a glance: features where there are
/// some, else modules, and the largest of either into their folders. What holds more than a third of
/// the findings in one layer is cut further, or the picture would say no more than that there are some.
package struct PartCut {
  var groups: [Group]
  let files: [Item]

  /// A file with what it is cut by.
  package struct Item {
    var index: Int
    var folders: [Substring]
    var feature: FeatureMap.Feature?
    var module: String?
    /// The ring that shows it.
    var ring: Layer?
    /// How many errors and warnings it has.
    var findings = 0

    package init(index: Int, path: String, feature: FeatureMap.Feature?, module: String?) {
      self.index = index
      folders = path.split(separator: "/").dropLast()
      self.feature = feature
      self.module = module
    }

    /// The same file with what is found in it.
    package func holding(_ findings: Int, in layer: Layer?) -> Item {
      var item = self
      item.ring = layer?.ring
      item.findings = findings
      return item
    }
  }

  /// Files that stand together.
  struct Group {
    var kind: CodePart.Kind
    var name: String
    var items: [Item]
    /// How many folders of their paths are the group's own.
    var depth: Int
  }

  /// The most parts that an eye tells apart.
  package static let limit = 22
  private static let enough = 12

  package init(_ files: [Item]) {
    self.files = files
    groups = Self.firstGroups(files)
    gatherSpecks()
    while groups.count < Self.limit, let largest = expandable { expand(largest) }
    gatherSmallOnes()
    splitHeavyOnes()
    groups.sort { ($0.isOthers ? 1 : 0, $0.sortKey) < ($1.isOthers ? 1 : 0, $1.sortKey) }
  }

  /// Features and modules; a project of one module without features is one group.
  static func firstGroups(_ files: [Item]) -> [Group] {
    var features: [FeatureMap.Feature: [Item]] = [:]
    var modules: [String: [Item]] = [:]
    for file in files {
      if let feature = file.feature, !isSourceFolder(feature.name) {
        features[feature, default: []].append(file)
      }
    }
    // One folder that happens to be called so makes no features.
    if features.count < 2 { features = [:] }
    for file in files where file.feature.map({ features[$0] == nil }) ?? true {
      modules[file.module ?? "", default: []].append(file)
    }
    let kind: CodePart.Kind = modules.keys.contains("") && modules.count == 1 ? .folder : .module
    return features.map { feature, items in
      Group(
        kind: isModule(feature) ? .module : .feature, name: feature.name, items: items,
        depth: feature.path.split(separator: "/").count)
    } + modules.map { name, items in Group(kind: kind, name: name, items: items, depth: 0) }
  }

  /// Below a folder of modules stands what people call so, whether a manifest does or not.
  private static func isModule(_ feature: FeatureMap.Feature) -> Bool {
    feature.path.split(separator: "/").dropLast().last?.lowercased().hasPrefix("module") ?? false
  }

  private static func isSourceFolder(_ name: String) -> Bool {
    ["sources", "source", "src", "tests"].contains(name.lowercased())
  }

  /// The largest group that is too large beside the others and falls into several.
  private var expandable: Int? {
    let share = groups.count < Self.enough ? 12 : 8
    let large = groups.indices.filter { index in
      groups[index].kind != .rest && groups[index].items.count * share > files.count
        && groups[index].items.count > 3 && groups[index].kind != .feature
        && groups[index].kind != .others
    }.sorted { groups[$0].isShownBefore(groups[$1]) }
    return large.first { Self.children(of: groups[$0]).count > 1 }
  }

  private mutating func expand(_ index: Int) {
    let whole = groups.remove(at: index)
    let room = max(2, Self.limit - groups.count)
    let small = max(2, files.count / 80)
    let children = Self.children(of: whole).sorted { $0.isShownBefore($1) }
    var rest: [Item] = []
    var kept: [Group] = []
    for child in children {
      let isOwn = child.kind == .folder
      if isOwn, kept.count < room - 1, child.items.count >= small || children.count == 2 {
        kept.append(child)
      } else {
        rest += child.items
      }
    }
    if kept.isEmpty {
      groups.append(Group(kind: .rest, name: whole.name, items: whole.items, depth: whole.depth))
      return
    }
    groups += kept
    if !rest.isEmpty {
      groups.append(Group(kind: .rest, name: whole.name, items: rest, depth: whole.depth))
    }
  }

  /// The folders in the folder that all files of a group share; files that stand in it are `.rest`.
  static func children(of group: Group) -> [Group] {
    let depth = group.items.sharedDepth
    var folders: [Substring: [Item]] = [:]
    var own: [Item] = []
    for item in group.items {
      if depth < item.folders.count {
        folders[item.folders[depth], default: []].append(item)
      } else {
        own.append(item)
      }
    }
    let parts = folders.sorted { $0.key < $1.key }.map { name, items in
      Group(kind: .folder, name: String(name), items: items, depth: depth + 1)
    }
    return own.isEmpty
      ? parts : parts + [Group(kind: .rest, name: group.name, items: own, depth: depth)]
  }

  /// Puts together what is a speck beside the whole, so that there is room for what is not.
  private mutating func gatherSpecks() {
    let all = files.count
    gather { $0.items.count * 150 < all }
  }

  private mutating func gatherSmallOnes() {
    guard groups.count > Self.limit else { return }
    let bySize = groups.filter { !$0.isOthers }.sorted { $0.isShownBefore($1) }
    let kept = Set(bySize.prefix(Self.limit - 1).map(\.sortKey))
    gather { $0.isOthers || !kept.contains($0.sortKey) }
  }

  /// Makes one group of all that are small, if there are several.
  private mutating func gather(_ isSmall: (Group) -> Bool) {
    let small = groups.filter(isSmall)
    guard small.count > 1 else { return }
    groups.removeAll(where: isSmall)
    groups.append(Group(kind: .others, name: "", items: small.flatMap(\.items), depth: 0))
  }
}

extension PartCut {
  /// The parts, and by file index the part of each file.
  package var parts: (all: [CodePart], ofFile: [Int: Int]) {
    var ofFile: [Int: Int] = [:]
    for (index, group) in groups.enumerated() {
      for item in group.items { ofFile[item.index] = index }
    }
    return (groups.map(\.part), ofFile)
  }
}

extension PartCut.Group {
  var isOthers: Bool { kind == .others }

  /// Parts of one module stand together, then parts of one folder.
  fileprivate var sortKey: String {
    [items.first?.module ?? "", folder, name, kind.rawValue].joined(separator: "\u{0}")
  }

  /// Large ones first.
  func isShownBefore(_ other: PartCut.Group) -> Bool {
    items.count == other.items.count
      ? sortKey < other.sortKey : items.count > other.items.count
  }

  private var folder: String {
    items.first.map { $0.folders.prefix(items.sharedDepth).joined(separator: "/") } ?? ""
  }

  fileprivate var part: CodePart {
    let modules = Set(items.map(\.module))
    return CodePart(
      kind: kind, name: name, folder: folder,
      module: modules.count == 1 ? modules.first.flatMap(\.self) : nil)
  }
}

extension [PartCut.Item] {
  /// How many folders all paths begin with.
  fileprivate var sharedDepth: Int {
    guard let first else { return 0 }
    var depth = first.folders.count
    for item in self {
      var same = 0
      while same < depth, same < item.folders.count, item.folders[same] == first.folders[same] {
        same += 1
      }
      depth = same
    }
    return depth
  }
}
