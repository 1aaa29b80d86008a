internal import StrataCode
internal import StrataModel

/// What is for tests and debug code alone once a double is: the double, what it alone needs, and the static
/// members that hand out either, such as `.mock`.
struct DebugCode {
  private let double: SymbolID
  private let types: Set<SymbolID>
  private let subject: FixSubject
  /// By file.
  private(set) var parts: [Int: MovedCode] = [:]
  /// Whether tests or debug code ask for a static member.
  private var isHandedOut = false
  private var codebase: Codebase { subject.codebase }

  /// The code of a double; nil where a part cannot be cut at whole lines, where what ships names the double,
  /// or where nothing names it: that is dead, and not for debug builds.
  init?(around id: SymbolID, in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    let all = MovedParts(of: id, among: codebase.companionsOfDouble(id), in: codebase) {
      codebase.ships($1.span.start, of: $0, beside: id)
    }.all
    (self.subject, double, types) = (subject, id, Set(all))
    for (file, ids) in Dictionary(grouping: all, by: { codebase.symbols[$0].place.file }) {
      let text = try subject.read(codebase.workspace.files[file].path)
      guard let code = MovedCode(of: ids[0], with: Array(ids.dropFirst()), in: codebase, text)
      else { return nil }
      parts[file] = code
    }
    guard try takeMembers(), isForDebug else { return nil }
  }

  /// Whether something names the double, and nothing that ships does but what is taken.
  private var isForDebug: Bool {
    let others = codebase.mentions(of: double).filter { !holds($0.offset, $0.file) }
    return (isHandedOut || !others.isEmpty)
      && !others.contains { codebase.ships($0.offset, of: $0.file, beside: double) }
  }

  private func holds(_ offset: UInt32, _ file: Int) -> Bool {
    parts[file]?.holds(offset) == true
  }

  /// Takes the static members that hand out what is taken, or that it asks for, if nothing that ships says
  /// their names; whether all could be cut.
  private mutating func takeMembers() throws(ChangeError) -> Bool {
    var open = try StaticMember.all(beside: double, in: subject).filter {
      !holds(UInt32($0.code.lines[0].lowerBound), $0.code.file)
    }
    var index = 0
    while index < open.count {
      guard try isTied(open[index]), let isAsked = try askers(of: open[index]) else {
        index += 1
        continue
      }
      guard take(open.remove(at: index).code) else { return false }
      if isAsked { isHandedOut = true }
      // What was not tied to anything may be tied to this.
      index = 0
    }
    return true
  }

  private mutating func take(_ code: MovedCode) -> Bool {
    guard let known = parts[code.file] else {
      parts[code.file] = code
      return true
    }
    parts[code.file] = known.joined(with: code)
    return parts[code.file] != nil
  }

  /// Whether a member names what is taken, or is named there.
  private func isTied(_ member: StaticMember) throws(ChangeError) -> Bool {
    let file = member.code.file
    let names = zip(codebase.facts(file).references, codebase.references[file]).contains {
      guard member.code.holds($0.0.span.start), case .symbol(let id) = $0.1 else { return false }
      return types.contains(codebase.outermost(id))
    }
    if names { return true }
    for (file, code) in parts {
      for place in try places(of: member, in: file) ?? [] where code.holds(place) { return true }
    }
    return false
  }

  /// Whether tests or debug code say the name of a member; nil where what ships does, or may.
  private func askers(of member: StaticMember) throws(ChangeError) -> Bool? {
    var isAsked = false
    for file in codebase.workspace.files.indices {
      guard let places = try places(of: member, in: file) else { return nil }
      for place in places
      where !holds(place, file) && !(file == member.code.file && member.code.holds(place)) {
        if codebase.ships(place, of: file, beside: double) { return nil }
        isAsked = true
      }
    }
    return isAsked
  }

  /// Where a file says the name of a member and declares nothing by it; nil where that cannot be told.
  private func places(of member: StaticMember, in file: Int) throws(ChangeError) -> [UInt32]? {
    let text = try subject.read(codebase.workspace.files[file].path)
    guard member.names.contains(where: text.says) else { return [] }
    guard let tokens = try subject.tokens(file) else { return nil }
    let declared = Set(codebase.facts(file).declarations.map(\.span.start))
    return member.names.flatMap { tokens.positions(of: $0) }
      .map { UInt32(tokens.all[$0].bytes.lowerBound) }.filter { !declared.contains($0) }
  }
}

extension Codebase {
  /// Whether what stands in a file is compiled into what ships with a double: a file of its targets is, in
  /// whatever layer, but for its debug code.
  fileprivate func ships(_ offset: UInt32, of file: Int, beside double: SymbolID) -> Bool {
    let modules = workspace.files[file].modules
    let own = workspace.files[symbols[double].place.file].modules
    let isBeside = modules.contains {
      own.contains($0) && ![.folder, .test].contains(workspace.modules[$0].kind)
    }
    let kinds = modules.map { workspace.modules[$0].kind }
    if layer(ofFile: file) == .test, !isBeside {
      // Helpers that a library target compiles are built for release, too.
      return kinds.contains(.library)
    }
    // Which builds of a package are debug builds, its own configuration says.
    if !isBeside, kinds.contains(where: { $0 != .folder && $0 != .test }) { return true }
    let facts = facts(file)
    return !facts.regions.contains {
      $0.kind == .conditional && facts[$0.condition] == "DEBUG" && $0.span.contains(offset)
    }
  }

  /// Where a type is named. What no target is known to compile sees nothing, and may be compiled all the
  /// same; tests may see what their imports do not say.
  fileprivate func mentions(of id: SymbolID) -> [(file: Int, offset: UInt32)] {
    let name = symbols[id].name
    return workspace.files.indices.flatMap { file in
      let isAlone = workspace.files[file].modules.allSatisfy {
        workspace.modules[$0].kind == .folder
      }
      let isTest = layer(ofFile: file) == .test
      return zip(facts(file).references, references[file]).compactMap { reference, target in
        let isMeant = isAlone || isTest && target == .external
        let isNamed = target == .symbol(id) || isMeant && facts(file)[reference.name] == name
        return isNamed ? (file, reference.span.start) : nil
      }
    }
  }
}
