internal import StrataCode
internal import StrataModel

/// Code on its way to another folder, with what Xcode projects have to say of it.
struct CodeMove {
  let code: MovedCode
  /// The type's.
  let name: String
  /// Types that go with it.
  var others: [String] = []
  let home: FixHome.Folder
  /// The file for which the group of a new folder is made: this one's, or the first of those that move
  /// together.
  var first: String?
  let layer: Layer
  let codebase: Codebase
  let read: (String) throws(ChangeError) -> [UInt8]
  /// How a file is written that is made beside one.
  let style: ([UInt8]) throws(ChangeError) -> FileStyle

  var source: SourceFile { codebase.workspace.files[code.file] }

  private var reason: Phrase {
    Phrase("'\(name)' belongs to \(layer.rawValue)", zh: "'\(name)' 属于 \(layer.rawValue)")
  }

  /// The file at its new path; nil where something is there, or a project cannot be told.
  func file() throws(ChangeError) -> FixProposal? {
    let target = home.path + "/" + source.name
    guard codebase.index(ofFile: target) == nil, !mentionsPlace, try !isShared() else { return nil }
    var proposal = FixProposal([Edit(.move(from: source.path, to: target), because: reason)])
    proposal.edits += HeaderPath(
      from: source.path, to: target, but: codebase.workspace.targets(of: code.file)
    )
    .changes(in: code.text).map {
      Edit(.replace(path: source.path, bytes: $0.bytes, with: Array($0.text.utf8)), because: reason)
    }
    for project in projects {
      let text = try read(project)
      guard let listing = XcodeListing(of: source.name, in: text) else { continue }
      guard let neighbour = home.neighbour,
        let beside = XcodeListing(of: neighbour.lastComponent, in: text),
        let actions = listing.moves(
          beside: beside, inNew: home.newGroup(for: first ?? source.name), at: project)
      else { return nil }
      proposal.held = home.isNew ? [home.path] : []
      proposal.list(actions, of: project, text, source.name)
    }
    return finished(proposal, at: target)
  }

  /// The type in a file of its own; nil as above, or where the file's name would be there twice.
  func type() throws(ChangeError) -> FixProposal? {
    let target = home.path + "/" + name + ".swift"
    guard codebase.index(ofFile: target) == nil, !mentionsPlace, try !isShared(),
      let proposal = try cut()
    else { return nil }
    var split = proposal
    let style = try self.style(code.text)
    let imports = code.imports
    let lines =
      pathLines(for: name + ".swift") + imports + (imports.isEmpty ? [] : [""]) + code.written
    split.edits.append(
      Edit(
        .create(
          path: target,
          text: HeaderPath(
            from: source.folder + "/" + name + ".swift", to: target,
            but: codebase.workspace.targets(of: code.file)
          ).told(style.text(of: lines, file: name + ".swift", like: source.name))),
        because: reason))
    for project in projects {
      let text = try read(project)
      guard XcodeListing(of: source.name, in: text) != nil else { continue }
      guard let neighbour = home.neighbour,
        let actions = XcodeListing(of: neighbour.lastComponent, in: text)?
          .edits(
            for: name + ".swift", inNew: home.newGroup(for: first ?? name + ".swift"), at: project)
      else { return nil }
      if home.isNew { split.held.insert(home.path) }
      split.list(actions, of: project, text, name + ".swift")
    }
    split.moved = ([name] + others).map {
      EditPlan.MovedType(name: $0, from: source.path, to: target)
    }
    split.steps = [FixKind.build]
    // Two at once could leave a file of nothing; the last one takes the file along.
    split.held.insert(source.path)
    return finished(split, at: target)
  }

  /// The file without the code; where both would have one name, it takes that of what is left.
  private func cut() throws(ChangeError) -> FixProposal? {
    let without = Phrase("without '\(name)'", zh: "去掉 '\(name)'")
    var proposal = FixProposal(
      code.cuts.map {
        Edit(.replace(path: source.path, bytes: $0, with: []), because: without)
      })
    let namesakes = codebase.workspace.files.indices.filter {
      codebase.workspace.files[$0].name == name + ".swift"
        && !Set(codebase.workspace.files[$0].modules).isDisjoint(with: source.modules)
    }
    if namesakes.isEmpty { return proposal }
    guard namesakes == [code.file], let left = code.left(without: name) else { return nil }
    let folder = source.folder.isEmpty ? "" : source.folder + "/"
    let renamed = "\(folder)\(left).swift"
    guard !codebase.workspace.files.contains(where: { $0.name == "\(left).swift" }) else {
      return nil
    }
    for project in projects {
      let text = try read(project)
      guard let listing = XcodeListing(of: source.name, in: text) else { continue }
      guard let actions = listing.renames(to: "\(left).swift", at: project) else { return nil }
      proposal.list(actions, of: project, text, "\(left).swift")
    }
    if let header = header(naming: "\(left).swift") { proposal.edits.append(header) }
    proposal.edits.append(
      Edit(
        .move(from: source.path, to: renamed),
        because: Phrase("named after what is left", zh: "以剩下的类型命名")))
    return proposal
  }

  /// The Xcode projects whose targets compile the file.
  private var projects: [String] {
    Set(source.modules.map { codebase.workspace.modules[$0].manifest })
      .filter { $0.hasSuffix(".pbxproj") }.sorted()
  }

  /// Whether several targets compile the file and no project lists it: folders of which Xcode takes
  /// everything name what each target leaves out by its path.
  private func isShared() throws(ChangeError) -> Bool {
    guard codebase.workspace.targets(of: code.file).count > 1 else { return false }
    for project in projects where try XcodeListing(of: source.name, in: read(project)) == nil {
      return true
    }
    return false
  }

  private func finished(_ proposal: FixProposal, at target: String) -> FixProposal {
    var proposal = proposal
    proposal.reads[source.path] = code.text
    proposal.intents[target] = EditPlan.Intent(
      layer: layer, modules: codebase.workspace.targets(of: code.file))
    return proposal
  }
}

extension FixProposal {
  /// Adds the lines of an Xcode project about a file.
  fileprivate mutating func list(
    _ actions: [Edit.Action], of project: String, _ text: [UInt8], _ name: String
  ) {
    edits += actions.map { Edit($0, because: Phrase("lists '\(name)'", zh: "列出 '\(name)'")) }
    reads[project] = text
  }
}
