internal import StrataCode

/// How a revision of the Model Context Protocol spells results.
enum ProtocolRevision {
  /// Each request says which revision it is in; 2026-07-28.
  case perRequest
  /// A handshake says so once; 2024-11-05 to 2025-11-25.
  case handshake

  private static let newest = "2026-07-28"
  private static let ofHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  private static let key = "io.modelcontextprotocol/protocolVersion"

  /// The revision that a request is in.
  init(of method: String, _ params: JSONValue) throws(RPCError) {
    guard method != "initialize", let version = params["_meta"]?[Self.key] else {
      if method == "server/discover" {
        throw .badParams("'_meta' has no '\(Self.key)'")
      }
      self = .handshake
      return
    }
    guard version.text == Self.newest else {
      throw RPCError(
        -32022, "this revision of the protocol is not supported",
        data: .object([("supported", .strings([Self.newest])), ("requested", version)]))
    }
    self = .perRequest
  }

  /// The answer to the handshake: the revision that is asked for, or else the newest that has one.
  func initialized(_ asked: String?) -> JSONValue {
    let version = asked.flatMap { Self.ofHandshake.contains($0) ? $0 : nil }
    return .object([
      ("protocolVersion", .string(version ?? Self.ofHandshake[Self.ofHandshake.count - 1])),
      ("capabilities", Self.capabilities), ("serverInfo", Tool.json),
      ("instructions", .phrase(AgentInstructions.text)),
    ])
  }

  /// What the server is.
  func discovered() -> JSONValue {
    cached(
      [
        ("supportedVersions", .strings([Self.newest])), ("capabilities", Self.capabilities),
        ("instructions", .phrase(AgentInstructions.text)),
      ], forever: true)
  }

  private static let capabilities = JSONValue.object([
    ("tools", .object([])), ("resources", .object([])),
  ])

  /// A whole result.
  func complete(_ members: [(String, JSONValue)]) -> JSONValue {
    guard self == .perRequest else { return .object(members) }
    let server = JSONValue.object([("io.modelcontextprotocol/serverInfo", Tool.json)])
    return .object(members + [("resultType", .string("complete")), ("_meta", server)])
  }

  /// A whole result that may be kept: as long as the program runs, or not at all.
  func cached(_ members: [(String, JSONValue)], forever: Bool) -> JSONValue {
    guard self == .perRequest else { return .object(members) }
    return complete(
      members + [
        ("ttlMs", .int(forever ? 86_400_000 : 0)),
        ("cacheScope", .string(forever ? "public" : "private")),
      ])
  }

  /// That a resource is not there, or why it cannot be read.
  func noResource(_ address: String, because cause: String?) -> RPCError {
    let message = "there is no resource '\(address.prefix(200))'" + (cause.map { ": \($0)" } ?? "")
    return RPCError(
      self == .perRequest ? -32602 : -32002, message,
      data: .object([("uri", .string(String(address.prefix(200))))]))
  }
}
