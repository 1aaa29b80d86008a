internal import StrataCode

extension FileFacts.Values: Packed {
  static var blank: FileFacts.Values { FileFacts.Values() }

  mutating func pack(in packer: inout some Packing) {
    packer.list(&names)
    packer.names = names.count
    lines.pack(in: &packer)
    codeLines.pack(in: &packer)
    packer.list(&imports)
    // Declarations name earlier ones of their own list.
    packer.declarations = packer.isReading ? Int(Int32.max) : declarations.count
    packer.list(&declarations)
    packer.declarations = declarations.count
    packer.list(&parameters)
    packer.list(&references)
    packer.list(&attributes)
    packer.list(&shapes)
    packer.list(&madeUpValues)
    var marks = usedNames.bytes
    packer.bytes(&marks)
    usedNames = UsedNames(bytes: marks)
    packer.list(&regions)
    packer.list(&directives)
    packer.flag(&isGenerated)
    packer.flag(&isForeign)
    packer.flag(&isTemplate)
    packer.flag(&hasSyntaxErrors)
    if packer.isReading, !isSound { packer.isBroken = true }
  }

  /// What code takes for granted that walks along the facts: lines follow each other, declarations
  /// are inside those that hold them, and something takes each parameter. Names, owners and spans are
  /// looked at one by one.
  private var isSound: Bool {
    let starts = lines.starts
    guard starts[0] == 0, zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }),
      codeLines.bits.count <= starts.count / 64 + 1
    else { return false }
    guard parameters.allSatisfy({ $0.owner != topLevel }) else { return false }
    return declarations.indices.allSatisfy { index in
      let declaration = declarations[index]
      if index > 0, declarations[index - 1].extent.start > declaration.extent.start { return false }
      guard declaration.parent >= 0 else { return true }
      guard Int(declaration.parent) < index else { return false }
      return declarations[Int(declaration.parent)].extent.end >= declaration.extent.end
    }
  }
}

extension LineTable {
  fileprivate mutating func pack(in packer: inout some Packing) {
    var starts = starts
    packer.offsets(&starts)
    if packer.isReading { self = LineTable(starts: starts) }
  }
}

extension CodeLines {
  fileprivate mutating func pack(in packer: inout some Packing) {
    var words = bits
    packer.numbers(&words)
    if packer.isReading { self = CodeLines(bits: words) }
  }
}

extension Import: Packed {
  static var blank: Import {
    Import(module: .first, path: .first, attributes: [], span: .none)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.name(&module)
    packer.name(&path)
    var raw = attributes.rawValue
    packer.byte(&raw)
    attributes = Attributes(rawValue: raw)
    packer.span(&span)
  }
}

extension Declaration: Packed {
  static var blank: Declaration {
    Declaration(
      kind: .struct, name: .first, parent: topLevel, access: .internal, modifiers: [], span: .none,
      extent: .none)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.choice(&kind)
    packer.name(&name)
    packer.owner(&parent)
    packer.choice(&access)
    var raw = modifiers.rawValue
    packer.number(&raw)
    modifiers = Modifiers(rawValue: raw)
    packer.span(&span)
    packer.span(&extent)
  }
}

extension Parameter: Packed {
  static var blank: Parameter {
    Parameter(owner: topLevel, label: .first, name: .first, span: .none, defaultValue: nil)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.owner(&owner)
    packer.name(&label)
    packer.name(&name)
    packer.span(&span)
    packer.span(&defaultValue)
    packer.flag(&isOptional)
  }
}

extension TypeReference: Packed {
  static var blank: TypeReference {
    TypeReference(name: .first, role: .other, owner: topLevel, span: .none)
  }

  @inline(__always)
  mutating func pack(in packer: inout some Packing) {
    packer.name(&name)
    packer.choice(&role)
    packer.owner(&owner)
    packer.span(&span)
    packer.name(&member)
  }
}

extension Attribute: Packed {
  static var blank: Attribute { Attribute(name: .first, owner: topLevel, span: .none) }

  mutating func pack(in packer: inout some Packing) {
    packer.name(&name)
    packer.owner(&owner)
    packer.span(&span)
    packer.name(&argument)
  }
}

extension MadeUpValue: Packed {
  static var blank: MadeUpValue {
    MadeUpValue(
      kind: .passed, goal: .local, value: .first, instead: nil, owner: topLevel, span: .none,
      callee: nil, calleeStart: 0, label: nil)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.choice(&kind)
    packer.choice(&goal)
    packer.name(&value)
    packer.name(&instead)
    packer.owner(&owner)
    packer.span(&span)
    packer.name(&callee)
    packer.place(&calleeStart)
    packer.name(&label)
  }
}

extension Region: Packed {
  static var blank: Region { Region(kind: .preview, condition: .first, span: .none) }

  mutating func pack(in packer: inout some Packing) {
    packer.choice(&kind)
    packer.name(&condition)
    packer.span(&span)
  }
}

extension Directive: Packed {
  static var blank: Directive { Directive(text: .first, span: .none, target: 0) }

  mutating func pack(in packer: inout some Packing) {
    packer.name(&text)
    packer.span(&span)
    packer.place(&target)
  }
}

extension Name {
  fileprivate static let first = Name(0)
}

extension Span {
  fileprivate static let none = Span(start: 0, length: 0)
}
