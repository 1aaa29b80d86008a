package import StrataCode

/// The Model Context Protocol as a function of messages: both the revision that names itself in each
/// request and those that begin with a handshake.
package struct AgentServer {
  private let agent: any AgentAnswering
  private let language: Language

  /// A server of what `agent` answers, in a language.
  package init(_ agent: any AgentAnswering, in language: Language) {
    self.agent = agent
    self.language = language
  }

  /// The answer to a message; nil where none is due.
  package func answer(to message: RPCMessage) -> JSONValue? {
    guard case .request(let id, let method, let params) = message else { return nil }
    do throws(RPCError) {
      let revision = try ProtocolRevision(of: method, params)
      return RPCMessage.result(try result(of: method, params, revision), to: id)
    } catch { return RPCMessage.failure(error, to: id) }
  }

  private func result(
    of method: String, _ params: JSONValue, _ revision: ProtocolRevision
  ) throws(RPCError) -> JSONValue {
    switch method {
    case "initialize": revision.initialized(params["protocolVersion"]?.text)
    case "server/discover": revision.discovered()
    case "ping": .object([])
    case "tools/list":
      revision.cached([("tools", .array(AgentTool.all.map(\.json)))], forever: true)
    case "tools/call": revision.complete(try called(params).json.members ?? [])
    case "resources/list": revision.cached([("resources", Self.resources)], forever: true)
    case "resources/templates/list":
      revision.cached([("resourceTemplates", Self.templates)], forever: true)
    case "resources/read": try read(params, revision)
    default: throw .unknown(method: method)
    }
  }

  private func called(_ params: JSONValue) throws(RPCError) -> ToolResult {
    let name = params["name"]?.text ?? ""
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      let known = AgentTool.all.map(\.name).joined(separator: ", ")
      throw .badParams("there is no tool '\(name.prefix(60))'; there are \(known)")
    }
    let arguments = params["arguments"] ?? .object([])
    guard arguments.members != nil else { throw .badParams("'arguments' is no object") }
    do throws(Failure) { return try agent.answer(ToolCall(tool, arguments)) } catch {
      return ToolResult(error, in: language)
    }
  }

  private func read(
    _ params: JSONValue, _ revision: ProtocolRevision
  ) throws(RPCError) -> JSONValue {
    let address = params["uri"]?.text ?? ""
    guard let resource = AgentResource(address) else {
      throw revision.noResource(address, because: nil)
    }
    do throws(Failure) {
      let content: [(String, JSONValue)] = [
        ("uri", .string(address)), ("mimeType", .string("text/plain")),
        ("text", .string(try agent.text(of: resource))),
      ]
      return revision.cached(
        [("contents", .array([.object(content)]))], forever: resource.isOfTool)
    } catch { throw revision.noResource(address, because: error.message.line(in: language)) }
  }

  private static let resources = JSONValue.array(
    AgentResource.listed.map { resource, about in
      .object([
        ("uri", .string(resource.address)), ("name", .string(resource.address)),
        ("description", .phrase(about)), ("mimeType", .string("text/plain")),
      ])
    })

  private static let templates = JSONValue.array([
    .object([
      ("uriTemplate", .string("strata://rule/{id}")), ("name", .string("strata://rule")),
      ("description", .phrase(Phrase("one rule: why, fix and examples", zh: "一条规则：原因、建议和示例"))),
      ("mimeType", .string("text/plain")),
    ])
  ])
}
