internal import StrataCode
internal import StrataModel

/// Gathers where the types of each part are kept.
struct RolePlaces {
  private let codebase: Codebase
  private let filesWithFindings: Set<String>

  /// The places in a code base; examples come from files without findings.
  init(_ codebase: Codebase, filesWithFindings: Set<String>) {
    self.codebase = codebase
    self.filesWithFindings = filesWithFindings
  }

  /// By layer, then by part.
  var all: [RolePlace] {
    let members = members
    let places = Self.order.compactMap { role in
      members[role].flatMap { place(of: $0, role) }
    }
    let others = [Layer.infrastructure, .common, .test].compactMap { files(of: $0) }
    return Self.layers.flatMap { layer in (places + others).filter { $0.layer.ring == layer } }
  }

  /// A type of a part.
  private struct Member {
    var name: String
    var file: Int
  }

  /// What ships, by the part that decides what it is.
  private var members: [Role: [Member]] {
    var members: [Role: [Member]] = [:]
    for id in codebase.symbols.ids where codebase.symbols[id].parent == nil {
      let file = codebase.symbols[id].place.file
      guard codebase.scopes[file].isProduction,
        let role = Self.order.first(where: codebase.roles[id].contains)
      else { continue }
      members[role, default: []].append(Member(name: codebase.symbols[id].name, file: file))
    }
    return members
  }

  /// Where the types of a part are; they are of the layer that most of them are in.
  private func place(of members: [Member], _ role: Role) -> RolePlace? {
    let layers = members.compactMap { codebase.layer(ofFile: $0.file) }.ranked
    return layers.first.map { place(of: members, role, in: $0.value) }
  }

  /// Where the files of a layer are, whatever part their types play.
  private func files(of layer: Layer) -> RolePlace? {
    let files = codebase.workspace.files.indices.filter { codebase.layer(ofFile: $0) == layer }
    let members = files.map { Member(name: codebase.workspace.files[$0].name, file: $0) }
    return members.isEmpty ? nil : place(of: members, nil, in: layer)
  }

  private func place(of members: [Member], _ role: Role?, in layer: Layer) -> RolePlace {
    let (folder, there) = folder(of: members)
    let clean = there.filter { !filesWithFindings.contains(path($0)) }
    let best =
      clean.first { layer == codebase.layer(ofFile: $0.file) } ?? clean.first ?? there.first
    return RolePlace(
      role: role, layer: layer, folder: folder, there: there.count, all: members.count,
      example: best.map { RolePlace.Example(type: $0.name, file: path($0)) })
  }

  /// The folder of most, and who is there.
  private func folder(of members: [Member]) -> (path: String, there: [Member]) {
    let items = members.map { member in
      FolderPattern.Item(
        path: path(member), modules: codebase.workspace.files[member.file].modules)
    }
    if let pattern = FolderPattern(of: items) {
      let there = members.filter { FolderPattern.covers(pattern.path, path($0)) }
      if there.count * 2 >= members.count { return (pattern.path, there) }
      let below = members.filter { FolderPattern.covers(pattern.start, path($0), isStart: true) }
      return (pattern.start + "/**", below)
    }
    let most = members.map { String(path($0).folder) }.ranked.first
    if let most, most.count * 2 >= members.count {
      return (most.value, members.filter { path($0).folder == most.value })
    }
    let common = FolderPattern.commonFolder(of: members.map(path))
    let start = common.isEmpty ? "" : common + "/"
    return (start + "**", members.filter { path($0).hasPrefix(start) })
  }

  private func path(_ member: Member) -> String { codebase.workspace.files[member.file].path }

  private static let layers: [Layer] = [.domain, .data, .presentation, .app, .common, .test]

  /// Of several parts that a type plays the first counts; within a layer the order of reading.
  private static let order: [Role] = [
    .entryPoint, .container, .entity, .useCase, .useCaseProtocol, .screenInteractor,
    .repositoryProtocol, .repositoryImplementation, .dataSource, .dto, .persistenceModel, .mapper,
    .coordinator, .viewModel, .viewModelProtocol, .view,
  ]
}
