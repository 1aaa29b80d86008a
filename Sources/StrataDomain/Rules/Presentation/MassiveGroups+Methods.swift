internal import StrataCode
internal import StrataModel

// Methods of a view model that may be a part of their own.

extension Codebase {
  /// Methods that are called after the same thing.
  func namedAlike(
    _ methods: [DeclarationID], without own: Set<String>
  ) -> [(word: String?, methods: [DeclarationID])] {
    // What is called alike again and again is what somebody else calls.
    let counts = Dictionary(grouping: methods, by: name).mapValues(\.count)
    var byWord: [String: [DeclarationID]] = [:]
    for method in methods where counts[name(method), default: 0] < 3 {
      for word in subjects(of: method) where !own.contains(word) {
        byWord[word, default: []].append(method)
      }
    }
    return byWord.filter { $0.value.count >= Self.fewestMethods }.map { ($0.key, $0.value) }
  }

  /// Methods that change or ask the same property, with the private ones that they alone call.
  func touchingAlike(
    _ methods: [DeclarationID], _ state: Set<String>
  ) -> [(word: String?, methods: [DeclarationID])] {
    let touched = methods.map { self.touched(by: [$0], of: state) }
    let called = methods.map(calledOwn)
    return state.sorted().compactMap { property in
      var own = Set(methods.indices.filter { touched[$0].contains(property) })
      guard own.count > 1 else { return nil }
      var isGrowing = true
      while isGrowing {
        isGrowing = false
        for index in methods.indices
        where !own.contains(index) && declaration(methods[index]).access <= .fileprivate {
          let callers = methods.indices.filter { called[$0].contains(name(methods[index])) }
          guard !callers.isEmpty, own.isSuperset(of: callers) else { continue }
          own.insert(index)
          isGrowing = true
        }
      }
      return (nil, own.sorted().map { methods[$0] })
    }
  }

  /// The names of the own members that a method calls.
  private func calledOwn(by method: DeclarationID) -> Set<String> {
    let facts = facts(method.file)
    let extent = declaration(method).extent
    return Set(
      facts.shapes.compactMap { shape in
        guard extent.contains(shape.span.start), case .callsOwn(let name, _) = shape.form else {
          return nil
        }
        return facts[name]
      })
  }

  /// The words of a method's name that say what it is about.
  private func subjects(of method: DeclarationID) -> Set<String> {
    Set(NameWords.split(name(method)).map(WordReader.singular))
      .filter { $0.count > 2 && !Self.plain.contains($0) }
  }

  /// As many methods that are called alike are more than a pair of opposites.
  private static let fewestMethods = 3

  /// Words of names that say what is done, or nothing of what a part of a screen is.
  private static let plain: Set<String> = [
    "about", "action", "add", "after", "all", "and", "api", "appear", "apply", "async", "available",
    "average",
    "before", "begin", "bind", "build", "button", "calculate", "call", "can", "change", "changed",
    "check", "clear", "click", "clicked", "close", "complete", "completed", "configuration",
    "configure", "content", "convert", "count", "create", "current", "data", "date", "delete",
    "detail", "did", "disappear", "display", "end", "error", "event", "fetch", "filter", "find",
    "finish", "first", "for", "form", "from", "func", "function", "generate", "get", "group",
    "grouped", "handle", "has", "have", "hide", "index", "info", "initial", "input", "item", "last",
    "list", "live", "load", "loading", "make", "message", "model", "more", "move", "name", "needed",
    "new", "next", "not", "notification", "object", "observe", "open", "output", "page", "perform",
    "post", "prepare", "present", "press", "pressed", "previous", "process", "raw", "receive",
    "refresh", "reload", "remove", "request", "reset", "response", "result", "retry", "run", "save",
    "screen", "section", "select", "selected", "send", "set", "setup", "should", "show", "start",
    "state", "status", "stop", "string", "submit", "subscribe", "success", "tap", "tapped", "text",
    "the", "title", "toggle", "total", "touch", "track", "try", "type", "update", "updated", "user",
    "using", "validate", "value", "view", "was", "will", "with",
  ]
}
