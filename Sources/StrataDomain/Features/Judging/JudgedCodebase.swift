package import StrataModel

/// The same with the code base itself.
package struct JudgedCodebase: Sendable {
  package var judged: Judged
  package var codebase: Codebase
}
