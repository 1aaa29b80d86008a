internal import StrataCode

/// Why a pattern can match nothing.
enum PatternFault {
  /// What stands in a sentence behind the pattern; nil if nothing is wrong with it.
  static func cause(in pattern: String) -> Phrase? {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    if pattern.hasPrefix("/") || pattern.hasPrefix("~") { return ofThisMachine }
    if parts.contains("..") { return leavesProject }
    if pattern.contains("\\") { return backslash }
    if pattern.hasPrefix("!") { return negated }
    if parts.contains(where: { $0.contains("**") && $0 != "**" }) { return stars }
    for (open, close) in [("[", "]"), ("{", "}")] {
      let count = pattern.count { String($0) == open } - pattern.count { String($0) == close }
      if count == 0 { continue }
      let mark = count > 0 ? open : close
      return Phrase("has a '\(mark)' without its partner", zh: "中有一个没有配对的 '\(mark)'")
    }
    let choices = BraceChoices(of: pattern)
    if choices.isCut || choices.texts.count >= Glob.limit { return manyChoices }
    let brackets = pattern.split(separator: "[", omittingEmptySubsequences: false).dropFirst()
    let hasRange = brackets.contains { $0.prefix { $0 != "]" }.contains { "-!^".contains($0) } }
    return hasRange ? range : nil
  }

  private static let ofThisMachine = Phrase(
    "is a path of this machine; write it from the root of the project",
    zh: "是这台机器上的路径；从项目根目录写起")
  private static let leavesProject = Phrase(
    "leaves the project with '..'; write it from the root", zh: "用 '..' 走出了项目；从根目录写起")
  private static let backslash = Phrase(
    "has a backslash; write '/' between folders", zh: "中有反斜杠；文件夹之间写 '/'")
  private static let negated = Phrase(
    "is negated, which patterns cannot be", zh: "是取反的，而模式不能取反")
  private static let stars = Phrase(
    "has '**' beside other letters; it stands for folders, and alone between two '/'",
    zh: "中的 '**' 旁边有其他字符；它代表文件夹，只能单独放在两个 '/' 之间")
  private static let manyChoices = Phrase(
    "stands for \(Glob.limit) patterns or more; write some of them apart",
    zh: "代表 \(Glob.limit) 个或更多模式；把其中一些分开写")
  private static let range = Phrase(
    "has a range or a negation in brackets, which patterns do not know; name the letters",
    zh: "的方括号里有范围或取反，模式不支持；逐个写出字符")
}
