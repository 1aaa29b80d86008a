package import StrataCode
package import StrataFeatures

extension AddError: FailureCause {
  package var kind: String {
    switch self {
    case .check(let error): error.kind
    case .change(let error): error.kind
    case .noName, .noFields, .twice: "arguments"
    case .exists: "exists"
    case .noModel, .nothingAlike: "no-model"
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
        "no entity is called '\(name)'\(Phrase.hint(similar, else: Self.conventions))",
        zh: "没有名为 '\(name)' 的 Entity\(Phrase.hint(similar, else: Self.conventions))")
    case .nothingAlike:
      Phrase(
        """
        this project has no entity to be modelled on; write the first one yourself: \
        `strata place -` says where
        """,
        zh: "项目中还没有可作样板的 Entity；请先自己写第一个：`strata place -` 会说明放在哪里")
    case .outside(let folder):
      Phrase(
        "'\(folder)' is outside the project; give a folder from its root",
        zh: "'\(folder)' 在项目之外；请给出从项目根目录开始的文件夹")
    }
  }

  private static let conventions = Phrase(
    "`strata conventions` shows what there is", zh: "`strata conventions` 显示现有的类型")
}
