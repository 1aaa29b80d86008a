import StrataData
package import StrataFeatures
package import StrataRules
import Synchronization

/// Baselines that exist only in memory, as texts by file.
package final class InMemoryBaselines: BaselineStoring {
  private let texts: Mutex<[String: String]>

  private let before: [String: String]

  /// Baselines of some texts, and what they were before.
  package init(_ texts: [String: String] = [:], before: [String: String] = [:]) {
    self.texts = Mutex(texts)
    self.before = before
  }

  /// The text of the project's own baseline.
  package var text: String? { texts.withLock { $0[BaselineLocation.fileName] } }

  package func baseline(at place: BaselineLocation) throws(BaselineError) -> Baseline? {
    let path = names(of: place).path
    guard let text = texts.withLock({ $0[path] }) else { return nil }
    return try BaselineText.baseline(Array(text.utf8), at: path)
  }

  package func baseline(
    at place: BaselineLocation, in commit: String
  ) throws(BaselineError) -> Baseline? {
    let path = names(of: place).path
    guard let text = before[path] else { return nil }
    return try BaselineText.baseline(Array(text.utf8), at: path)
  }

  package func baseline(
    in text: [UInt8], at path: String
  ) throws(BaselineError) -> Baseline { try BaselineText.baseline(text, at: path) }

  package func store(_ baseline: Baseline, at place: BaselineLocation) throws(BaselineError) {
    let path = names(of: place).path
    if let old = texts.withLock({ $0[path] }), !BaselineText.isBaseline(Array(old.utf8)) {
      throw .foreign(path: path)
    }
    texts.withLock { $0[path] = BaselineText.text(baseline) }
  }

  package func committed(at place: BaselineLocation) -> CommittedBaseline? { nil }

  package func names(of place: BaselineLocation) -> (path: String, absolute: String) {
    NoBaseline().names(of: place)
  }
}
