/// Why no advice could be given.
package enum AdviceError: Error, Equatable {
  case check(CheckError)
  /// No use case or member is called so; `suggestions` are the nearest ones.
  case unknownOperation(String, suggestions: [String])
}
