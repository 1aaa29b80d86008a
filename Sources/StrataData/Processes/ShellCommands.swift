package import StrataFeatures
internal import Foundation
internal import StrataCode

/// Runs what people write behind `--verify`, as their shell would; what it prints goes to standard
/// error.
package struct ShellCommands: CommandRunning {
  /// After so many seconds a command is ended.
  private static let patience = 6 * 60 * 60

  package init() {}

  package func run(_ command: String, in folder: String) throws(ChangeError) -> Bool {
    let plan = SpawnedProgram.Plan(
      path: "/bin/sh", arguments: ["-c", "exec 2>&1\n" + command],
      environment: ProcessInfo.processInfo.environment, folder: folder, seconds: Self.patience,
      isHeard: false)
    let program: SpawnedProgram
    do throws(SpawnedProgram.Failure) { program = try SpawnedProgram(plan) } catch {
      throw .unstartable(command: command, cause: error.cause)
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(program.output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      chunk.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, count) }
    }
    return program.end()
  }
}
