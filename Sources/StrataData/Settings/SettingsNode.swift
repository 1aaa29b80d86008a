internal import StrataCode
internal import Yams

/// A value of a settings file, and how to get at what it is to be.
struct SettingsNode {
  let node: Node
  /// What the value belongs to, in the words of the file.
  let name: String

  /// Why values are not what they are to be, and where.
  struct Failure: Error {
    var faults: [SettingsError.Fault]

    init(mistake: SettingsMistake, position: Position) {
      faults = [SettingsError.Fault(mistake, at: position)]
    }

    /// Does something with each of several values, whatever is wrong with others, and throws all
    /// that is wrong together.
    static func each<Value>(
      _ values: [Value], _ body: (Value) throws(Failure) -> Void
    ) throws(Failure) {
      var all: Failure?
      for value in values {
        do throws(Failure) { try body(value) } catch {
          if all == nil { all = error } else { all?.faults += error.faults }
        }
      }
      if let all { throw all }
    }
  }

  var place: SettingLocation {
    let start = Position(node.mark)
    guard let scalar = node.scalar else { return SettingLocation(start: start, width: 1) }
    return SettingLocation(start: start, width: scalar.string.count)
  }

  func failure(_ mistake: SettingsMistake) -> Failure {
    Failure(mistake: mistake, position: place.start)
  }

  /// Whether nothing is written there.
  var isEmpty: Bool {
    guard let scalar = node.scalar else { return false }
    return scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
  }

  /// Whether it is a mapping.
  var isMapping: Bool { node.mapping != nil }

  /// Whether it is a list.
  var isList: Bool { node.sequence != nil }

  /// The text, which must be one.
  func text(_ needs: Phrase) throws(Failure) -> String {
    if isEmpty { throw failure(.empty(name, needs: needs)) }
    guard let scalar = node.scalar else { throw failure(.wrongShape(name, needs: needs)) }
    let text = scalar.string
    if !text.contains(where: { !$0.isWhitespace }) {
      throw failure(.empty(name, needs: needs))
    }
    return text
  }

  /// The elements of a list; a single text stands for a list of one.
  func list(_ needs: Phrase) throws(Failure) -> [SettingsNode] {
    if isEmpty { throw failure(.empty(name, needs: needs)) }
    switch node {
    case .sequence(let sequence): return sequence.map { SettingsNode(node: $0, name: name) }
    case .scalar: return [self]
    default: throw failure(.wrongShape(name, needs: needs))
    }
  }

  /// The members of a mapping, each with the place of its key.
  func members(
    _ needs: Phrase
  ) throws(Failure) -> [(key: SettingsNode, text: String, value: SettingsNode)] {
    if isEmpty { throw failure(.empty(name, needs: needs)) }
    guard case .mapping(let mapping) = node else {
      throw failure(.wrongShape(name, needs: needs))
    }
    var members: [(key: SettingsNode, text: String, value: SettingsNode)] = []
    for (key, value) in mapping {
      let node = SettingsNode(node: key, name: name)
      let text = try node.text(Phrase("a word as key", zh: "一个词作为键"))
      members.append((node, text, SettingsNode(node: value, name: text)))
    }
    return members
  }

  /// The whole number, `least` or more.
  func number(atLeast least: Int) throws(Failure) -> Int {
    let text = try text(Phrase("a whole number", zh: "一个整数"))
    guard let number = Int(text), number >= least, number <= 1_000_000 else {
      throw failure(.number(text, name: name, least: least))
    }
    return number
  }
}
