internal import StrataCode
internal import StrataModel

// What to do where a view watches an object: SwiftUI's wrappers hold a class, and no protocol.

extension ReferenceHelp {
  /// A view model in between publishes what the view shows.
  func watched(_ dependency: Dependency, _ promise: SymbolID?) -> Phrase? {
    guard dependency.from == .presentation, dependency.to.ring == .data,
      let wrapper = codebase.watcher(of: dependency)
    else { return nil }
    let (name, namer) = (name(dependency), namer(dependency))
    let asker = asker(dependency)
    let publisher =
      asker == namer
      ? Phrase("a view model of '\(namer)'", zh: "'\(namer)' 的 ViewModel")
      : Phrase(verbatim: "'\(asker)'")
    let port =
      promise.map { promise in
        let known = codebase.symbols[promise].qualifiedName
        return Phrase("'\(known)', which '\(name)' keeps", zh: "'\(name)' 所实现的 '\(known)'")
      }
      ?? outerProtocol(of: dependency.target, in: dependency.file).map { outer in
        let known = codebase.symbols[outer].qualifiedName
        return Phrase(
          "'\(known)', once that is moved to Domain\(along(outer))",
          zh: "移到 Domain 之后的 '\(known)'\(along(outer))")
      }
      ?? Phrase(
        "a protocol of Domain that '\(name)' is to keep", zh: "由 '\(name)' 实现的 Domain 协议")
    return Phrase(
      "let \(publisher) ask \(port), and publish what the view shows of it: '@\(wrapper)' holds a class and no protocol",
      zh: "让\(publisher)通过\(port)取得内容并发布给视图：'@\(wrapper)' 只能持有类，不能持有协议")
  }
}

extension Codebase {
  /// The wrapper through which a property watches what it names: `ObservedObject`.
  func watcher(of dependency: Dependency) -> String? {
    let reference = reference(of: dependency)
    guard reference.owner >= 0, symbols[dependency.target].kind == .class else { return nil }
    let place = DeclarationID(file: dependency.file, declaration: reference.owner)
    return attributes(of: place).first(where: Self.watchers.contains)
  }
}
