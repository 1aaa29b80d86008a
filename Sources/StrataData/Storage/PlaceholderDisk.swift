package import StrataDomain

/// Stands in for the reader of real folders until that exists; finds nothing.
package struct DiskCodebaseReader: CodebaseReading {
  package init() {}

  package func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult {
    throw .noSwiftFiles(path: request.path)
  }
}

/// Stands in for the reader of source lines until that exists; knows none.
package struct DiskSourceText: SourceTextReading {
  package init() {}

  package func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String] {
    [:]
  }
}
