/// Reads a property list in XML.
struct MarkupList {
  private typealias Malformed = MarkupReader.Malformed

  /// A dictionary or a list that has begun.
  private struct Container {
    var members: [String: Any]?
    var items: [Any] = []
    var key: String?

    /// What is in it; nil if a key has no value.
    var value: Any? {
      if key != nil { return nil }
      if let members { return members }
      return items
    }
  }

  private var reader: MarkupReader
  private var containers: [Container] = []
  private var root: Any?

  /// The value in a text; nil if it holds none, or one that is not whole.
  static func value(_ bytes: [UInt8]) -> Any? {
    do throws(Malformed) {
      var list = MarkupList(reader: try MarkupReader(bytes))
      return try list.read()
    } catch { return nil }
  }

  private init(reader: MarkupReader) { self.reader = reader }

  private mutating func read() throws(Malformed) -> Any? {
    while let piece = try reader.next() {
      switch piece {
      case .start("plist", _), .end("plist"), .text: break
      case .start("dict", _): containers.append(Container(members: [:]))
      case .start("array", _): containers.append(Container())
      case .start(let name, _): try scalar(name)
      case .end:
        guard let value = containers.popLast()?.value else { throw Malformed() }
        try put(value)
      }
    }
    return containers.isEmpty ? root : nil
  }

  /// An element that holds only text; all of them count as text, as in a list of the old style.
  private mutating func scalar(_ name: String) throws(Malformed) {
    var text = ""
    while true {
      switch try reader.next() {
      case .text(let part): text += part
      case .end(name):
        if name != "key" { return try put(text) }
        guard let last = containers.indices.last, containers[last].members != nil,
          containers[last].key == nil
        else { throw Malformed() }
        containers[last].key = text
        return
      default: throw Malformed()
      }
    }
  }

  private mutating func put(_ value: Any) throws(Malformed) {
    guard let last = containers.indices.last else {
      guard root == nil else { throw Malformed() }
      root = value
      return
    }
    if containers[last].members == nil {
      containers[last].items.append(value)
    } else {
      guard let key = containers[last].key else { throw Malformed() }
      containers[last].members?[key] = value
      containers[last].key = nil
    }
  }
}
