import StrataCode
import StrataRules
import TestSupport
import Testing

/// A made-up project that one school, or several, forbid or want, and what is found in it.
struct SchoolSample: Sendable, CustomTestStringConvertible {
  var title: String
  var profile: Profile
  /// The rule that speaks at the marks; nil where the project is right, and no rule does.
  var rule: String?
  var source: String

  var testDescription: String { "\(profile.rawValue): \(title)" }

  /// Every paragraph of `Tests/Schools`, once for each of its profiles.
  static let all = paragraphs.flatMap(samples)

  /// Every paragraph of `Tests/Schools`.
  static let paragraphs = Repository.files(below: "Tests/Schools", suffix: ".md").flatMap { path in
    (try? Repository.text(path)).map(Paragraph.all) ?? []
  }

  private static func samples(of paragraph: Paragraph) -> [SchoolSample] {
    let rule = note("Rule: ", of: paragraph).first
    return profiles(of: paragraph).compactMap { Profile(rawValue: $0) }.map {
      SchoolSample(title: paragraph.title, profile: $0, rule: rule, source: paragraph.source)
    }
  }

  /// The schools that a paragraph names, as written.
  static func profiles(of paragraph: Paragraph) -> [String] { note("Profiles: ", of: paragraph) }

  private static func note(_ key: String, of paragraph: Paragraph) -> [String] {
    let line = paragraph.notes.first { $0.hasPrefix(key) }
    return line?.dropFirst(key.count).split(separator: ", ").map(String.init) ?? []
  }
}

@Suite("What the schools ask")
struct SchoolTests {
  @Test(arguments: SchoolSample.all)
  func aSampleIsFlaggedWhereItsSchoolForbidsItAndOnlyThere(_ sample: SchoolSample) throws {
    let source = MarkedSource(sample.source)
    let all = try findings(in: source.files, profile: sample.profile)
    let found = all.filter { sample.rule == nil || $0.rule.text == sample.rule }
    #expect(places(found) == source.marks.sorted(), "\(found.map(\.message))")
    #expect(sample.rule == nil || !source.marks.isEmpty)
  }

  @Test func everySampleNamesItsSchools() {
    #expect(SchoolSample.all.count > 400)
    for paragraph in SchoolSample.paragraphs {
      let names = SchoolSample.profiles(of: paragraph)
      #expect(!names.isEmpty, "\(paragraph.title)")
      #expect(names.allSatisfy { Profile(rawValue: $0) != nil }, "\(paragraph.title): \(names)")
    }
  }
}
