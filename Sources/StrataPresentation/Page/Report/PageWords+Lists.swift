internal import StrataCode

extension PageWords {
  /// The list of findings.
  static let findings = [
    Word("findingsText", "What the rules object to, grouped as you like.", "规则发现的问题，可按需分组。"),
    Word("by", "Group by", "分组"),
    Word("by.rule", "rule", "规则"),
    Word("by.target", "what is used", "被使用的类型"),
    Word("by.part", "part of the code", "所属部分"),
    Word("by.file", "file", "文件"),
    Word("by.owner", "owner", "负责人"),
    Word("sort", "Sort by", "排序"),
    Word("sort.severity", "severity", "级别"),
    Word("sort.file", "file", "文件"),
    Word("sort.sure", "certainty", "可信度"),
    Word("filter", "Filter: words of message, rule or path", "筛选：消息、规则或路径中的词"),
    Word("shown", "{n} of {all} findings", "显示 {n} / {all} 个问题"),
    Word("nobody", "nobody", "无人负责"),
    Word("more", "more", "详情"),
    Word("nothingMatches", "Nothing matches.", "没有匹配项。"),
    Word("nothingFound", "Nothing is found.", "没有发现问题。"),
    Word("calm", "{n} not counted", "{n} 个未计入"),
    Word("accepted", "accepted by the baseline", "已由基线接受"),
    Word("allowed", "allowed by a comment or the settings", "已由注释或设置豁免"),
    Word("accepteds", "{n} accepted by the baseline", "{n} 个已由基线接受"),
    Word("alloweds", "{n} allowed by comments or settings", "{n} 个已由注释或设置豁免"),
    Word(
      "acceptedText", "The baseline accepts this finding for now; it does not count.",
      "基线暂时接受了这个问题，不计入结果。"),
    Word(
      "allowedText", "A comment in the code or the settings allow this finding; it does not count.",
      "代码中的注释或设置豁免了这个问题，不计入结果。"),
  ]

  /// What changed since a commit.
  static let since = [
    Word("since", "Since {base}", "自 {base} 以来"),
    Word("since.introduced", "{n} introduced", "新引入 {n} 个"),
    Word(
      "since.loosened", "{n} of them loosens the check|{n} of them loosen the check",
      "其中放宽检查 {n} 处"),
    Word("since.fixed", "{n} fixed", "已修复 {n} 个"),
    Word("since.inherited", "{n} inherited", "已有 {n} 个"),
    Word("since.isNew", "introduced", "新引入"),
    Word(
      "since.nothing",
      "Nothing changed: no finding was introduced or fixed, and nothing was loosened "
        + "({inherited}).",
      "没有变化：没有新引入或修复的问题，也没有放宽检查（{inherited}）。"),
    Word("since.introducedHead", "Introduced", "新引入"),
    Word("since.loosenedHead", "Loosens the check", "放宽检查"),
    Word("since.fixedHead", "Fixed", "已修复"),
  ]

  /// Hot spots and placement.
  static let tables = [
    Word("hotSpots", "Hot spots", "热点"),
    Word(
      "hotNote",
      "Files with findings that are changed often: fix these first. Commits up to {day}, the "
        + "day of the last one; heat is findings times commits of the year.",
      "既有问题又常被改动的文件：先修这些最划算。统计截至最后一次提交日 {day}；热度 = 问题数 × 一年内的提交数。"),
    Word(
      "noHistory", "There is no git history here, so nobody knows which files change often.",
      "这里没有 git 历史，无法得知哪些文件常被改动。"),
    Word("partialHistory", "Only a part of the history is here.", "此处只有部分历史。"),
    Word("nothingHot", "No file with findings changed in this year.", "这一年里，有问题的文件都没有改动过。"),
    Word("layer", "Layer", "层"),
    Word("recent", "Commits, 90 days", "90 天内提交"),
    Word("year", "Commits, a year", "一年内提交"),
    Word("heat", "Heat", "热度"),
    Word("placement", "Placement", "归层"),
    Word(
      "placementText",
      "Which layer a file belongs to follows from evidence: modules, folders, what it declares and "
        + "imports, what refers to it. Rules speak only of files that have a layer.",
      "文件属于哪一层由依据决定：模块、文件夹、声明与导入的内容、引用关系。规则只检查已归层的文件。"),
    Word("placed", "{n} of {all} files have a layer.", "{all} 个文件中有 {n} 个已归层。"),
    Word("placementCaption", "Files by layer, and how sure that is", "各层的文件及其可信度"),
    Word("filesHead", "Files", "文件"),
    Word("linesHead", "Lines", "行数"),
    Word("band90", "90–100 % sure", "可信度 90–100%"),
    Word("band60", "60–90 % sure", "可信度 60–90%"),
    Word("band0", "below 60 %", "低于 60%"),
    Word("unplacedFiles", "{n} file without a layer|{n} files without a layer", "{n} 个未归层的文件"),
    Word(
      "unplacedText", "Nothing says clearly enough where these belong; no rule judges them.",
      "没有足够清楚的依据说明它们属于哪一层；规则不检查它们。"),
  ]

  /// What is tested where.
  static let testing = [
    Word("testing", "Tests", "测试"),
    Word(
      "testingText",
      "What this profile tests in each layer, over doubles of what, and how much of it a test names.",
      "这个规则集在每一层测试什么、使用什么的替身，以及有多少被测试引用。"),
    Word("testing.caption", "Tests by layer", "各层的测试"),
    Word("testing.named", "A test names", "有测试引用"),
    Word("testing.focus", "What is tested", "测试什么"),
    Word("testing.doubles", "Over doubles of", "用什么的替身"),
    Word("testing.omits", "Not tested there", "不在此测试"),
    Word("testing.unnamed", "{n} that no test names", "{n} 个没有测试引用"),
  ]
}
