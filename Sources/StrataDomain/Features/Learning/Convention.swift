package import StrataModel

/// How a project does one thing: what most do, how many of how many, and one to look at.
package struct Convention: Sendable, Equatable {
  /// What is done in one of several ways; the raw value is for programs.
  package enum Topic: String, Sendable, CaseIterable {
    /// The folder of a part, with `*` for the subject.
    case folder
    /// How types of a part are called, with `*` for the subject.
    case name
    /// `struct`, `final class` …
    case declaration
    /// The access that declarations of a part are given.
    case access
    /// A protocol that most types of a part conform to.
    case conformance
    /// Where the protocol of a use case is.
    case useCaseProtocol = "use-case-protocol"
    /// The method that runs a use case.
    case entryMethod = "entry-method"
    /// How results are awaited in repository protocols.
    case asyncForm = "async-form"
    /// How a DTO becomes an entity.
    case mapping
    /// What makes instances and hands them on.
    case composition
    /// What decides which screen comes next.
    case navigation
    /// How a view model tells its view of changes.
    case viewModel = "view-model"
    case testFramework = "test-framework"
    /// The comment above the first line of code.
    case header
    case indentation
  }

  /// A type, and the file that declares it; for what is about files, the file alone.
  package struct Example: Sendable, Equatable {
    package var type: String?
    /// From the root.
    package var file: String
  }

  /// One of the other ways.
  package struct Alternative: Sendable, Equatable {
    package var value: String
    package var count: Int

    package init(value: String, count: Int) {
      self.value = value
      self.count = count
    }
  }

  package var topic: Topic
  /// The part that it is about; nil for what is about files.
  package var role: Role?
  /// What most do: a name, a pattern, or a word for programs.
  package var value: String
  /// So many do it …
  package var there: Int
  /// … of so many.
  package var all: Int
  /// From a file without findings if there is one.
  package var example: Example?
  /// What others do, most first.
  package var others: [Alternative] = []

  /// Whether new code can follow it: two do it, and three in five.
  package var isDecided: Bool { there >= 2 && there * 5 >= all * 3 }
}
