"""What five coding agents hand to the programs that they ask, and what they read of these.

Both are in the form of the agents' own references, as of November 2026; the paths are made up. Cursor,
Copilot CLI, Gemini CLI and Claude Code publish their answers as tables; the schemas here say what the
tables say. Codex publishes schemas, against which `hooks.py --codex DIR` holds its answers as well.
"""

TEXT = {"type": "string", "minLength": 1}


def closed(required, **properties):
    """An object with these members, and no others."""
    return {"type": "object", "properties": properties, "required": required,
            "additionalProperties": False}


def inside(event, required, **properties):
    """The form that three of the agents share."""
    return closed(["hookSpecificOutput"], hookSpecificOutput=closed(
        ["hookEventName", *required], hookEventName={"const": event}, **properties))


def decision(*words):
    """The two members of a decision about a tool."""
    return {"permissionDecision": {"enum": list(words)}, "permissionDecisionReason": TEXT}


BLOCK = closed(["decision", "reason"], decision={"const": "block"}, reason=TEXT)
DENY = closed(["decision", "reason"], decision={"const": "deny"}, reason=TEXT)
ANSWERS = {
    "claude": {
        "before": {"anyOf": [
            inside("PreToolUse", decision(), **decision("deny", "ask")),
            inside("PreToolUse", ["additionalContext"], additionalContext=TEXT)]},
        "after": inside("PostToolUse", ["additionalContext"], additionalContext=TEXT),
        "end": BLOCK,
        "start": inside("SessionStart", ["additionalContext"], additionalContext=TEXT),
    },
    "codex": {
        "before": inside("PreToolUse", decision(), **decision("deny")),
        "after": inside("PostToolUse", ["additionalContext"], additionalContext=TEXT),
        "end": BLOCK,
        "start": inside("SessionStart", ["additionalContext"], additionalContext=TEXT),
    },
    "gemini": {
        "before": DENY,
        "after": inside("AfterTool", ["additionalContext"], additionalContext=TEXT),
        "end": DENY,
        "start": inside("SessionStart", ["additionalContext"], additionalContext=TEXT),
    },
    "cursor": {
        "before": closed(["permission"], permission={"enum": ["deny", "ask"]}, agent_message=TEXT,
                         user_message=TEXT),
        "after": closed(["additional_context"], additional_context=TEXT),
        "end": closed(["followup_message"], followup_message=TEXT),
        "start": closed(["additional_context"], additional_context=TEXT),
    },
    "copilot": {
        "before": closed(["permissionDecision", "permissionDecisionReason"],
                         **decision("deny", "ask")),
        "after": closed(["additionalContext"], additionalContext=TEXT),
        "end": BLOCK,
        "start": closed(["additionalContext"], additionalContext=TEXT),
    },
}
# The files of Codex's published schemas, by moment.
CODEX_FILES = {"before": "pre-tool-use", "after": "post-tool-use", "end": "stop",
               "start": "session-start"}
SILENCE = {"claude": "", "codex": "", "gemini": "{}\n", "cursor": "{}\n", "copilot": ""}

NAMES = {
    "claude": ("PreToolUse", "PostToolUse", "Stop", "SessionStart"),
    "codex": ("PreToolUse", "PostToolUse", "Stop", "SessionStart"),
    "gemini": ("BeforeTool", "AfterTool", "AfterAgent", "SessionStart"),
    "cursor": ("preToolUse", "postToolUse", "stop", "sessionStart"),
    "copilot": ("PreToolUse", "PostToolUse", "Stop", "SessionStart"),
}
MOMENTS = ("before", "after", "end", "start")


