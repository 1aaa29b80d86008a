import StrataFeatures
import StrataCode
import Testing

@Suite("The way to how much architecture a project needs")
struct AdviceTreeTests {
  /// Measures of a project of some size, with kinds of sources and a past.
  private func project(
    lines: Int = 8000, _ kinds: [DataSourceKind] = [.network], rules: Int = 0, days: Int = 900,
    commits: Int = 200, authors: Int = 2, hasGit: Bool = true
  ) throws -> ProjectMeasures {
    var measures = ProjectMeasures()
    measures.size.lines = lines
    let place = Position(line: 1, column: 1)
    let location = Location(file: "A.swift", start: place, end: place)
    measures.sources = kinds.map {
      DataSourceUse(kind: $0, name: $0.rawValue, location: location, files: 1)
    }
    measures.rules.calculations = (0..<rules).map {
      BusinessRules.Sighting(name: "Order.rule\($0)", location: location)
    }
    if hasGit {
      let first = try #require(Day(year: 2020, month: 1, day: 1))
      let last = try #require(day(days, after: first))
      measures.history = ProjectHistory(
        first: first, last: last, commits: commits, yearCommits: commits, yearAuthors: authors)
    }
    return measures
  }

  /// The day that many days after another.
  private func day(_ days: Int, after first: Day) -> Day? {
    for year in first.year...first.year + 20 {
      for month in 1...12 {
        for day in 1...31 {
          guard let found = Day(year: year, month: month, day: day) else { continue }
          if found.number == first.number + days { return found }
        }
      }
    }
    return nil
  }

  private func questions(_ tree: AdviceTree) -> [AdviceTurn.Question] {
    tree.turns.map(\.question)
  }

  @Test(arguments: [(20, 1), (900, 1), (20, 5)])
  func `what is small is a side project if it is one person's, a prototype if it is young`(
    days: Int, authors: Int
  ) throws {
    let tree = AdviceTree(try project(lines: 400, days: days, authors: authors))
    #expect(tree.need == .level(.simple))
    #expect(questions(tree) == [.prototype, .logic])
  }

  @Test(arguments: [(1500, 20, 1), (400, 90, 2)])
  func `what is large, or small and neither young nor one person's, is none`(
    lines: Int, days: Int, authors: Int
  ) throws {
    let project = try project(lines: lines, days: days, authors: authors)
    #expect(AdviceTree(project).need == .level(.lightweight))
  }

  @Test func `one kind of source asks for repositories and no more`() throws {
    #expect(AdviceTree(try project([.network, .settings, .cache])).need == .level(.lightweight))
    #expect(AdviceTree(try project([])).need == .level(.simple))
  }

  @Test func `several sources and a short life ask for layers`() throws {
    let several: [DataSourceKind] = [.network, .store]
    #expect(AdviceTree(try project(several, days: 200)).need == .level(.layered))
    #expect(AdviceTree(try project(several, commits: 3)).need == .level(.layered))
  }

  @Test func `several sources and a long life ask for all of it, a team strongly`() throws {
    let several: [DataSourceKind] = [.network, .store]
    #expect(AdviceTree(try project(several)).need == .level(.full))
    let team = AdviceTree(try project(several, authors: 3))
    #expect(team.need == .strongly)
    #expect(questions(team) == [.prototype, .sources, .lifetime, .team])
  }

  @Test func `much business logic is worth use cases whatever the sources`() throws {
    let tree = AdviceTree(try project(rules: 10))
    #expect(tree.need == .level(.lightweight))
    #expect(tree.turns.last?.consequence != nil)
    #expect(AdviceTree(try project(rules: 9)).turns.last?.consequence == nil)
  }

  @Test func `what nobody knows is taken to live on, and is said so`() throws {
    let tree = AdviceTree(try project([.network, .files], hasGit: false))
    #expect(tree.need == .level(.full))
    #expect(tree.turns.map(\.origin) == [.measured, .measured, .assumed, .assumed])
  }

  @Test func `what people say goes before what is measured`() throws {
    let several = try project([.network, .store], authors: 1)
    func need(_ answers: AdviceAnswers) -> AdviceTree.Need { AdviceTree(several, answers).need }
    #expect(need(AdviceAnswers(isPrototype: true)) == .level(.simple))
    #expect(need(AdviceAnswers(lifetime: Lifespan("6m"))) == .level(.layered))
    #expect(need(AdviceAnswers(lifetime: Lifespan("2y"), team: 5)) == .strongly)
    let tiny = try project(lines: 100, days: 1, authors: 1)
    #expect(AdviceTree(tiny, AdviceAnswers(isPrototype: false)).need == .level(.lightweight))
  }

  @Test func `code for others to build upon is asked nothing`() throws {
    var library = try project([.network])
    library.product = .library
    let tree = AdviceTree(library)
    #expect(tree.need == .notAsked)
    #expect(questions(tree) == [.library])
    library.today.repositories = 1
    #expect(AdviceTree(library).need == .level(.lightweight))
  }

  /// A folder without Swift.
  private var nothing: ProjectMeasures {
    var measures = ProjectMeasures()
    measures.hasCode = false
    return measures
  }

  @Test func `before there is code nothing is advised until it is said`() {
    let silent = AdviceTree(nothing)
    #expect(silent.need == .open(.prototype))
    #expect(silent.turns.isEmpty)
    let half = AdviceTree(nothing, AdviceAnswers(isPrototype: false, team: 4))
    #expect(half.need == .open(.sources))
    #expect(half.idle.map { $0.text.text(in: .english) } == ["4 people"])
  }

