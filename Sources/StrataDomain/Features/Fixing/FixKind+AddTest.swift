internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Writes the tests that `strata add test` writes of a type that no test names.
  static let addTest: FixKind = FixKind(
    "add-test", .choice,
    Phrase(
      "write the tests of a part that none names, over doubles of what it asks",
      zh: "为没有测试引用的部分编写测试，用替身代替它的协作对象"),
    step: Phrase(
      "build and run the tests: types, overloads and members are the compiler's business",
      zh: "请构建并运行测试：类型、重载和成员只有编译器才能确认")
  ) { (subject) throws(ChangeError) in
    guard untested.contains(subject.finding.rule), let id = subject.type,
      subject.codebase.symbols[id].kind.isConcreteType, subject.codebase.symbols[id].parent == nil,
      // A double that is an actor keeps no promise that is on the main actor by default.
      subject.codebase.workspace.files[subject.file].modules.allSatisfy({
        !subject.codebase.workspace.modules[$0].isMainActorByDefault
      }),
      let (plan, doubles) = try subject.tests(of: id),
      // What a project cannot be told to compile is a person's business, and so is a value that takes more
      // than a line.
      plan.steps.isEmpty, !plan.hasLongLine
    else { return nil }
    var proposal = FixProposal(plan.edits, reads: plan.reads)
    proposal.intents = plan.intents
    for double in doubles {
      // Who has a double of another kind would have these tests use it.
      if DoubleStyle.double(of: double, in: subject.codebase) != nil { return nil }
      let count = subject.codebase.members(of: double).count
      if count <= mostRepeated { continue }
      if count > mostBeside || subject.codebase.isKeptInTests(double) { return nil }
      proposal.held.insert(subject.codebase.key(of: double))
    }
    // The tests come first: the change is called after them.
    let suite = proposal.edits.lastIndex { if case .create = $0.action { true } else { false } }
    if let suite {
      let edit = proposal.edits.remove(at: suite)
      proposal.edits.insert(Edit(edit.action, because: plan.title), at: 0)
    }
    return proposal
  }

  private static let untested: Set<RuleID> = [
    Rule.untestedUseCase.id, Rule.untestedViewModel.id, Rule.untestedRepository.id,
  ]

  /// How many members a double may have of which each suite gets its own, and how many one may have that
  /// stands beside its tests: a larger one would be most of the file.
  private static let (mostRepeated, mostBeside) = (3, 6)
}

extension FixSubject {
  /// What `strata add test` would do, with the protocols whose doubles stand beside the tests; nil where
  /// it says why not, or where no tests say where these go.
  fileprivate func tests(of id: SymbolID) throws(ChangeError) -> (EditPlan, own: [SymbolID])? {
    let texts = ProjectTexts { (path) throws(AddError) in
      do throws(ChangeError) { return try read(path) } catch { throw .change(error) }
    }
    let request = AddRequest(
      .test, codebase.symbols[id].name, fields: [],
      in: CodebaseRequest(path: codebase.workspace.root))
    let job = AddJob(request, Conventions(indentationIn: codebase), codebase, texts)
    do throws(AddError) {
      let home = try TestHome(for: id, in: codebase)
      guard home.isTelling else { return nil }
      let (plan, own) = try TestJob(job: job).plan(of: id, beside: home)
      return (plan, own)
    } catch {
      switch error {
      case .change(let cause): throw cause
      case .check(let cause): throw .audit(.check(cause))
      default: return nil
      }
    }
  }
}

extension Codebase {
  /// Whether a type of the tests stands in for a protocol: another one would repeat it.
  fileprivate func isKeptInTests(_ contract: SymbolID) -> Bool {
    symbols.ids.contains {
      layer(of: $0) == .test && symbols.allSupertypes(of: $0).contains(contract)
    }
  }
}

extension EditPlan {
  /// Whether what is created has a line that nobody would write.
  fileprivate var hasLongLine: Bool {
    edits.contains { edit in
      guard case .create(_, let text) = edit.action else { return false }
      return text.split(separator: 0x0A).contains { $0.count > Self.longestLine }
    }
  }

  private static let longestLine = 160
}
