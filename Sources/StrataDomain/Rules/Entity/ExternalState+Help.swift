internal import StrataCode
internal import StrataModel

// What a value does in place of reading what is outside.

extension OutsideState {
  /// What to do about a member that reads something.
  static func help(_ member: String, _ read: String, isProperty: Bool) -> Phrase {
    if NameWords.split(member).first.map(keeping.contains) == true {
      return Phrase(
        "leave '\(member)' to a repository protocol of Domain, which Data implements with '\(read)'",
        zh: "把 '\(member)' 交给 Domain 的 Repository 协议，由 Data 用 '\(read)' 实现")
    }
    if !isProperty {
      return Phrase(
        "pass what '\(member)' needs as a parameter and let its caller read '\(read)'",
        zh: "把 '\(member)' 需要的内容作为参数传入，由调用方读取 '\(read)'")
    }
    // What a protocol of the language asks for stays a property.
    guard !demanded.contains(member) else {
      return Phrase(
        "read '\(read)' outside of Domain, where '\(member)' is used",
        zh: "在 Domain 之外使用 '\(member)' 的地方读取 '\(read)'")
    }
    return Phrase(
      "make '\(member)' a function that takes what it needs, and let its caller read '\(read)'",
      zh: "把 '\(member)' 改为接收所需内容的函数，由调用方读取 '\(read)'")
  }

  /// Words for keeping something, which is a repository's work.
  private static let keeping: Set<String> = [
    "save", "store", "persist", "write", "load", "fetch", "delete", "remove", "clear", "restore",
  ]

  private static let demanded: Set<String> = [
    "rawValue", "id", "description", "debugDescription", "errorDescription", "hashValue", "title",
  ]
}
