internal import StrataCode

/// Puts the parts of a value into bytes, or takes them out again: each kind of value says once, in
/// its `pack`, what it consists of and in which order.
protocol Packing {
  /// Whether values are taken out.
  var isReading: Bool { get }
  /// What was taken out so far cannot have been put in.
  var isBroken: Bool { get set }
  /// What the offsets of a list are counted from: the one before.
  var lastOffset: UInt32 { get set }
  /// How many names and declarations there are, to tell indices that lead nowhere.
  var names: Int { get set }
  var declarations: Int { get set }
  /// How many bytes the file has that spans are of, to tell those that lead out of it.
  var fileSize: UInt32 { get }
  /// How many more values there can be: each takes a byte at least.
  var room: Int { get }

  /// A whole number; small ones take one byte.
  mutating func number(_ value: inout UInt64)
  mutating func byte(_ value: inout UInt8)
  mutating func text(_ value: inout String)
  /// Bytes as they are, with their count.
  mutating func bytes(_ value: inout [UInt8])
  /// A text that is likely to come again.
  mutating func shared(_ value: inout String)
  /// A span, near the last one of the same list.
  mutating func span(_ value: inout Span)
  /// An offset by itself.
  mutating func place(_ value: inout UInt32)
}

/// A value that consists of packed parts.
protocol Packed {
  /// A value for its parts to be put into.
  static var blank: Self { get }
  /// Puts the parts in or takes them out, in their order.
  mutating func pack(in packer: inout some Packing)
}

extension Packing {
  @inline(__always)
  mutating func number(_ value: inout UInt32) {
    var wide = UInt64(value)
    number(&wide)
    value = UInt32(truncatingIfNeeded: wide)
    if wide > UInt64(UInt32.max) { isBroken = true }
  }

  @inline(__always)
  mutating func number(_ value: inout Int) {
    var wide = UInt64(UInt(bitPattern: value))
    number(&wide)
    guard isReading else { return }
    // Counts, lines and indices; what is larger than any of them could overflow in a sum.
    value = Int(exactly: wide).flatMap { $0 <= Int(Int32.max) ? $0 : nil } ?? 0
    if UInt64(value) != wide { isBroken = true }
  }

  mutating func flag(_ value: inout Bool) {
    var byte: UInt8 = value ? 1 : 0
    self.byte(&byte)
    value = byte != 0
  }

  /// A number between 0 and 1, bit by bit.
  mutating func share(_ value: inout Double) {
    var bits = value.bitPattern
    number(&bits)
    guard isReading else { return }
    value = Double(bitPattern: bits)
    if !(0...1).contains(value) { isBroken = true; value = 0 }
  }

  /// A text that may be missing.
  mutating func text(_ value: inout String?) {
    var isThere = value != nil
    flag(&isThere)
    if isThere {
      var text = value ?? ""
      self.text(&text)
      value = text
    } else {
      value = nil
    }
  }

  /// An enumeration by its raw value.
  @inline(__always)
  mutating func choice<Choice: RawRepresentable<UInt8>>(_ value: inout Choice) {
    var raw = value.rawValue
    byte(&raw)
    if isReading {
      if let choice = Choice(rawValue: raw) { value = choice } else { isBroken = true }
    }
  }

  /// An offset near the last one of the same list.
  @inline(__always)
  mutating func offset(_ value: inout UInt32) {
    var difference = UInt32(bitPattern: zigzag(Int32(bitPattern: value &- lastOffset)))
    number(&difference)
    if isReading {
      value = lastOffset &+ UInt32(bitPattern: unzigzag(Int32(bitPattern: difference)))
      if value > fileSize { isBroken = true }
    }
    lastOffset = value
  }

  /// An offset by itself.
  mutating func place(_ value: inout UInt32) {
    number(&value)
    if isReading, value > fileSize { isBroken = true }
  }

  /// An enumeration by its word.
  mutating func word<Word: RawRepresentable<String>>(_ value: inout Word) {
    var text = value.rawValue
    shared(&text)
    if isReading {
      if let word = Word(rawValue: text) { value = word } else { isBroken = true }
    }
  }

