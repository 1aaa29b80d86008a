internal import StrataFeatures
package import StrataCode

/// Reads the facts of texts that stand in no file, as those of files are read.
package struct TextFacts: TextFactReading {
  /// A reader; it holds no state.
  package init() {}

  package func facts(of text: [UInt8]) -> FileFacts? {
    if text.prefix(8192).contains(0) || ParserLimits.fault(in: text) != nil { return nil }
    return text.withUnsafeBufferPointer { SwiftSyntaxFactReader().facts(of: $0) }
  }
}