def common(agent, folder, moment):
    """What an agent says of itself in each event."""
    event = {"hook_event_name": NAMES[agent][MOMENTS.index(moment)]}
    if agent == "cursor":
        return {**event, "conversation_id": "c1", "generation_id": "g1", "model": "m",
                "cursor_version": "2.4.0", "workspace_roots": [folder], "transcript_path": None}
    event.update(session_id="s1", cwd=folder)
    if agent == "gemini":
        return {**event, "transcript_path": "/t.json", "timestamp": "2026-11-01T08:00:00Z"}
    if agent == "copilot":
        return {**event, "timestamp": "2026-11-01T08:00:00.000Z"}
    event["transcript_path"] = "/t.jsonl"
    event["permission_mode"] = "default"
    if agent == "codex":
        event.update(model="m", turn_id="t1")
    return event


def tool(agent, folder, moment, name, arguments):
    """An event about a tool."""
    event = {**common(agent, folder, moment), "tool_name": name, "tool_input": arguments}
    if agent in ("claude", "codex", "cursor"):
        event["tool_use_id"] = "tool_1"
    if moment == "after":
        answers = {"claude": ("tool_response", {"success": True}), "codex": ("tool_response", "Done"),
                   "gemini": ("tool_response", {"llmContent": "ok", "returnDisplay": "ok"}),
                   "cursor": ("tool_output", "{}"),
                   "copilot": ("tool_result", {"result_type": "success",
                                               "text_result_for_llm": "ok"})}
        key, value = answers[agent]
        event[key] = value
    return event


def patch(*parts):
    """A patch as Codex writes it."""
    return "*** Begin Patch\n" + "".join(parts) + "*** End Patch\n"


def added(path, text):
    """The part of a patch that makes a file."""
    return f"*** Add File: {path}\n" + "".join(f"+{line}\n" for line in text.splitlines())


def write(agent, folder, path, text, moment="before"):
    """A whole file, by the agent's own tool."""
    name, arguments = {
        "claude": ("Write", {"file_path": f"{folder}/{path}", "content": text}),
        "codex": ("apply_patch", {"command": patch(added(path, text))}),
        "gemini": ("write_file", {"file_path": f"{folder}/{path}", "content": text}),
        "cursor": ("Write", {"file_path": f"{folder}/{path}", "contents": text}),
        "copilot": ("Write", {"path": f"{folder}/{path}", "file_text": text}),
    }[agent]
    return tool(agent, folder, moment, name, arguments)


def edit(agent, folder, path, old, new):
    """A line in place of another."""
    name, arguments = {
        "claude": ("Edit", {"file_path": f"{folder}/{path}", "old_string": old, "new_string": new,
                            "replace_all": False}),
        "codex": ("apply_patch", {"command": patch(
            f"*** Update File: {path}\n@@\n-{old}\n",
            "".join(f"+{line}\n" for line in new.splitlines()))}),
        "gemini": ("replace", {"file_path": f"{folder}/{path}", "instruction": "i",
                               "old_string": old, "new_string": new}),
        "cursor": ("Write", {"file_path": f"{folder}/{path}", "old_string": old,
                             "new_string": new}),
        "copilot": ("Edit", {"path": f"{folder}/{path}", "old_str": old, "new_str": new}),
    }[agent]
    return tool(agent, folder, "before", name, arguments)


def shell(agent, folder, command):
    """A command of the shell, before it runs."""
    name = {"claude": "Bash", "codex": "Bash", "gemini": "run_shell_command", "cursor": "Shell",
            "copilot": "Bash"}[agent]
    return tool(agent, folder, "before", name, {"command": command})


def end(agent, folder, again):
    """The agent thinks that it is done; `again` if it was held up before."""
    event = common(agent, folder, "end")
    if agent == "cursor":
        return {**event, "status": "completed", "loop_count": int(again)}
    if agent == "copilot":
        event["stop_reason"] = "end_turn"
    if agent == "gemini":
        event.update(prompt="p", prompt_response="r")
    return {**event, "stop_hook_active": again}


def start(agent, folder):
    """The agent begins."""
    event = common(agent, folder, "start")
    return event if agent == "cursor" else {**event, "source": "startup"}
