package import StrataCode
package import StrataFeatures

extension DrawError: FailureCause {
  package var kind: String {
    switch self {
    case .check(let error): error.kind
    case .unknownNode: "unknown-node"
    case .manyNodes: "many-nodes"
    case .emptyLayer: "empty-layer"
    case .noFeatures: "no-features"
    case .nothingShips: "nothing-ships"
    }
  }

  package var message: Phrase {
    switch self {
    case .check(let error): error.message
    case .unknownNode(let name, let suggestions):
      Phrase(
        "'\(name)' is no layer, module, feature, type or file of this project that ships",
        zh: "'\(name)' 不是这个项目中随产品发布的层、模块、功能、类型或文件")
        + .hint(
          suggestions,
          else: Phrase(
            "`strata graph --level module` shows the modules",
            zh: "`strata graph --level module` 画出各个模块"))
    case .manyNodes(let count, let level, let canAll):
      Phrase(
        """
        a graph of \(level.noun.count(count)) is no picture: name one with --focus, give a folder, \
        \(canAll ? "or --all" : "or take --format json")
        """,
        zh: """
          \(level.noun.count(count))画在一张图里看不清：用 --focus 指定其中一个，给出文件夹，或使用 \
          \(canAll ? "--all" : "--format json")
          """)
    case .emptyLayer(let layer, let filled):
      Phrase(
        "no file of this project is in \(layer.rawValue); the layers that it has: ",
        zh: "这个项目没有位于 \(layer.rawValue) 的文件；它有的层：")
        + .row(filled.map(\.rawValue))
    case .noFeatures:
      Phrase(
        """
        nothing here says what the features are: no folder lies in 'Features', 'Modules' or \
        'Scenes', and no module is named for a feature; `strata graph --level module` shows \
        the modules
        """,
        zh: """
          这里看不出有哪些功能：没有文件夹位于 'Features'、'Modules' 或 'Scenes' 中，也没有以功能命名的模块；\
          `strata graph --level module` 画出各个模块
          """)
    case .nothingShips:
      Phrase(
        "no file here ships: all are tests, demos or generated, and a graph shows code that ships",
        zh: "这里没有随产品发布的文件：全是测试、演示或生成的代码，而图只画随产品发布的代码")
    }
  }
}