  @Test func `before there is code what is said decides`() {
    func need(_ answers: AdviceAnswers) -> AdviceTree.Need { AdviceTree(nothing, answers).need }
    #expect(need(AdviceAnswers(isPrototype: true)) == .level(.simple))
    #expect(need(AdviceAnswers(isPrototype: false, sources: 0)) == .level(.simple))
    #expect(need(AdviceAnswers(isPrototype: false, sources: 1)) == .level(.lightweight))
    #expect(need(AdviceAnswers(lifetime: Lifespan("6m"), sources: 3)) == .level(.layered))
    #expect(need(AdviceAnswers(lifetime: Lifespan("2y"), team: 2, sources: 3)) == .level(.full))
    #expect(need(AdviceAnswers(lifetime: Lifespan("2y"), team: 3, sources: 2)) == .strongly)
    let unsaid = AdviceTree(nothing, AdviceAnswers(sources: 2))
    #expect(unsaid.turns.map(\.origin) == [.assumed, .told, .assumed, .assumed])
  }

  @Test func `sources that are said go before those in the code`() throws {
    let one = try project([.network])
    #expect(AdviceTree(one, AdviceAnswers(sources: 2)).need == .level(.full))
    let several = try project([.network, .store])
    let tree = AdviceTree(several, AdviceAnswers(sources: 1))
    #expect(tree.need == .level(.lightweight))
    #expect(
      tree.turns[1].facts.map { $0.text(in: .english) } == [
        "1 kind; more than 1 is several",
        "found in the code: network (network) and database (store)",
      ])
  }

  @Test func `a cache is seen and does not count`() throws {
    let tree = AdviceTree(try project([.network, .cache]))
    #expect(tree.need == .level(.lightweight))
    #expect(
      tree.turns[1].facts.last?.text(in: .english).hasPrefix("a cache (cache) does not") == true)
    #expect(AdviceTree(try project([.network])).turns[1].facts.count == 1)
  }

  @Test func `a regulated domain and modules ask for a Domain whatever the sources`() throws {
    var regulated = AdviceAnswers()
    regulated.isRegulated = true
    var modules = AdviceAnswers()
    modules.wantsModules = true
    let one = try project([.network])
    #expect(AdviceTree(one, regulated).need == .level(.layered))
    #expect(AdviceTree(one, regulated).turns.last?.question == .regulated)
    #expect(AdviceTree(one, modules).turns.last?.question == .modules)
    let tiny = try project(lines: 100, days: 1, authors: 1)
    #expect(AdviceTree(tiny, regulated).need == .level(.layered))
    regulated.isPrototype = true
    #expect(AdviceTree(one, regulated).need == .level(.simple))
  }

  @Test func `what is said and does not turn the way is shown with the reason`() throws {
    func idle(_ measures: ProjectMeasures, _ answers: AdviceAnswers) -> [String] {
      AdviceTree(measures, answers).idle.map {
        "\($0.text.text(in: .english)): \($0.reason.text(in: .english))"
      }
    }
    var all = AdviceAnswers(isPrototype: true, lifetime: Lifespan("2y"), team: 4, sources: 3)
    all.isRegulated = true
    all.wantsModules = false
    #expect(
      idle(try project(), all) == [
        "3 kinds of data sources: a prototype needs no layers",
        "a life of 2 years: a prototype needs no layers", "4 people: a prototype needs no layers",
        "a regulated domain: a prototype needs no layers",
        "no separate modules: it asks for nothing more",
      ])
    let one = try project([.network])
    #expect(
      idle(one, AdviceAnswers(lifetime: Lifespan("2y"), team: 4)) == [
        "a life of 2 years: the way ends at the data sources",
        "4 people: the way ends at the data sources",
      ])
    let several = try project([.network, .store])
    #expect(
      idle(several, AdviceAnswers(lifetime: Lifespan("3m"), team: 4)) == [
        "4 people: the way ends at a short life"
      ])
    all = AdviceAnswers(lifetime: Lifespan("2y"), team: 4)
    all.wantsModules = true
    #expect(idle(several, all) == ["separate modules: there is a Domain of its own anyway"])
  }

  @Test func `every threshold can be moved, and stands beside its fact`() throws {
    let several = try project([.network, .store], rules: 3, days: 200, commits: 5, authors: 2)
    let moved = AdviceThresholds([.lifetime: 100, .yearlyCommits: 5, .team: 1])
    let tree = AdviceTree(several, AdviceAnswers(), moved)
    #expect(tree.need == .strongly)
    let facts = tree.turns.flatMap(\.facts).map { $0.text(in: .english) }
    #expect(facts.contains("2 authors in its last year; more than 1 are a team"))
    #expect(facts.contains { $0.hasSuffix("a prototype has under 1,500") })
    #expect(
      AdviceTree(several, AdviceAnswers(), AdviceThresholds([.sources: 2])).need
        == .level(.lightweight))
    let much = AdviceTree(
      several, AdviceAnswers(isPrototype: true), AdviceThresholds([.businessRules: 3]))
    #expect(much.turns.last?.consequence != nil)
  }

  @Test(arguments: [
    ("90d", 90, "3 months"), ("8w", 56, "56 days"), ("6m", 180, "6 months"), ("1y", 365, "1 year"),
    ("2y", 730, "2 years"), ("18m", 540, "18 months"),
  ])
  func `a length of time is read as it is written`(text: String, days: Int, phrase: String) throws {
    let time = try #require(Lifespan(text))
    #expect(time.days == days)
    #expect(time.phrase.text(in: .english) == phrase)
    #expect(Lifespan(time.text) == time)
  }

  @Test(arguments: ["", "y", "0y", "-1y", "1", "1 y", "soon", "999y", "9999999999999999999y", "１y"])
  func `what is no length of time is refused`(text: String) {
    #expect(Lifespan(text) == nil)
  }
}
