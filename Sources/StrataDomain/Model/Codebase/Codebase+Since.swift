package import StrataCode

extension Codebase {
  /// Everything that follows from a workspace of which a former reading was decided in an earlier
  /// run: where that holds by now, it is taken, and what is `changed` since is known.
  ///
  /// The former reading is worked out from the newer one, in which little is another: only that was
  /// kept which takes long, and what held across its files, if anybody noted how.
  package convenience init(
    of workspace: Workspace, since former: Workspace, as known: Decisions,
    with kept: KeptTables? = nil, on keptFiles: KeptFiles? = nil,
    by workforce: Workforce = Workforce()
  ) {
    guard let renewal = Renewal(from: former, to: workspace),
      let back = Renewal(from: workspace, to: former)
    else {
      self.init(of: workspace, by: workforce)
      return
    }
    let keptFiles = keptFiles.flatMap { $0.isSound(in: former) ? $0 : nil }
    let (resolved, ground) = ResolvedCode.withGround(
      workspace, after: (former, known.names, keptFiles?.ships), renewal, by: workforce)
    guard ground.left.areNamed(alike: former, workspace, in: renewal.files) else {
      self.init(of: workspace, by: workforce)
      return
    }
    let before = ResolvedCode(former, renewing: resolved, back)
    guard
      let placed = PlacedCode(resolved, since: before, renewal, as: known, by: workforce)
    else {
      self.init(resolved, ground, by: workforce)
      return
    }
    let old = PlacedCode(before, placements: known.placements, roles: known.roles)
    let files = FileConclusions(
      of: placed, on: ground, after: keptFiles.map { ($0, old, renewal) }, by: workforce)
    let oldFiles = FileConclusions(of: old, renewing: files, of: placed, back)
    var changed = files.parts(changedSince: oldFiles, in: placed, old, renewal)
    let isAlike = files.concludes(like: oldFiles)
    if isAlike, let kept, kept.isSound(in: before) {
      let last = CodebaseTables(kept, of: Codebase(placed, files, CodebaseTables()))
      if let tables = CodebaseTables(renewing: last, &changed, { Codebase(placed, files, $0) }) {
        self.init(placed, files, tables, changed: changed)
        return
      }
    }
    let tables = CodebaseTables(noting: { Codebase(placed, files, $0) })
    guard isAlike else {
      self.init(placed, files, tables)
      return
    }
    changed = files.parts(changedSince: oldFiles, in: placed, old, renewal)
    let areAlike =
      CodebaseTables(renewing: tables, &changed) { Codebase(old, oldFiles, $0) } != nil
    self.init(placed, files, tables, changed: areAlike ? changed : nil)
  }

  private convenience init(
    _ resolved: ResolvedCode, _ ground: FileGround, by workforce: Workforce
  ) {
    let placed = PlacedCode(resolved, by: workforce)
    let files = FileConclusions(of: placed, on: ground, by: workforce)
    self.init(placed, files, by: workforce)
  }
}
