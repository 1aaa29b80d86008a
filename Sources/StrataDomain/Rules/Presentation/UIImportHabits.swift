internal import StrataCode
internal import StrataModel

/// What is said of one import, and whether the file uses nothing of what it imports.
struct UIImportFinding: Sendable, Equatable {
  var finding: Finding
  var file: Int
  var isIdle: Bool
}

extension Codebase {
  /// Where most view models of a module import a framework of views, those that use nothing of it are one
  /// habit: the first is told with how many there are, and the others are remarks.
  func withoutHabits(_ found: [UIImportFinding], among files: Set<Int>) -> [Finding] {
    let all = Dictionary(grouping: files) { workspace.files[$0].modules }.mapValues(\.count)
    let byModule = Dictionary(grouping: found) { workspace.files[$0.file].modules }
    var habits: [[Int]: (first: Int, others: Int)] = [:]
    for (modules, own) in byModule {
      let idle = Set(own.filter(\.isIdle).map(\.file))
      guard let first = idle.min(), idle.count >= Self.fewestOfHabit,
        Set(own.map(\.file)).count * 3 >= all[modules, default: 0] * 2
      else { continue }
      habits[modules] = (first, idle.count - 1)
    }
    return found.map { one in
      guard one.isIdle, let habit = habits[workspace.files[one.file].modules] else {
        return one.finding
      }
      return one.file == habit.first
        ? one.finding.adding(Self.asOthers(habit.others)) : one.finding.held(at: .info)
    }
  }

  private static func asOthers(_ count: Int) -> Phrase {
    Phrase(
      ", as those of \(count) other view models do (--info)",
      zh: "，另外 \(count) 个 ViewModel 的文件也是这样（--info）")
  }

  /// So many view models that import the same for nothing are no lapse.
  private static let fewestOfHabit = 4
}
