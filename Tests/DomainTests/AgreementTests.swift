import StrataCode
import StrataModel
import TestSupport
import Testing

@Suite("Agreement between source and the compiler")
struct AgreementTests {
  /// The agreement on two files, where the compiler takes the marked names for the given meanings.
  private func agreement(
    _ source: String, _ meaning: (Int, UInt32) -> IndexedName.Meaning
  ) throws -> Agreement {
    let marked = MarkedSource(source)
    var workspace = InMemoryCodebase(marked).workspace
    var names: [[IndexedName]] = Array(repeating: [], count: workspace.files.count)
    var last: (file: Int, offset: UInt32)?
    for mark in marked.marks {
      let file = try #require(workspace.files.firstIndex { $0.path == mark.file })
      let offset = try #require(
        workspace.files[file].facts.lines.offset(
          line: mark.position.line, column: mark.position.column))
      if let target = last {
        names[file].append(
          IndexedName(offset: offset, meaning: meaning(target.file, target.offset)))
      }
      last = last ?? (file, offset)
    }
    workspace.index = CompilerIndex(files: names)
    return Agreement(of: workspace)
  }

  private let order = """
    //- A.swift
    struct ↓Order {}
    //- B.swift
    let order: ↓Order
    """

  @Test func theSameTypeIsAgreedOn() throws {
    let agreement = try agreement(order) { .type(file: $0, offset: $1) }
    #expect(agreement.recorded == 1 && agreement.claimed == 1 && agreement.agreed == 1)
    #expect(agreement.disagreements.isEmpty)
  }

  @Test func aTypeFromOutsideIsADisagreement() throws {
    let agreement = try agreement(order) { _, _ in .externalType }
    #expect(agreement.precision == 0 && agreement.recall == 1)
    #expect(agreement.disagreements.map(\.kind) == [.isOutside])
    #expect(agreement.disagreements.first?.source == "Order")
    #expect(agreement.disagreements.first?.location.file == "B.swift")
  }

  @Test func aParameterOrAValueIsADisagreement() throws {
    #expect(try agreement(order) { _, _ in .parameter }.disagreements.map(\.kind) == [.isParameter])
    #expect(try agreement(order) { _, _ in .value }.disagreements.map(\.kind) == [.isValue])
  }

  @Test func whatTheCompilerMadeUpIsNotJudged() throws {
    let agreement = try agreement(order) { _, _ in .madeUp }
    #expect(agreement.recorded == 0 && agreement.disagreements.isEmpty && agreement.unjudged == 1)
  }

  @Test func aMissedTypeCostsRecall() throws {
    let agreement = try agreement(
      """
      //- A.swift
      struct ↓order {}
      //- B.swift
      let value = ↓order()
      """
    ) { .type(file: $0, offset: $1) }
    #expect(agreement.recall == 0 && agreement.precision == 1)
    #expect(agreement.disagreements.map(\.kind) == [.notSeen])
  }
}
