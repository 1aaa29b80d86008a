package import StrataCode
package import StrataFeatures

extension AddError: FailureCause {
  package var kind: String {
    switch self {
    case .check(let error): error.kind
    case .change(let error): error.kind
    case .noName, .noFields, .twice, .noOperationGiven, .noSignature: "arguments"
    case .exists: "exists"
    case .noModel, .noPlace, .nothingAlike: "no-model"
    case .noOperation, .severalOperations: "no-operation"
    case .needless: "needless"
    case .noProtocol: "no-protocol"
    case .noDouble: "no-double"
    case .undecidedDouble, .undecidedFolder: "undecided"
    case .noSubject, .noTests: "no-model"
    case .nothingToTest: "nothing-to-test"
    case .outside: "outside-root"
    }
  }

  package var message: Phrase {
    switch self {
    case .check(let error): error.message
    case .change(let error): error.message
    case .noName(let name):
      Phrase(
        "no type can be called '\(name)'; give one word with a capital, such as 'Invoice'",
        zh: "'\(name)' 不能作为类型名；请给出一个首字母大写的词，例如 'Invoice'")
    case .noFields:
      Phrase(
        "an entity without anything in it says nothing; give --field name:Type, once for each",
        zh: "没有任何字段的 Entity 没有意义；请用 --field 名称:类型 逐个给出")
    case .twice(let field):
      Phrase("the field '\(field)' is given twice", zh: "字段 '\(field)' 给出了两次")
    case .exists(let type, let file):
      Phrase("'\(type)' exists already, in '\(file)'", zh: "'\(type)' 已存在于 '\(file)'")
    case .noModel(let name, let similar):
      Phrase(
        "nothing to follow is called '\(name)'\(Phrase.hint(similar, else: Self.conventions))",
        zh: "没有名为 '\(name)' 的可参照类型\(Phrase.hint(similar, else: Self.conventions))")
    case .noPlace(let name, let similar):
      Phrase(
        "nothing that could open a feature is called '\(name)'\(Phrase.hint(similar, else: .empty))",
        zh: "没有名为 '\(name)'、可以打开该功能的类型\(Phrase.hint(similar, else: .empty))")
    case .nothingAlike(.useCase):
      Phrase(
        """
        no use case here asks one repository for one thing, so there is none to follow; write the \
        first one yourself: `strata place -` says where
        """,
        zh: """
          项目中没有只向一个 Repository 请求一件事的 UseCase 可供参照；请先自己写第一个：\
          `strata place -` 会说明放在哪里
          """)
    case .noSignature(let text):
      Phrase(
        """
        '\(text)' is no operation; give a method's name and signature, such as \
        'orders(page: Int) async throws -> [Order]'
        """,
        zh: """
          '\(text)' 不是操作；请给出方法名和签名，例如 'orders(page: Int) async throws -> [Order]'
          """)
    case .noOperationGiven(.repository), .noOperationGiven(.dataSource):
      Phrase(
        """
        a protocol without operations says nothing; give --operation with a signature, such as \
        'orders(page: Int) async throws -> [Order]', once for each
        """,
        zh: """
          没有操作的协议没有意义；请用 --operation 逐个给出签名，例如 \
          'orders(page: Int) async throws -> [Order]'
          """)
    case .noOperationGiven:
      Phrase(
        "a use case needs something to do; give --operation with a method of a repository protocol",
        zh: "UseCase 需要有事可做；请用 --operation 给出 Repository 协议中的一个方法")
    case .noOperation(let name, let similar):
      Phrase(
        "no repository protocol has the method '\(name)'\(Phrase.hint(similar, else: Self.method))",
        zh: "没有 Repository 协议声明方法 '\(name)'\(Phrase.hint(similar, else: Self.method))")
    case .severalOperations(let name, let repositories):
      Phrase(
        "several methods are called '\(name)', in \(repositories.quotedList); say --repository",
        zh: "有多个名为 '\(name)' 的方法，位于 \(repositories.quotedList)；请用 --repository 指明")
    case .needless(let operation, let repository):
      Phrase(
        """
        you need less: such a use case would only call '\(operation)', and callers may ask \
        '\(repository)' themselves; --thin writes it anyway
        """,
        zh: """
          不需要这么多：这个 UseCase 只会调用 '\(operation)'，调用方可以直接使用 \
          '\(repository)'；如仍要生成，请加 --thin
          """)
    case .noProtocol(let name, let similar):
      Phrase(
        "no protocol of this project is called '\(name)'\(Phrase.hint(similar, else: Self.types))",
        zh: "项目中没有名为 '\(name)' 的协议\(Phrase.hint(similar, else: Self.types))")
    case .noDouble(let name, let member, let obstacle):
      Phrase(
        "no double of '\(name)' can be written: \(obstacle.message(of: member))",
        zh: "无法为 '\(name)' 生成替身：\(obstacle.message(of: member))")
    case .undecidedDouble(let ways):
      Phrase(
        """
        how this project calls its doubles is undecided\(Self.ways(ways)); give --like with one of \
        them, or --named and --in
        """,
        zh: """
          项目的测试替身没有统一的命名\(Self.ways(ways))；请用 --like 指定其中一个，或同时给出 --named 和 --in
          """)
    case .noSubject(let name, let similar):
      Phrase(
        "no use case, view model or repository is called '\(name)'\(Phrase.hint(similar, else: Self.conventions))",
        zh:
          "没有名为 '\(name)' 的 UseCase、ViewModel 或 Repository\(Phrase.hint(similar, else: Self.conventions))"
      )
    case .noTests:
      Phrase(
        "no tests here are called after what they test, so there are none to follow",
        zh: "项目中没有按被测类型命名的测试可供参照")
    case .nothingToTest(let name):
      Phrase(
        """
        nothing of '\(name)' can be tested without knowing what it is for: no method only hands on \
        what one collaborator answers
        """,
        zh: "不了解 '\(name)' 的用途就无法为它编写测试：没有只转交某个协作者结果的方法")
    case .nothingAlike(.repository), .nothingAlike(.dataSource):
      Phrase(
        """
        this project has no such part whose name says what it is about, so there is none to \
        follow; write the first one yourself: `strata place -` says where
        """,
        zh: "项目中没有以主题命名的同类部分可供参照；请先自己写第一个：`strata place -` 会说明放在哪里")
    case .nothingAlike(.screen), .nothingAlike(.feature):
      Phrase(
        """
        no screen here has a view and what drives it under one name, so there is none to follow; \
        write the first one yourself: `strata place -` says where
        """,
        zh: "项目中没有视图与其驱动者同名的界面可供参照；请先自己写第一个：`strata place -` 会说明放在哪里")
    case .nothingAlike:
      Phrase(
        """
        this project has no entity to be modelled on; write the first one yourself: \
        `strata place -` says where
        """,
        zh: "项目中还没有可作样板的 Entity；请先自己写第一个：`strata place -` 会说明放在哪里")
    case .undecidedFolder(let name, let folders):
      Phrase(
        "\(AddError.undecided(name, folders)); say --in, or --like with one that lies where it should",
        zh: """
          \(AddError.undecided(name, folders))；请用 --in 指定文件夹，或用 --like 指定位置合适的同类类型
          """)
    case .outside(let folder):
      Phrase(
        "'\(folder)' is outside the project; give a folder from its root",
        zh: "'\(folder)' 在项目之外；请给出从项目根目录开始的文件夹")
    }
  }

  private static let conventions = Phrase(
    "`strata conventions` shows what there is", zh: "`strata conventions` 显示现有的类型")

  private static let types = Phrase(
    "a double stands in for a protocol", zh: "替身只能代替协议")

  private static func ways(_ ways: [String]) -> Phrase {
    ways.isEmpty
      ? Phrase(": there are none", zh: "：还没有替身")
      : Phrase(": \(ways.quotedList)", zh: "：\(ways.quotedList)")
  }

  private static let method = Phrase(
    "declare it there first", zh: "请先在协议中声明")
}
