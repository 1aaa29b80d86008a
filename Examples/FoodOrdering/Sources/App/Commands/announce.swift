import Foundation

/// Says something at once, also where no terminal is.
func announce(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
