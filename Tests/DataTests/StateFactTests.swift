import StrataCode
import Testing

@Suite("Facts about state")
struct StateFactTests {
  @Test(arguments: [
    ("private(set) var name = 1", true), ("public internal(set) var name = 1", true),
    ("var name = 1", false), ("private var name = 1", false),
    ("unowned(unsafe) var name: Order", false),
  ])
  func aSetterCanBeNarrowerThanItsProperty(_ property: String, _ isNarrow: Bool) throws {
    let name = try ReadFacts("final class Order { \(property) }").declaration("name")
    #expect(name.modifiers.contains(.hasNarrowSetter) == isNarrow)
  }

  @Test(arguments: [
    ("var name: [String] = []", true), ("var name = [1]", true), ("var name = [Step]()", true),
    ("var name: [String: Int] = [:]", false), ("var name = \"a\"", false),
    ("var name: [String]? = nil", false),
  ])
  func aListIsKnownByItsTypeOrItsValue(_ property: String, _ isList: Bool) throws {
    let name = try ReadFacts("final class Order { \(property) }").declaration("name")
    #expect(name.modifiers.contains(.isList) == isList)
  }

  @Test(arguments: [
    ("var tint: UIColor { .white }", true), ("var tint: UIColor { return Colors.black }", true),
    ("let font = UIFont.systemFont(ofSize: 12, weight: .medium)", true),
    ("lazy var tint: UIColor = { return UIColor(named: \"a b\") }()", true),
    ("var tint: UIColor { UIColor(hex: 0xFFaa10) }", true),
    ("var tint: UIColor { isDone ? .red : .black }", false),
    ("var tint: UIColor { option.tint }", false), ("var tint: UIColor", false),
    ("var title: String { \"\\(name)\" }", false),
    ("var tint: UIColor { Theme.shared.$tint }", false), ("var tint: UIColor { $option }", false),
    ("var tint: UIColor { get { .red } set { use(newValue) } }", false),
  ])
  func whatReadsOnlyMembersOfTypesIsFixed(_ property: String, _ isFixed: Bool) throws {
    let code = "final class Order { \(property) }"
    let drawn = ReadFacts("import UIKit\n" + code)
    let tint = try #require(drawn.facts.declarations.first { $0.kind == .property })
    #expect(tint.modifiers.contains(.isFixed) == isFixed)
    let plain = try #require(ReadFacts(code).facts.declarations.first { $0.kind == .property })
    #expect(!plain.modifiers.contains(.isFixed))
  }

  @Test(arguments: [
    ("model.email = text", ["email"]), ("self.model.email = text", ["email"]),
    ("model.form.email = text", ["form", "email"]), ("model.tags.append(text)", ["tags"]),
    ("field(text: $model.email)", ["email"]), ("field(text: $model.form.email)", ["form"]),
    ("field(text: Bindable(model).email)", ["email"]), ("use($email)", []),
    ("list.map { $0.email }", []), ("email = text", []), ("use(model.email)", []),
  ])
  func whatIsSetOrBoundOfSomethingElseIsKnown(_ line: String, _ members: [String]) {
    let read = ReadFacts("struct Screen { func act() { \(line) } }")
    let found = read.facts.shapes.compactMap { shape -> String? in
      guard case .setsMember(let name) = shape.form else { return nil }
      return read.facts[name]
    }
    #expect(found == members)
  }
}
