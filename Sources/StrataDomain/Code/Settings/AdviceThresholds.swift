/// The numbers at which the advice to a project turns.
package struct AdviceThresholds: Sendable, Equatable {
  private var stated: [AdviceThreshold: Int]

  /// What settings state, and the usual numbers otherwise.
  package init(_ stated: [AdviceThreshold: Int] = [:]) { self.stated = stated }

  /// The number that holds.
  package subscript(threshold: AdviceThreshold) -> Int { stated[threshold] ?? threshold.usual }

  /// The length of time that holds.
  package func time(_ threshold: AdviceThreshold) -> Lifespan {
    Lifespan(days: self[threshold])
  }
}
