internal import StrataCode

/// What placement asks of the code: what each file holds, and whom it names.
struct LayerGround: Sendable {
  /// By file.
  let contents: [FileContent]
  let graph: UseGraph

  init(_ code: ResolvedCode, _ roles: RoleMap, by workforce: Workforce) {
    let reader = ContentReader(code, roles)
    contents = workforce.map(code.workspace.files.count) { reader.content(of: $0) }
    graph = UseGraph(code, by: workforce)
  }

  /// Whether it is the same in two readings, of which the newer one holds something else in some files.
  static func holds(
    from old: (code: ResolvedCode, roles: RoleMap), to new: (code: ResolvedCode, roles: RoleMap),
    _ renewal: Renewal
  ) -> Bool {
    let (before, now) = (ContentReader(old.code, old.roles), ContentReader(new.code, new.roles))
    return renewal.files.allSatisfy { file in
      before.content(of: file) == now.content(of: file)
        && UseGraph.names(of: file, in: old.code) == UseGraph.names(of: file, in: new.code)
    }
  }

  /// Whether it is the same once some files hold something else.
  func holds(for code: ResolvedCode, _ roles: RoleMap, _ renewal: Renewal) -> Bool {
    let reader = ContentReader(code, roles)
    return renewal.files.allSatisfy { file in
      reader.content(of: file) == contents[file]
        && UseGraph.names(of: file, in: code) == graph.names[file]
    }
  }
}
