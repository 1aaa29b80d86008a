import Foundation
import StrataCode
import StrataPresentation
import TestSupport
import Testing

@Suite("Help and errors of the command line in Chinese")
struct HelpTextTests {
  /// Help as the parser of arguments writes it where lines have no end.
  private static let help = """
    OVERVIEW: 指出架构在哪里被破坏（默认命令）。

    问题写到标准输出，摘要写到标准错误。摘要之后是下一步可以输入的命令，它从最严重的问题开始解释，直到没有问题为止。

    示例：
      strata check Sources/Feed --only-rule dependency.layer-reference

    USAGE: strata check [<options>] [<路径> ...] <subcommand>

    ARGUMENTS:
      <路径>                    要报告的文件或文件夹（默认：当前文件夹所在的项目）。

    OPTIONS:
      --all                   显示每一个问题，即使大部分代码都违反那条规则。
      --format, --reporter <格式>
                              报告的格式。 (values: text, json, xcode; default: text)
            使用 --output 时，终端仍以文本显示问题。
      --color <颜色>            何时使用颜色：auto、always 或 never。 (values: auto, always, never)
      --min-confidence <数>    略去可信度低于此值的问题。 (default: 0.6)
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      check, lint (default)   指出架构在哪里被破坏。

      See 'strata help <subcommand>' for detailed help.
    """

  @Test func helpIsLaidOutAnewWhereCharactersAreWide() throws {
    try expectGolden(HelpText(width: 80).text(Self.help), "help.zh.txt")
    try expectGolden(HelpText(width: 40).text(Self.help), "help-narrow.zh.txt")
  }

  @Test(arguments: ["0.1.0", "#compdef strata\n  Show the version.\n", "OVERVIEW: x", ""])
  func whatIsNoHelpStaysAsItIs(text: String) {
    #expect(HelpText(width: 80).text(text) == text)
  }

  @Test(arguments: [
    ("Unknown option '--foo'. Did you mean '--all'?", "没有选项 '--foo'；是不是想写 '--all'？"),
    ("Unknown option '-x'", "没有选项 '-x'"),
    (
      "Unknown option '-ox'\n   or: Missing value for '-o <文件>' in '-ox'",
      "没有选项 '-ox'；或者 '-o <文件>' 在 '-ox' 中缺少值"
    ),
    ("Missing value for '--color <颜色>'", "'--color <颜色>' 缺少值"),
    ("Missing expected argument '<对象>'", "缺少参数 '<对象>'"),
    ("Unexpected argument 'it's'", "多余的参数 'it's'"),
    ("3 unexpected arguments: 'b', 'c', 'd'", "3 个多余的参数：'b'、'c'、'd'"),
    (
      "The option '--quiet' does not take any value, but '3' was specified.",
      "选项 '--quiet' 不带值，却写了 '3'"
    ),
    ("The value 'x' is invalid for '--jobs <数>'", "'x' 不能作为 '--jobs <数>' 的值"),
    (
      "The value 'fr' is invalid for '--lang <语言>'. Please provide one of 'en' and 'zh-Hans'.",
      "'fr' 不能作为 '--lang <语言>' 的值；可选值为 'en' 或 'zh-Hans'"
    ),
    (
      "The value 'a' is invalid for '--color <颜色>'. Please provide one of 'auto', 'always' or 'never'.",
      "'a' 不能作为 '--color <颜色>' 的值；可选值为 'auto'、'always' 或 'never'"
    ),
    (
      "The value 'a' is invalid for '--format <格式>'. Please provide one of the following:\n"
        + "  - text\n  - json",
      "'a' 不能作为 '--format <格式>' 的值；可选值为 text、json"
    ),
    (
      "Can't generate completion scripts for 'x'.\n"
        + "Please use --generate-completion-script=<shell> with one of:\n    zsh bash fish",
      "无法为 'x' 生成补全脚本；请用 --generate-completion-script=<shell>，可选值为 zsh bash fish"
    ),
    ("See 'strata check --help' for more information.", "用 'strata check --help' 查看用法。"),
    ("--jobs 至少为 1，不能是 0", "--jobs 至少为 1，不能是 0"), ("", ""),
  ])
  func whatTheParserSaysIsSaidInChinese(english: String, chinese: String) {
    #expect(ParserWords.text(english, in: .chinese) == chinese)
    #expect(ParserWords.text(english, in: .english) == english)
  }

  private func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      arguments,
      environment: ProcessInfo.processInfo.environment.merging(["LC_ALL": "zh_CN.UTF-8"]) { $1 })
  }

  @Test(arguments: [
    [], ["check"], ["watch"], ["audit"], ["baseline"], ["baseline", "write"], ["baseline", "show"],
    ["baseline", "prune"], ["layers"], ["graph"], ["report"], ["explain"], ["rules"], ["init"],
    ["settings"], ["cache"], ["cache", "info"], ["cache", "clear"], ["advise"],
    ["place"], ["map"],
  ])
  func everyLineOfHelpThatIsNoExampleIsChinese(command: [String]) throws {
    let help = try run(command + ["--help"])
    #expect(help.code == 0)
    #expect(help.output.hasPrefix("概述："))
    #expect(help.output.contains("\n\n用法：strata "))
    let margin = "\n" + String(repeating: " ", count: 26)
    let entries = help.output.replacingOccurrences(of: margin, with: "").split(separator: "\n")
    for line in entries where !line.hasPrefix("  strata ") && !line.contains(" | strata ") {
      #expect(line.contains { "\u{4E00}" <= $0 && $0 <= "\u{9FFF}" }, "\(line)")
    }
  }

  @Test(arguments: [
    (["--foo"], "错误：没有选项 '--foo'；是不是想写 '--all'？\n用 'strata check --help' 查看用法。\n"),
    (["--color", "blue"], "错误：'blue' 不能作为 '--color <颜色>' 的值；可选值为 'auto'、'always' 或 'never'\n"),
    (["explain"], "错误：缺少参数 '<对象>'\n用 'strata explain --help' 查看用法。\n"),
    (["--jobs", "0"], "错误：--jobs 至少为 1，不能是 0\n"),
    (["rules", "--output", "/"], "错误：无法写入 '/'：它是文件夹\n"),
  ])
  func whatIsWrongIsSaidInChinese(arguments: [String], start: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix(start), "\(outcome.errors)")
  }

  @Test func xcodeFindsTheWordThatItKnows() throws {
    #expect(try run(["--format", "xcode", "--jobs", "0"]).errors.hasPrefix("error: --jobs 至少"))
    #expect(try run(["/nowhere", "--format", "xcode"]).errors.hasPrefix("error: "))
    #expect(try run(["/nowhere"]).errors.hasPrefix("错误："))
  }
}
