internal import StrataCode
internal import StrataFeatures
internal import StrataModel

/// The words of `strata conventions`.
enum ConventionWords {
  /// What a row is about.
  static func topic(_ convention: Convention) -> Phrase {
    let part = convention.role.map(Self.part)
    switch convention.topic {
    case .folder: return Phrase("folder: \(part ?? .empty)", zh: "文件夹：\(part ?? .empty)")
    case .name: return Phrase("name: \(part ?? .empty)", zh: "命名：\(part ?? .empty)")
    case .declaration: return Phrase("kind: \(part ?? .empty)", zh: "种类：\(part ?? .empty)")
    case .access: return Phrase("access: \(part ?? .empty)", zh: "访问级别：\(part ?? .empty)")
    case .conformance: return Phrase("conforms: \(part ?? .empty)", zh: "遵循协议：\(part ?? .empty)")
    case .useCaseProtocol: return Phrase("use-case protocol is in", zh: "UseCase 协议的位置")
    case .entryMethod: return Phrase("use case runs by", zh: "UseCase 的入口方法")
    case .asyncForm: return Phrase("repositories answer by", zh: "Repository 返回结果的方式")
    case .mapping: return Phrase("mapped by", zh: "映射方式")
    case .composition: return Phrase("composed by", zh: "组装方式")
    case .navigation: return Phrase("navigation by", zh: "导航方式")
    case .viewModel: return Phrase("view model tells by", zh: "ViewModel 通知方式")
    case .testFramework: return Phrase("tests", zh: "测试框架")
    case .header: return Phrase("file header", zh: "文件头")
    case .indentation: return Phrase("indentation", zh: "缩进")
    }
  }

  private static func part(_ role: Role) -> Phrase {
    switch role {
    case .viewModelProtocol: Phrase("view-model protocol", zh: "ViewModel 协议")
    case .entryPoint: Phrase("entry point", zh: "程序入口")
    case .testDouble: Phrase("test double", zh: "测试替身")
    default: role.noun ?? Phrase(verbatim: role.rawValue)
    }
  }

  /// A value as people read it.
  static func value(_ value: String, _ topic: Convention.Topic) -> Phrase {
    words[topic]?[value] ?? Phrase(verbatim: value.printable)
  }

  private static let words: [Convention.Topic: [String: Phrase]] = [
    .useCaseProtocol: [
      "none": Phrase("no protocol", zh: "没有协议"),
      "same-file": Phrase("the same file", zh: "同一文件"),
      "own-file": Phrase("a file of its own", zh: "单独的文件"),
    ],
    .entryMethod: [
      "own-name": Phrase("a method named for what it does", zh: "按用途命名的方法"),
      "several": Phrase("several methods", zh: "多个方法"),
    ],
    .asyncForm: [
      "combine": Phrase(verbatim: "Combine"), "rx": Phrase(verbatim: "RxSwift"),
      "completion": Phrase("completion closures", zh: "完成闭包"),
      "sync": Phrase("returning at once", zh: "同步返回"),
    ],
    .composition: [
      "make-methods": Phrase("own container with make methods", zh: "自有容器，make 方法"),
      "lazy-properties": Phrase("own container with lazy properties", zh: "自有容器，lazy 属性"),
      "properties": Phrase("own container with properties", zh: "自有容器，属性"),
    ],
    .viewModel: [
      "observable-macro": Phrase(verbatim: "@Observable"),
      "observable-object": Phrase(verbatim: "ObservableObject"),
      "rx": Phrase(verbatim: "RxSwift"), "combine": Phrase(verbatim: "Combine"),
      "plain": Phrase("none of the known ways", zh: "不属于已知方式"),
    ],
    .header: [
      "none": Phrase("no header", zh: "没有文件头"), "comment": Phrase("a comment", zh: "注释"),
    ],
  ]

  /// How many do it.
  static func count(_ convention: Convention) -> Phrase {
    Phrase(verbatim: "\(convention.there)/\(convention.all)")
  }
}
