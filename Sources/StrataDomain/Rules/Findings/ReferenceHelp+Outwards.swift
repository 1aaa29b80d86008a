internal import StrataCode
internal import StrataModel

// What to do about naming what wires, and about a kernel that names what it serves.

extension ReferenceHelp {
  /// What names out of Common goes to the layer that it names.
  func outOfCommon(_ dependency: Dependency) -> Phrase {
    let (namer, layer) = (namer(dependency), dependency.to.rawValue)
    return Phrase(
      """
      move '\(namer)' to \(layer), or pass what it needs in as a value: Common serves all layers \
      and knows none
      """, zh: "把 '\(namer)' 移到 \(layer)，或把它需要的内容作为值传入：Common 服务于所有层，但不依赖任何一层")
  }

  /// What names the composition root is given what it needs.
  func outOfApp(_ dependency: Dependency) -> Phrase {
    let (name, namer, layer) = (name(dependency), namer(dependency), dependency.from.rawValue)
    if codebase.roles.has(dependency.target, .entryPoint) {
      return Phrase(
        "pass what '\(namer)' needs of '\(name)' in from outside",
        zh: "'\(namer)' 需要 '\(name)' 的什么，就从外部传入什么")
    }
    if codebase.roles.has(dependency.target, .container) {
      return Phrase(
        """
        pass what '\(namer)' needs through its initializer, or declare a factory protocol in \
        \(layer) and let '\(name)' conform to it
        """, zh: "通过初始化方法传入 '\(namer)' 需要的依赖，或在 \(layer) 中声明工厂协议并让 '\(name)' 遵循它")
    }
    return Phrase(
      "move '\(name)' to \(layer) if it wires nothing, or pass what is needed of it in",
      zh: "如果 '\(name)' 不负责组装，就把它移到 \(layer)，或把需要的部分从外部传入")
  }
}
