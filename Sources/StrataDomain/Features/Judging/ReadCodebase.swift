/// Reads a code base; the port's error becomes the use case's.
func read(
  _ request: CodebaseRequest, with reader: any CodebaseReading
) throws(UseCaseError) -> CodebaseReadResult {
  do throws(CodebaseReadError) {
    return try reader.read(request)
  } catch {
    throw .read(error)
  }
}
