internal import StrataCode

extension FileFacts {
  /// Imports as a new file has them, each as it is written here; Foundation's first where that is needed
  /// and not among them.
  func lines(of kept: [Import], needsFoundation: Bool, in text: [UInt8]) -> [String] {
    let lines = kept.map { line in
      TextLine(position(of: line.span).line, of: text).words.joined(separator: " ")
    }
    let isMissing = needsFoundation && !kept.contains { self[$0.module] == "Foundation" }
    return (isMissing ? ["import Foundation"] : []) + lines
  }
}
