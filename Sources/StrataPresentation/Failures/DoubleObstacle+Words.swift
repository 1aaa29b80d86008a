internal import StrataCode
internal import StrataFeatures

extension DoubleObstacle {
  /// Why a member, or the protocol itself, stands against a double.
  func message(of member: String?) -> Phrase {
    guard let member else { return words }
    return Phrase("'\(member)' \(words)", zh: "'\(member)' \(words)")
  }

  private var words: Phrase {
    switch self {
    case .associatedType:
      Phrase("is an associated type, which only a test can choose", zh: "是关联类型，只能由测试决定")
    case .generic: Phrase("is generic, or about Self", zh: "是泛型，或涉及 Self")
    case .subscript: Phrase("is a subscript", zh: "是下标")
    case .initializer: Phrase("is an initializer", zh: "是构造方法")
    case .static: Phrase("is static", zh: "是静态成员")
    case .effectfulProperty:
      Phrase("is a property that is awaited or throws", zh: "是异步或会抛出错误的属性")
    case .parameter:
      Phrase(
        "takes a parameter that is inout, variadic or without a name",
        zh: "带有 inout、可变数量或没有名称的参数")
    case .foreign(let name):
      Phrase("it asks for '\(name)', which is not of this project", zh: "它要求 '\(name)'，而这不是项目中的协议")
    case .isolation: Phrase("its members are isolated differently", zh: "成员的隔离方式不一致")
    case .optional:
      Phrase("it is compiled or required only at times", zh: "只在某些条件下编译或要求")
    case .overload:
      Phrase("two members differ in their types alone", zh: "有两个成员只有类型不同")
    case .unread: Phrase("is written in a way that is not understood", zh: "的写法无法识别")
    }
  }
}
