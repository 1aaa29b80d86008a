internal import Foundation

/// Does something with texts as C has them: a list of pointers that a null pointer ends.
package func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = texts.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { list in
    list.baseAddress.map { body($0) } ?? body([nil])
  }
}
