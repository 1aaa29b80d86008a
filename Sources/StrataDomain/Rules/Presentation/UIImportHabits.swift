internal import StrataCode
internal import StrataModel

/// What is said of one import, and whether the file uses nothing of what it imports.
struct UIImportFinding: Sendable, Equatable {
  var finding: Finding
  var file: Int
  var isIdle: Bool
}

extension Codebase {
  /// Where most files of view models import a framework of views, those that use nothing of it are one
  /// habit: the first is told with how many there are, and the others are remarks. All are where no Domain
  /// is drawn: an app of views and view models loses nothing by the import.
  func withoutHabits(_ found: [UIImportFinding], among files: Set<Int>) -> [Finding] {
    let idle = Set(found.filter(\.isIdle).map(\.file))
    let importing = Set(found.map(\.file))
    let isHabit =
      idle.count > 1 && files.count >= Self.fewestOfHabit && importing.count * 3 >= files.count * 2
    return found.map { one in
      guard one.isIdle, isHabit || !hasDomain else { return one.finding }
      return one.file == idle.min() && hasDomain
        ? one.finding.adding(Self.asOthers(idle.count - 1)) : one.finding.held(at: .info)
    }
  }

  private static func asOthers(_ count: Int) -> Phrase {
    let files =
      count == 1 ? "that of 1 other view model does" : "those of \(count) other view models do"
    return Phrase(
      ", as \(files) (--info)", zh: "，另外 \(count) 个 ViewModel 的文件也是这样（--info）")
  }

  /// Of fewer view models nothing is a habit.
  private static let fewestOfHabit = 4
}
