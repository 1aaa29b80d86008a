package import StrataCode
package import StrataFeatures

extension CreateError: FailureCause {
  package var kind: String {
    switch self {
    case .change(let error): error.kind
    case .noName, .noFeature, .taken, .twice, .noSchool, .noTree, .noCache, .noViews,
      .noControllers:
      "arguments"
    case .occupied: "exists"
    }
  }

  package var message: Phrase {
    switch self {
    case .change(let error): error.message
    case .noName(let name):
      Phrase(
        "nothing can be called '\(name)'; give one word with a capital, such as 'Orders'",
        zh: "'\(name)' 不能作为名称；请给出一个首字母大写的词，例如 'Orders'")
    case .noFeature(let name):
      Phrase(
        "what '\(name)' is about is not known; give --feature, such as '--feature Order'",
        zh: "无法得知 '\(name)' 的内容；请给出 --feature，例如 '--feature Order'")
    case .taken(let name, let instead):
      Phrase(
        "'\(name)' is the name of something else; take another, such as '\(instead)'",
        zh: "'\(name)' 已是其他事物的名称；请换一个，例如 '\(instead)'")
    case .twice(let name):
      Phrase("the feature '\(name)' is given twice", zh: "功能 '\(name)' 给出了两次")
    case .noSchool(let profile):
      Phrase(
        "no project can be made for '\(profile.rawValue)'; give one of \(Self.schools)",
        zh: "无法为 '\(profile.rawValue)' 新建项目；请给出 \(Self.schools) 之一")
    case .noCache(let profile):
      Phrase(
        "'\(profile.rawValue)' asks no server whose answers could be kept; leave out --cache",
        zh: "'\(profile.rawValue)' 不访问服务器，没有响应可以保留；请去掉 --cache")
    case .noViews(let project):
      Phrase(
        "'\(project.rawValue)' builds apps with views; leave out '--ui none', or take a package",
        zh: "'\(project.rawValue)' 构建带界面的 App；请去掉 '--ui none'，或使用 package")
    case .noControllers(let profile):
      Phrase(
        "'\(profile.rawValue)' has no coordinator that opens screens; give '--ui swiftui'",
        zh: "'\(profile.rawValue)' 没有打开界面的 Coordinator；请使用 '--ui swiftui'")
    case .noTree(let profile):
      Phrase(
        "'\(profile.rawValue)' has one layout only; leave out --layout",
        zh: "'\(profile.rawValue)' 只有一种布局；请去掉 --layout")
    case .occupied(let folder):
      Phrase(
        "there are files in '\(folder)'; give --in and a folder that is missing or empty",
        zh: "'\(folder)' 中已有文件；请用 --in 给出一个不存在或空的文件夹")
    }
  }

  private static let schools = Phrase.row(CreateProject.schools.map(\.rawValue))
}
