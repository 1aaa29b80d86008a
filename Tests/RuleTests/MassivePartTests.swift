import StrataCode
import StrataRules
import TestSupport
import Testing

/// Which part of a view model that is too large help names.
@Suite("Parts of a view model that is too large")
struct MassivePartTests {
  private static let filler = (1...31).map { number in
    """
      private func plain\(number)() {
        print(1)
        print(2)
        print(3)
        print(4)
        print(5)
        print(6)
        print(7)
      }
    """
  }.joined(separator: "\n")

  private static func large(_ body: String) -> String {
    """
    //- Domain/UseCases/Goals.swift
    protocol GoalsUseCase { func goals() -> [Int] }
    protocol MenuUseCase { func menu() -> [Int] }
    //- Presentation/Menu/MenuViewModel.swift
    @MainActor final class MenuViewModel {
      private let goals: any GoalsUseCase
      private let menu: any MenuUseCase
      private var last = 0
      private var rows = 0
      init(goals: any GoalsUseCase, menu: any MenuUseCase) {
        self.goals = goals
        self.menu = menu
      }
    \(body)
    \(filler)
    }
    """
  }

  private static func work(_ name: String, _ call: String) -> String {
    "  func \(name)() {\n    \(call)\n"
      + (1...14).map { "    print(\($0))" }.joined(separator: "\n") + "\n  }\n"
  }

  @Test func whatChangesNothingAndAloneAsksADependencyCanGo() throws {
    let help = try helps(
      Self.large(work("trackGoal") + work("printGoal") + "  func open() { _ = menu.menu() }\n"))
    #expect(
      help.first?.hasPrefix(
        """
        begin with 'trackGoal' and 'printGoal' (34 lines), which change nothing of 'MenuViewModel' and \
        alone ask 'goals'
        """) == true, "\(help)")
  }

  @Test func whatChangesStateIsOnlyNamedByWhatItIsAbout() throws {
    let parts = ["trackGoal", "printGoal", "closeGoal"].map {
      Self.work($0, "last = goals.goals().count")
    }
    let help = try helps(Self.large(parts.joined() + "  func open() { _ = menu.menu() }\n"))
    #expect(
      help.first?.hasPrefix(
        """
        split 'MenuViewModel': move the methods about 'goal' ('trackGoal', 'printGoal' and \
        'closeGoal', 51 lines) with 'goals' and 'last', which no other method changes or asks, to a view model \
        of their own
        """) == true, "\(help)")
  }

  @Test func groupsThatLeaveTooMuchAreABeginning() throws {
    let parts = ["trackGoal", "printGoal", "closeGoal"].map {
      Self.work($0, "last = goals.goals().count")
    }
    let more = (1...7).map { Self.work("more\($0)", "_ = 1") }
    let help = try helps(Self.large(parts.joined() + more.joined()))
    #expect(
      help.first?.hasPrefix(
        """
        split 'MenuViewModel': first move the methods about 'goal' ('trackGoal', 'printGoal' and \
        'closeGoal', 51 lines) with 'goals' and 'last', which no other method changes or asks, to a view model of \
        their own, then 1
        """) == true, "\(help)")
  }

  @Test func whatIsOnlyCalledAlikeStaysTogether() throws {
    let parts = ["trackGoal", "printGoal", "closeGoal"].map { Self.work($0, "last += 1") }
    let more = (1...7).map { Self.work("more\($0)", "_ = menu.menu()") }
    let help = try helps(Self.large(parts.joined() + more.joined()))
    #expect(help.first?.contains("the methods about") == false, "\(help)")
  }

  @Test func whatReachesAStoreGoesToData() throws {
    let parts = (1...7).map {
      Self.work("load\($0)", "last = UserDefaults.standard.integer(forKey: \"last\")")
    }
    let text = Self.large(parts.joined() + "  func open() { _ = menu.menu() + goals.goals() }\n")
    let help = try helps(
      text.replacing("@MainActor final", with: "import Foundation\n@MainActor final"))
    #expect(
      help.contains {
        $0.hasPrefix(
          "move what 'load1', 'load2', 'load3' and 4 more do with 'UserDefaults' (119 lines) to")
      }, "\(help)")
  }

  @Test func whatReachesAStoreThatIsHeldGoesToData() throws {
    let parts = (1...7).map { Self.work("load\($0)", "last = store.integer(forKey: \"last\")") }
    let text = Self.large(
      "  private let store = UserDefaults.standard\n" + parts.joined()
        + "  func open() { _ = menu.menu() + goals.goals() }\n")
    let help = try helps(
      text.replacing("@MainActor final", with: "import Foundation\n@MainActor final"))
    #expect(
      help.contains {
        $0.hasPrefix(
          "move what 'load1', 'load2', 'load3' and 4 more do with 'UserDefaults' (119 lines) to")
      }, "\(help)")
  }

  @Test(arguments: [
    (9, "delete 'source9': 'MenuViewModel' never uses it"),
    (
      12,
      """
      delete 'source12': 'MenuViewModel' never uses it; then split 'MenuViewModel' into a view model for each \
      part of the screen, each with the methods and dependencies that it needs
      """
    ),
  ])
  func dependenciesThatAreTooManyAndNeverUsedGo(_ count: Int, _ expected: String) throws {
    let numbers = 1...count
    let asked = numbers.dropLast().map { "source\($0).load()" }
    let help = try helps(
      """
      //- Domain/UseCases/Sources.swift
      \(numbers.map { "protocol Source\($0)UseCase { func load() }" }.joined(separator: "\n"))
      //- Presentation/Menu/MenuViewModel.swift
      @MainActor final class MenuViewModel {
      \(numbers.map { "  private let source\($0): any Source\($0)UseCase" }.joined(separator: "\n"))
        init(\(numbers.map { "source\($0): any Source\($0)UseCase" }.joined(separator: ", "))) {
      \(numbers.map { "    self.source\($0) = source\($0)" }.joined(separator: "\n"))
        }
        func load() { \(asked.joined(separator: "; ")) }
      }
      """)
    #expect(help == [expected])
  }

  private func work(_ name: String) -> String { Self.work(name, "_ = goals.goals()") }

  private func helps(_ text: String) throws -> [String] {
    let source = MarkedSource(text)
    return try findings(in: source.files, before: source.before, of: .massiveViewModel).map {
      $0.help.text(in: .english)
    }
  }
}
