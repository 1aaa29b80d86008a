internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata hook AGENT`: what an agent runs, with its question on standard input.
struct AnswerAgent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answer",
    abstract: Phrase(
      "Answer an agent that asks on standard input, in its own form.",
      zh: "以 Agent 自己的格式回答它在标准输入中的询问。"),
    examples: ["strata hook claude < event.json"])

  @Argument(
    help: ArgumentHelp(
      "The agent that asks: \(Agent.allCases.map(\.rawValue).joined(separator: ", ")).",
      zh: "来询问的 Agent：\(Agent.allCases.map(\.rawValue).joined(separator: "、"))。", value: .agent))
  var agent: Agent

  @Option(
    help: ArgumentHelp(
      "How long the agent waits (default: 8 around a write, 45 at start and end).",
      zh: "Agent 最多等待多少秒（默认：写入前后 8，启动和结束时 45）。", value: .seconds))
  var within: Double?

  @OptionGroup var cache: Cache.Place
  @OptionGroup var terms: TermOptions
  @OptionGroup var speech: LanguageOption

  /// Says the answer; whatever goes wrong, the agent goes on.
  func run() {
    let composition = Composition(cache: cache.cache, for: .twoStates)
    let document = HookJSON(
      to: agent, TerminalStyle(isColoured: false, language: .ofRun, directory: nil))
    let folder = Console(isQuiet: true, color: .never).directory
    let fail: @Sendable (Failure) -> Void = { [agent] failure in
      composition.hookMisses.note(agent, "\(folder): \(failure.message.text(in: .english))")
      try? StandardStream.error.write(failure.text(in: .ofRun))
      try? StandardStream.output.write(document.silence)
    }
    do throws(Failure) {
      guard let event = AgentQuestion.event(try StandardInput.read()) else {
        throw Self.unreadable
      }
      let deadline = Deadline(seconds: within ?? event.secondsToAnswer) { fail(Self.late) }
      let answer: HookAnswer
      do throws(GuardError) {
        answer = try composition.answerHook(
          event, in: folder, under: terms.terms)
      } catch { throw Failure(error) }
      deadline.writing { try? StandardStream.output.write(document.document(answer)) }
    } catch { fail(error) }
  }

  private static let unreadable = Failure(
    kind: "hook",
    message: Phrase("what the agent asks cannot be read", zh: "无法读取 Agent 的询问"))
  private static let late = Failure(
    kind: "hook",
    message: Phrase(
      "there was no time to answer, so the agent goes on", zh: "来不及回答，Agent 照常继续"))
}