  /// An enumeration by its word, or none.
  mutating func word<Word: RawRepresentable<String>>(_ value: inout Word?) {
    var text = value?.rawValue ?? ""
    shared(&text)
    if isReading {
      value = Word(rawValue: text)
      if value == nil && !text.isEmpty { isBroken = true }
    }
  }

  /// A value that may be missing.
  mutating func value<Value: Packed>(_ value: inout Value?) {
    var isThere = value != nil
    flag(&isThere)
    if isThere {
      var known: Value = value ?? Value.blank
      known.pack(in: &self)
      value = known
    } else {
      value = nil
    }
  }

  /// A span, near the last one of the same list.
  @inline(__always)
  mutating func span(_ value: inout Span) {
    offset(&value.start)
    number(&value.length)
    if isReading, value.length > fileSize - min(value.start, fileSize) { isBroken = true }
  }

  /// A span that may be missing.
  mutating func span(_ value: inout Span?) {
    var isThere = value != nil
    flag(&isThere)
    if isThere {
      var span = value ?? Span(start: 0, length: 0)
      self.span(&span)
      value = span
    } else {
      value = nil
    }
  }

  @inline(__always)
  mutating func name(_ value: inout Name) {
    var index = UInt32(bitPattern: value.index)
    number(&index)
    if isReading {
      if index >= names { isBroken = true; index = 0 }
      value.index = Int32(bitPattern: index)
    }
  }

  @inline(__always)
  mutating func name(_ value: inout Name?) {
    var index = value.map { UInt32(bitPattern: $0.index) &+ 1 } ?? 0
    number(&index)
    if isReading {
      if index > names { isBroken = true; index = 0 }
      value = index == 0 ? nil : Name(Int(index) - 1)
    }
  }

  /// The index of a declaration or `topLevel`.
  @inline(__always)
  mutating func owner(_ value: inout DeclarationIndex) {
    var index = UInt32(bitPattern: value &+ 1)
    number(&index)
    if isReading {
      if index > declarations { isBroken = true; index = 0 }
      value = DeclarationIndex(truncatingIfNeeded: index) - 1
    }
  }

  /// A list of values.
  mutating func list<Element: Packed>(_ values: inout [Element]) {
    lastOffset = 0
    elements(of: &values, blank: .blank) { $0.pack(in: &$1) }
  }

  /// A list of offsets that grow.
  mutating func offsets(_ values: inout [UInt32]) {
    lastOffset = 0
    elements(of: &values, blank: 0) { $1.offset(&$0) }
  }

  /// A list of numbers.
  mutating func numbers(_ values: inout [Int]) {
    elements(of: &values, blank: 0) { $1.number(&$0) }
  }

  /// A list of numbers that use all their bits.
  mutating func numbers(_ values: inout [UInt64]) {
    elements(of: &values, blank: 0) { $1.number(&$0) }
  }

  /// A list of texts.
  mutating func list(_ texts: inout [String]) {
    elements(of: &texts, blank: "") { $1.text(&$0) }
  }

  /// How many there are, then each of them. What is put in is not changed.
  @inline(__always)
  private mutating func elements<Element>(
    of values: inout [Element], blank: Element, _ pack: (inout Element, inout Self) -> Void
  ) {
    var count = values.count
    number(&count)
    if isReading {
      values = []
      if count > room { isBroken = true; return }
      values.reserveCapacity(min(count, 1 << 16))
      var index = 0
      while index < count, !isBroken {
        var value = blank
        pack(&value, &self)
        values.append(value)
        index += 1
      }
    } else {
      for value in values {
        var value = value
        pack(&value, &self)
      }
    }
  }
}

private func zigzag(_ value: Int32) -> Int32 { (value << 1) ^ (value >> 31) }

private func unzigzag(_ value: Int32) -> Int32 {
  Int32(bitPattern: UInt32(bitPattern: value) >> 1) ^ -(value & 1)
}
