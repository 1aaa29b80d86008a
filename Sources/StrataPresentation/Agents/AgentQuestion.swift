package import StrataFeatures

/// Reads the JSON that agents hand to the programs they ask.
///
/// The agents name the same things differently, and differently from version to version: each thing
/// has a list of names, and what bears none of them is of no concern.
package enum AgentQuestion {
  /// What an agent tells; nil for a text that is not of its form.
  package static func event(_ text: [UInt8]) -> HookEvent? {
    guard let input = try? JSONReader.value(text), input.members != nil else { return nil }
    let moment = moment(input)
    let isWrite = moment == .beforeWrite || moment == .afterWrite
    let writes = isWrite ? writes(input) : []
    return HookEvent(
      isWrite && writes.isEmpty ? .other : moment,
      in: input["cwd"]?.text ?? input["workspace_roots"]?.items?.first?.text, writes: writes)
  }

  private static func moment(_ input: JSONValue) -> HookEvent.Moment {
    switch input.any("hook_event_name", "hookEventName")?.text?.lowercased() {
    case "pretooluse", "beforetool": .beforeWrite
    case "posttooluse", "aftertool", "afterfileedit": .afterWrite
    // Whoever was stopped by a person is not sent on.
    case "stop" where ["aborted", "error"].contains(input["status"]?.text): .other
    // Whoever does not say whether it was held up before could be held up for ever.
    case "stop", "afteragent": .end(again: wasHeldUp(input) ?? true)
    case "sessionstart": .start
    // One agent names no event where it tells of a tool.
    case nil where input["toolName"] != nil && input["toolResult"] == nil: .beforeWrite
    default: .other
    }
  }

  /// Whether an answer has kept the agent going before; nil if it does not say.
  private static func wasHeldUp(_ input: JSONValue) -> Bool? {
    if let count = input["loop_count"]?.integer { return count > 0 }
    guard case .bool(let isActive)? = input["stop_hook_active"] else { return nil }
    return isActive
  }

  /// What a tool writes; nothing for a tool that writes no file in a known way.
  private static func writes(_ input: JSONValue) -> [FileWrite] {
    let given = input.any("tool_input", "toolArgs", "tool_args").map(\.unwrapped) ?? input
    let patch = (given.any("command", "input", "patch") ?? given).text.flatMap { AgentPatch($0) }
    if let patch { return patch.writes }
    guard let path = given.any("file_path", "path", "filePath", "target_file")?.text else {
      return []
    }
    if let text = given.any("content", "contents", "file_text")?.text {
      return [FileWrite(path, .content(Array(text.utf8)))]
    }
    let edits = (given["edits"]?.items ?? [given]).compactMap(edit)
    return edits.isEmpty ? [] : [FileWrite(path, .edits(edits))]
  }

  private static func edit(_ value: JSONValue) -> TextEdit? {
    guard let old = value.any("old_string", "old_str", "oldString")?.text,
      let new = value.any("new_string", "new_str", "newString")?.text
    else { return nil }
    let isEverywhere =
      value.says("replace_all") || value.says("allow_multiple")
      || (value["expected_replacements"]?.integer ?? 1) > 1
    return TextEdit(old: old, new: new, isEverywhere: isEverywhere)
  }
}

extension AgentPatch {
  /// What the patch writes where.
  fileprivate var writes: [FileWrite] {
    files.map { file in
      switch file.change {
      case .added(let text): FileWrite(file.path, .content(Array(text.utf8)))
      case .removed: FileWrite(file.path, .removal)
      case .updated(let hunks, let target): FileWrite(file.path, .hunks(hunks), movedTo: target)
      }
    }
  }
}

extension JSONValue {
  /// The member that has one of several names.
  fileprivate func any(_ names: String...) -> JSONValue? {
    names.lazy.compactMap { self[$0] }.first
  }

  /// Whether a member is true.
  fileprivate func says(_ name: String) -> Bool {
    if case .bool(true)? = self[name] { true } else { false }
  }

  /// The value that a text spells, or the value itself.
  fileprivate var unwrapped: JSONValue {
    text.flatMap { try? JSONReader.value(Array($0.utf8)) } ?? self
  }
}
