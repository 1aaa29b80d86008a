internal import StrataFeatures
internal import StrataCode

extension IndexQuestion: Packed {
  static var blank: IndexQuestion {
    IndexQuestion(library: "", store: "", subject: .names, names: [])
  }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&library)
    packer.text(&store)
    packer.choice(&subject)
    packer.list(&names)
  }
}

extension IndexAnswer: Packed {
  static var blank: IndexAnswer { IndexAnswer() }

  mutating func pack(in packer: inout some Packing) {
    packer.list(&names)
    packer.value(&unit)
    packer.list(&occurrences)
    packer.value(&damage)
    packer.value(&failure)
  }
}

extension IndexStore.Unit: Packed {
  static var blank: IndexStore.Unit {
    IndexStore.Unit(mainFile: "", written: FileTime(seconds: 0, nanoseconds: 0), records: [])
  }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&mainFile)
    var time = [written.seconds, written.nanoseconds].map { UInt64(bitPattern: $0) }
    packer.numbers(&time)
    packer.list(&records)
    guard packer.isReading else { return }
    if time.count != 2 { packer.isBroken = true; return }
    written = FileTime(
      seconds: Int64(bitPattern: time[0]), nanoseconds: Int64(bitPattern: time[1]))
  }
}

extension IndexStore.Occurrence: Packed {
  static var blank: IndexStore.Occurrence {
    IndexStore.Occurrence(
      line: 1, column: 1, roles: 0, kind: 0, subkind: 0, name: "", identifier: "")
  }

  mutating func pack(in packer: inout some Packing) {
    packer.number(&line)
    packer.number(&column)
    packer.number(&roles)
    packer.bits(&kind)
    packer.bits(&subkind)
    packer.shared(&name)
    packer.shared(&identifier)
  }
}

extension CompilerIndexError: Packed {
  static var blank: CompilerIndexError { .noStore(path: "") }

  mutating func pack(in packer: inout some Packing) {
    var (number, path, cause) = parts
    packer.byte(&number)
    packer.text(&path)
    cause.pack(in: &packer)
    guard packer.isReading else { return }
    switch number {
    case 0: self = .noLibrary(looked: path)
    case 1: self = .unusableLibrary(path: path, cause: cause)
    case 2: self = .noStore(path: path)
    case 3: self = .unreadableStore(path: path, cause: cause)
    case 4: self = .unrelatedStore(path: path)
    default: packer.isBroken = true
    }
  }

  private var parts: (number: UInt8, path: String, cause: Phrase) {
    switch self {
    case .noLibrary(let looked): (0, looked ?? "", .empty)
    case .unusableLibrary(let path, let cause): (1, path, cause)
    case .noStore(let path): (2, path, .empty)
    case .unreadableStore(let path, let cause): (3, path, cause)
    case .unrelatedStore(let path): (4, path, .empty)
    }
  }
}

extension Packing {
  /// A number by its bits.
  fileprivate mutating func bits(_ value: inout Int32) {
    var bits = UInt32(bitPattern: value)
    number(&bits)
    value = Int32(bitPattern: bits)
  }
}
