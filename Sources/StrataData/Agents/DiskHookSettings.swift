internal import Foundation
package import StrataFeatures
internal import StrataCode

/// Keeps agents' files on the disk, and changes in them nothing but Strata's own entries.
package struct DiskHookSettings: HookSettingsStoring {
  /// A keeper; it holds no state.
  package init() {}

  package func text(of agent: Agent, in folder: String) throws(HookError) -> String? {
    let bytes: [UInt8]
    do throws(FileReadFailure) { bytes = try TreeFiles(in: folder).read(agent.hookFile) } catch {
      if error == .missing { return nil }
      throw .unreadable(path: agent.hookFile, cause: error.cause)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path: agent.hookFile, cause: Phrase("it is not UTF-8", zh: "不是 UTF-8"))
    }
    return text
  }

  package func text(
    _ old: String?, asking: Bool, of agent: Agent
  ) throws(HookError) -> String? {
    var text: JSONText
    let isBlank = old?.allSatisfy(\.isWhitespace) ?? true
    do throws(LinedJSON.Mistake) { text = try JSONText(isBlank ? "{}\n" : old ?? "") } catch {
      throw .malformed(path: agent.hookFile, line: error.line, cause: error.cause)
    }
    let hooks = AgentHooks(of: agent)
    try expect(text.root, "{", in: text, of: agent)
    if asking, isComplete(text, hooks, of: agent) { return old }
    try removeEntries(of: agent, from: &text)
    if asking {
      try add(hooks, of: agent, to: &text)
    } else if old != nil, isSpent(text, hooks) {
      return nil
    }
    return asking || old != nil ? text.text : nil
  }

  package func store(
    _ text: String?, of agent: Agent, in folder: String
  ) throws(HookError) {
    guard case .folder = pathKind(folder) else {
      throw .unwritable(
        path: agent.hookFile,
        cause: Phrase("there is no folder '\(folder)'", zh: "没有文件夹 '\(folder)'"))
    }
    let path = RelativePath.absolute(agent.hookFile, in: folder)
    let target: String
    do throws(TypedPath.LeadsOut) {
      target = try TypedPath.resolved(path, within: folder)
    } catch { throw .unwritable(path: agent.hookFile, cause: error.cause) }
    guard let text else {
      if unlink(target) == 0 { return }
      throw .unwritable(path: agent.hookFile, cause: lastSystemError())
    }
    // Where that fails, so does the writing, with the cause.
    try? FileManager.default.createDirectory(
      atPath: RelativePath.folder(of: target), withIntermediateDirectories: true)
    do throws(FileReplacement.Failure) {
      try FileReplacement(path: target).write(text)
    } catch { throw .unwritable(path: agent.hookFile, cause: error.cause) }
  }

  /// Adds an agent's entries behind those of others.
  private func add(_ hooks: AgentHooks, of agent: Agent, to text: inout JSONText) throws(HookError)
  {
    for (name, value) in hooks.rest where text.member(name, of: text.root) == nil {
      text.append("\"\(name)\": \(value)", to: text.root)
    }
    if text.member(Self.hooks, of: text.root) == nil {
      text.append("\"\(Self.hooks)\": {}", to: text.root)
    }
    for event in hooks.events {
      guard let all = text.member(Self.hooks, of: text.root)?.value else { return }
      try expect(all, "{", in: text, of: agent)
      if let entries = text.member(event.name, of: all)?.value {
        try expect(entries, "[", in: text, of: agent)
        text.append(event.entry, to: entries)
      } else {
        text.append("\"\(event.name)\": []", to: all)
        guard let all = text.member(Self.hooks, of: text.root)?.value,
          let entries = text.member(event.name, of: all)?.value
        else { return }
        text.append(event.entry, to: entries)
      }
    }
  }

  /// Takes out every entry that runs Strata's command, and what held nothing else.
  private func removeEntries(of agent: Agent, from text: inout JSONText) throws(HookError) {
    while let all = text.member(Self.hooks, of: text.root) {
      try expect(all.value, "{", in: text, of: agent)
      let events = text.parts(of: all.value)
      guard let (event, entry) = ownEntry(among: events, in: text, of: agent) else { return }
      if let (list, command) = ownCommand(amongOthersOf: entry, in: text, of: agent) {
        text.remove(command, from: list)
        continue
      }
      if text.parts(of: event.value).count > 1 {
        text.remove(entry, from: event.value)
      } else if events.count > 1 {
        text.remove(event, from: all.value)
      } else {
        text.remove(all, from: text.root)
      }
    }
  }

  /// The first entry that runs Strata's command, with its event.
  private func ownEntry(
    among events: [JSONText.Part], in text: JSONText, of agent: Agent
  ) -> (event: JSONText.Part, entry: JSONText.Part)? {
    for event in events where text.opens(event.value, "[") {
      let entry = text.parts(of: event.value).first {
        isOwn($0, in: text, of: agent) || ownCommand(amongOthersOf: $0, in: text, of: agent) != nil
      }
      if let entry { return (event, entry) }
    }
    return nil
  }

  /// Strata's command in the list of an entry that runs others, too.
  private func ownCommand(
    amongOthersOf entry: JSONText.Part, in text: JSONText, of agent: Agent
  ) -> (list: Range<Int>, command: JSONText.Part)? {
    guard text.opens(entry.value, "{"), let list = text.member(Self.hooks, of: entry.value)?.value,
      text.opens(list, "[")
    else { return nil }
    let commands = text.parts(of: list)
    guard commands.count > 1 else { return nil }
    return commands.first { isOwn($0, in: text, of: agent) }.map { (list, $0) }
  }

  /// Whether an entry runs Strata's command and nothing else.
  private func isOwn(_ entry: JSONText.Part, in text: JSONText, of agent: Agent) -> Bool {
    guard text.opens(entry.value, "{") else { return false }
    if let list = text.member(Self.hooks, of: entry.value)?.value, text.opens(list, "[") {
      let commands = text.parts(of: list)
      return !commands.isEmpty && commands.allSatisfy { isOwn($0, in: text, of: agent) }
    }
    return ["command", "bash"].contains { name in
      guard let command = text.member(name, of: entry.value).map({ text.text($0.value) }) else {
        return false
      }
      // With options behind it, it is still Strata's.
      return ["\"", " "].contains { command.hasPrefix("\"\(agent.hookCommand)\($0)") }
    }
  }

  /// Whether each event of an agent has an entry of Strata's, whatever options somebody gave it.
  private func isComplete(_ text: JSONText, _ hooks: AgentHooks, of agent: Agent) -> Bool {
    guard let all = text.member(Self.hooks, of: text.root)?.value, text.opens(all, "{") else {
      return false
    }
    return hooks.events.allSatisfy { event in
      guard let entries = text.member(event.name, of: all)?.value, text.opens(entries, "[") else {
        return false
      }
      return text.parts(of: entries).contains {
        isOwn($0, in: text, of: agent) || ownCommand(amongOthersOf: $0, in: text, of: agent) != nil
      }
    }
  }

  /// Whether a file says nothing any more.
  private func isSpent(_ text: JSONText, _ hooks: AgentHooks) -> Bool {
    let rest = Set(hooks.rest.map(\.name))
    return text.parts(of: text.root).allSatisfy { $0.name.map(rest.contains) ?? false }
  }

  private func expect(
    _ value: Range<Int>, _ bracket: Character, in text: JSONText, of agent: Agent
  ) throws(HookError) {
    if text.opens(value, bracket) { return }
    throw .malformed(
      path: agent.hookFile, line: text.line(of: value.lowerBound),
      cause: bracket == "{"
        ? Phrase("an object is expected", zh: "这里需要一个对象")
        : Phrase("a list is expected", zh: "这里需要一个列表"))
  }

  private static let hooks = "hooks"
}
