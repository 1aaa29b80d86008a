internal import StrataCode

extension PageWords {
  /// The head of the page, and what is said everywhere.
  static let head = [
    Word("title", "{name}: architecture report", "{name}：架构报告"),
    Word("skip", "Skip to the findings", "跳到问题列表"),
    Word("scriptNeeded", "This page needs JavaScript.", "本页面需要启用 JavaScript。"),
    Word(
      "intro",
      "How this code base keeps to Clean Architecture, read from its source alone.",
      "这份代码在多大程度上符合 Clean Architecture，结论全部来自源代码。"),
    Word("nav.picture", "Picture", "全景图"),
    Word("nav.findings", "Findings", "问题"),
    Word("nav.hot", "Hot spots", "热点"),
    Word("nav.placement", "Placement", "归层"),
    Word("nav", "Sections of this page", "本页各节"),
    Word("language", "中文", "English"),
    Word("languageLabel", "以中文显示", "Show in English"),
    Word("search", "Find a type or file", "查找类型或文件"),
    Word("searchHint", "Find a type or file (press /)", "查找类型或文件（按 /）"),
    Word("found", "{n} type or file|{n} types and files", "{n} 个类型和文件"),
    Word("foundFirst", ", the first {n}", "，显示前 {n} 个"),
    Word("theme", "Dark", "深色"),
    Word("clean", "nothing found", "未发现问题"),
    Word("cleanButInfos", "no errors or warnings", "没有错误或警告"),
    Word("errors", "{n} error|{n} errors", "{n} 个错误"),
    Word("warnings", "{n} warning|{n} warnings", "{n} 个警告"),
    Word("infos", "{n} info|{n} infos", "{n} 条提示"),
    Word("error", "error", "错误"),
    Word("warning", "warning", "警告"),
    Word("info", "info", "提示"),
    Word("stop", ".", "。"),
    Word("facts.size", "Size", "规模"),
    Word("facts.placed", "Known layer", "已归层"),
    Word("facts.profile", "Judged by", "规则集"),
    Word("facts.uncertain", "Uncertain layer", "分层不确定"),
    Word("facts.focus", "Findings of", "问题范围"),
    Word("facts.calm", "Not counted", "未计入"),
    Word("facts.unsure", "Left out", "已略去"),
    Word("facts.warnings", "While reading", "读取时"),
    Word(
      "placedShort", "{percent} % of the files ({n} of {all})", "{percent}% 的文件（{n} / {all}）"),
    Word(
      "calmText",
      "{n} finding that the baseline, a comment or the settings let pass"
        + "|{n} findings that the baseline, comments or settings let pass",
      "{n} 个问题已由基线接受，或由注释、设置豁免"),
    Word(
      "unsure", "{n} less certain finding|{n} less certain findings", "{n} 个可信度较低的问题"),
    Word("runWarnings", "{n} remark|{n} remarks", "{n} 条说明"),
    Word("files", "{n} file|{n} files", "{n} 个文件"),
    Word("lines", "{n} line|{n} lines", "{n} 行"),
    Word("places", "in {n} place|in {n} places", "{n} 处"),
    Word("line", "line {line}", "第 {line} 行"),
    Word(
      "made", "Made by {tool}. Nothing in this page is loaded from elsewhere.",
      "由 {tool} 生成。本页不从别处加载任何内容。"),
    Word("layer.Domain", "Domain", "Domain 层"),
    Word("layer.Data", "Data", "Data 层"),
    Word("layer.Infrastructure", "Infrastructure", "Infrastructure 层"),
    Word("layer.Presentation", "Presentation", "Presentation 层"),
    Word("layer.App", "App", "App 层"),
    Word("layer.Common", "Common", "Common 层"),
    Word("layer.Test", "Test", "Test（测试）"),
    Word("unplaced", "not placed", "未归层"),
  ]
}
