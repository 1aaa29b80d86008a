internal import StrataCode

extension BodyShape: Packed {
  static var blank: BodyShape {
    BodyShape(.statesIntent, owner: topLevel, span: Span(start: 0, length: 0))
  }

  mutating func pack(in packer: inout some Packing) {
    if packer.isReading {
      form = Form(from: &packer)
    } else {
      form.put(in: &packer)
    }
    packer.owner(&owner)
    packer.span(&span)
    packer.span(&extent)
  }
}

/// The byte that a form begins with.
private enum Mark: UInt8 {
  case forwards, statesIntent, throwsType, comparesLiteral, callsMember, presents, catches, tries
  case fails, leaksError, mapsErrors, rejects, selects, defaultsTo, passes, binds, decides, switches
  case testsText, writes, callsOwn, setsMember, calculates, disables, reads, asserts
}

extension BodyShape.Form {
  fileprivate func put(in packer: inout some Packing) {
    switch self {
    case .forwards(let path, let arguments): packer.put(.forwards, path, ifAny: arguments)
    case .statesIntent: packer.put(.statesIntent)
    case .throwsType(let path): packer.put(.throwsType, path)
    case .comparesLiteral(let path, let literal): packer.put(.comparesLiteral, path, literal)
    case .callsMember(let path): packer.put(.callsMember, path)
    case .presents(let call, let shown): packer.put(.presents, call, ifAny: shown)
    case .catches(let isHandedOn): packer.put(.catches, isHandedOn)
    case .tries(let path): packer.put(.tries, path)
    case .fails(let path): packer.put(.fails, path)
    case .leaksError(let path): packer.put(.leaksError, path)
    case .mapsErrors: packer.put(.mapsErrors)
    case .rejects(let path, let error): packer.put(.rejects, path, error)
    case .selects(let path, let method): packer.put(.selects, path, method)
    case .calculates(let path): packer.put(.calculates, path)
    case .disables(let left, let right): packer.put(.disables, left, right)
    case .defaultsTo(let member): packer.put(.defaultsTo, member)
    case .passes(let argument): packer.put(.passes, argument)
    case .binds(let variable): packer.put(.binds, variable)
    case .decides(let left, let right): packer.put(.decides, left, right)
    case .switches(let path): packer.put(.switches, path)
    case .testsText(let path): packer.put(.testsText, path)
    case .writes(let property, let course): packer.put(.writes, property, course)
    case .callsOwn(let function, let course): packer.put(.callsOwn, function, course)
    case .setsMember(let member): packer.put(.setsMember, member)
    case .reads(let name): packer.put(.reads, name)
    case .asserts(let name): packer.put(.asserts, name)
    }
  }

  /// Takes out what `put` puts in; a mark that no form has breaks the pack.
  fileprivate init(from packer: inout some Packing) {
    var mark = Mark.statesIntent
    packer.choice(&mark)
    self =
      switch mark {
      case .forwards: .forwards(to: packer.takeName(), arguments: packer.takeNameIfAny())
      case .statesIntent: .statesIntent
      case .throwsType: .throwsType(packer.takeName())
      case .comparesLiteral:
        .comparesLiteral(path: packer.takeName(), literal: packer.takeName())
      case .callsMember: .callsMember(packer.takeName())
      case .presents: .presents(call: packer.takeName(), shown: packer.takeNameIfAny())
      case .catches: .catches(rethrows: packer.takeFlag())
      case .tries: .tries(packer.takeName())
      case .fails: .fails(with: packer.takeName())
      case .leaksError: .leaksError(of: packer.takeName())
      case .mapsErrors: .mapsErrors
      case .rejects: .rejects(path: packer.takeName(), error: packer.takeName())
      case .selects: .selects(path: packer.takeName(), by: packer.takeName())
      case .calculates: .calculates(with: packer.takeName())
      case .disables: .disables(left: packer.takeName(), right: packer.takeName())
      case .defaultsTo: .defaultsTo(member: packer.takeName())
      case .passes: .passes(argument: packer.takeName())
      case .binds: .binds(variable: packer.takeName())
      case .decides: .decides(left: packer.takeName(), right: packer.takeName())
      case .switches: .switches(over: packer.takeName())
      case .testsText: .testsText(path: packer.takeName())
      case .writes: .writes(packer.takeName(), in: packer.takeCourse())
      case .callsOwn: .callsOwn(packer.takeName(), in: packer.takeCourse())
      case .setsMember: .setsMember(packer.takeName())
      case .reads: .reads(packer.takeName())
      case .asserts: .asserts(packer.takeName())
      }
  }
}

extension Packing {
  @inline(__always)
  fileprivate mutating func put(_ mark: Mark) {
    var mark = mark
    choice(&mark)
  }

  @inline(__always)
  fileprivate mutating func put(_ mark: Mark, _ text: Name) {
    var text = text
    put(mark)
    name(&text)
  }

  @inline(__always)
  fileprivate mutating func put(_ mark: Mark, _ text: Name, _ other: Name) {
    var other = other
    put(mark, text)
    name(&other)
  }

  @inline(__always)
  fileprivate mutating func put(_ mark: Mark, _ text: Name, ifAny other: Name?) {
    var other = other
    put(mark, text)
    name(&other)
  }

  @inline(__always)
  fileprivate mutating func put(_ mark: Mark, _ text: Name, _ course: BodyShape.Course) {
    var course = course
    put(mark, text)
    choice(&course)
  }

  @inline(__always)
  fileprivate mutating func put(_ mark: Mark, _ isSo: Bool) {
    var isSo = isSo
    put(mark)
    flag(&isSo)
  }

  @inline(__always)
  fileprivate mutating func takeName() -> Name {
    var text = Name(0)
    name(&text)
    return text
  }

  @inline(__always)
  fileprivate mutating func takeNameIfAny() -> Name? {
    var text: Name?
    name(&text)
    return text
  }

  @inline(__always)
  fileprivate mutating func takeCourse() -> BodyShape.Course {
    var course = BodyShape.Course.body
    choice(&course)
    return course
  }

  @inline(__always)
  fileprivate mutating func takeFlag() -> Bool {
    var isSo = false
    flag(&isSo)
    return isSo
  }
}
