internal import Foundation
package import StrataFeatures

/// Keeps what was concluded of code bases in the cache, for this build of the program alone: another
/// may conclude something else.
package struct StateMemory: StateRemembering {
  private let cache: RunCache

  /// A memory in a cache.
  package init(in cache: RunCache) { self.cache = cache }

  package func state(for key: String) -> JudgedState? {
    let key = self.key(key)
    guard let state: JudgedState = cache.value(key) else { return nil }
    cache.noteUse(of: [key])
    return state
  }

  package func remember(_ state: JudgedState, for key: String) {
    cache.add(inPassing: state, for: self.key(key))
    cache.save()
  }

  package var keeps: Bool { true }

  package func course(for fingerprint: String) -> KeptCourse? {
    let key = PackEntry.Key(kind: .course, ofThisBuild: fingerprint)
    guard let course: KeptCourse = cache.value(key) else { return nil }
    cache.noteUse(of: [key])
    return course
  }

  package func remember(_ course: KeptCourse, for fingerprint: String) {
    cache.add(inPassing: course, for: PackEntry.Key(kind: .course, ofThisBuild: fingerprint))
  }

  private func key(_ text: String) -> PackEntry.Key {
    PackEntry.Key(kind: .verdict, ofThisBuild: text)
  }
}

extension PackEntry.Key {
  /// The key of what this build of the program alone concludes.
  init(kind: PackEntry.Kind, ofThisBuild text: String) {
    self.init(kind: kind, id: ContentID(of: Array((Self.running + text).utf8)))
  }

  /// The program that runs, told from any other by what its file looks like.
  private static let running: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    let stamp = FileStamp(of: resolvedPath(path) ?? path)
    return "\(path) \(stamp?.text ?? "")\0"
  }()
}
