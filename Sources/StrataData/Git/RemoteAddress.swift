internal import StrataFeatures

/// The address of a remote repository, as far as it names a host whose web pages are known.
struct RemoteAddress: Equatable {
  var kind: SourceHost.Kind
  var host: String
  var repository: String

  /// Reads `https://host/owner/name.git`, `ssh://git@host/owner/name` and `git@host:owner/name.git`;
  /// what it holds of names and passwords is dropped.
  init?(_ text: String) {
    guard let (host, path, isWeb) = Self.parts(of: text) else { return nil }
    let pieces = host.split(separator: ":", omittingEmptySubsequences: false)
    guard let machine = pieces.first.map({ Self.webName(of: $0.lowercased()) }),
      let kind = Self.kind(of: machine), pieces.count <= 2
    else { return nil }
    var names = path.split(separator: "/").map { String($0) }
    if let last = names.last, last.hasSuffix(".git") { names[names.count - 1].removeLast(4) }
    guard names.count >= 2, names.allSatisfy(Self.isPlain),
      kind == .gitlab || names.count == 2
    else { return nil }
    self.kind = kind
    // The port of ssh is not that of the pages.
    let port = isWeb && pieces.count == 2 ? pieces[1] : ""
    guard port.allSatisfy(\.isWholeNumber) else { return nil }
    self.host = port.isEmpty ? machine : "\(machine):\(port)"
    repository = names.joined(separator: "/")
  }

  /// Host and path, and whether the address is that of web pages.
  private static func parts(of text: String) -> (host: Substring, path: Substring, isWeb: Bool)? {
    if let scheme = text.firstRange(of: "://") {
      let name = text[..<scheme.lowerBound]
      guard ["https", "http", "ssh", "git"].contains(name) else { return nil }
      let rest = text[scheme.upperBound...]
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      return (withoutUser(rest[..<slash]), rest[slash...], name.hasPrefix("http"))
    }
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") else { return nil }
    return (withoutUser(text[..<colon]), text[text.index(after: colon)...], false)
  }

  private static func withoutUser(_ host: Substring) -> Substring {
    host.lastIndex(of: "@").map { host[host.index(after: $0)...] } ?? host
  }

  /// The machine with the pages, where another one answers ssh on the port of the web.
  private static func webName(of machine: String) -> String {
    for prefix in ["ssh.", "altssh."] {
      let rest = String(machine.dropFirst(prefix.count))
      if machine.hasPrefix(prefix), ["github.com", "gitlab.com", "bitbucket.org"].contains(rest) {
        return rest
      }
    }
    return machine
  }

  private static func kind(of machine: String) -> SourceHost.Kind? {
    let labels = machine.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ isPlain(String($0)) }) else { return nil }
    if machine == "bitbucket.org" { return .bitbucket }
    if labels.contains("github") { return .github }
    return labels.contains("gitlab") ? .gitlab : nil
  }

  /// Whether a name stands for itself in an address.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.allSatisfy { $0 == "." }
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: [".", "_", "-", "~"].contains { UInt8(ascii: $0) == byte }
        }
      }
  }
}
