internal import Foundation
package import StrataDomain

/// Rules on several threads at a time.
package struct RulesOnThreads: RuleRunning {
  /// A runner; it holds no state.
  package init() {}

  package func findings(of rules: [Rule], in codebase: Codebase, jobs: Int?) -> [[Finding]] {
    DeepThreads.map(
      count: rules.count, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount
    ) { rules[$0].check(codebase) }
  }
}
