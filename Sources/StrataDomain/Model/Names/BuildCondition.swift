/// Reads the condition of an `#if`: `||` over `&&` over `!`, parentheses, calls and flags.
struct BuildCondition {
  private let tokens: [Substring]
  private var next = 0
  private var depth = 0

  /// How likely a condition as written holds; what cannot be read is open.
  static func likelihood(of text: String) -> Likelihood {
    var condition = BuildCondition(tokens: tokens(of: text))
    let result = condition.either()
    return condition.next == condition.tokens.count ? result : .open
  }

  private init(tokens: [Substring]) { self.tokens = tokens }

  private static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text.utf8[...]
    while let first = rest.first {
      let length: Int
      if first == UInt8(ascii: " ") || (9...13).contains(first) {
        rest = rest.dropFirst()
        continue
      } else if isOfName(first) {
        length = rest.prefix { isOfName($0) || $0 == UInt8(ascii: ".") }.count
      } else if ["&&", "||", ">=", "<=", "=="].contains(where: { rest.starts(with: $0.utf8) }) {
        length = 2
      } else {
        length = 1
      }
      tokens.append(Substring(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private var current: Substring { next < tokens.count ? tokens[next] : "" }

  private mutating func take(_ token: Substring) -> Bool {
    guard current == token else { return false }
    next += 1
    return true
  }

  private mutating func either() -> Likelihood {
    var result = both()
    while take("||") { result = max(result, both()) }
    return result
  }

  private mutating func both() -> Likelihood {
    var result = one()
    while take("&&") { result = min(result, one()) }
    return result
  }

  private mutating func one() -> Likelihood {
    depth += 1
    defer { depth -= 1 }
    // Deeper conditions are not written by people.
    guard depth < 64, next < tokens.count else { return .open }
    if take("!") { return one().negated }
    if take("(") {
      let inner = either()
      return take(")") ? inner : .open
    }
    let name = current
    next += 1
    guard take("(") else { return Self.flag(name) }
    var arguments: [Substring] = []
    while next < tokens.count, current != ")" {
      arguments.append(current)
      next += 1
    }
    return take(")") ? Self.call(name, arguments) : .open
  }

  private static func flag(_ name: Substring) -> Likelihood {
    switch name {
    case "true": .always
    case "false": .never
    case "DEBUG", "SWIFT_PACKAGE": .open
    default: .unlikely
    }
  }

  private static func call(_ name: Substring, _ arguments: [Substring]) -> Likelihood {
    switch name {
    case "os": arguments.first.map { rareSystems.contains($0) } == true ? .never : .open
    case "canImport": arguments.first.map { rareModules.contains($0) } == true ? .never : .open
    case "compiler": compares(arguments)
    case "swift":
      version(of: arguments).map { $0 >= Version(parts: [6]) } == true ? .open : compares(arguments)
    default: .open
    }
  }

  private static let rareSystems: Set<Substring> = [
    "Windows", "WASI", "Android", "FreeBSD", "OpenBSD", "Cygwin", "Haiku", "PS4", "none",
  ]
  private static let rareModules: Set<Substring> = [
    "WinSDK", "CRT", "ucrt", "WASILibc", "Android", "Bionic",
  ]

  /// `>=5.9`: whether today's compilers are that new. `swift(>=6)` asks for the language mode, which
  /// is the older one in many a target.
  private static func compares(_ arguments: [Substring]) -> Likelihood {
    guard let version = version(of: arguments) else { return .open }
    let isOld = version <= newestCompiler
    switch arguments.dropLast().joined() {
    case ">=", ">": return isOld ? .always : .never
    case "<", "<=": return isOld ? .never : .always
    default: return .open
    }
  }

  /// Whatever is asked of later compilers does not hold yet.
  private static let newestCompiler = Version(parts: [6, 3])

  private static func version(of arguments: [Substring]) -> Version? {
    guard let text = arguments.last else { return nil }
    let parts = text.split(separator: ".").prefix(2).map { Int($0) }
    return parts.isEmpty || parts.contains(nil) ? nil : Version(parts: parts.compactMap { $0 })
  }

  /// Major and minor.
  private struct Version: Comparable {
    let parts: [Int]

    static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
  }
}
