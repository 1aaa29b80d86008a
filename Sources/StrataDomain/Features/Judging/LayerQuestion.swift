package import StrataCode

/// Which of two layers a file or folder is in: what one line of the settings could decide.
package struct LayerQuestion: Sendable, Equatable {
  /// A file, or a folder with a `/` at its end, from the project's root.
  package var path: String
  /// How many files it is about.
  package var files: Int
  /// The layer that was read.
  package var layer: Layer
  /// The layer that it could also be.
  package var other: Layer
  /// From 0 to 1; of several files the least.
  package var confidence: Double

  package init(path: String, files: Int, layer: Layer, other: Layer, confidence: Double) {
    self.path = path
    self.files = files
    self.layer = layer
    self.other = other
    self.confidence = confidence
  }

  /// The pattern by which settings name the files.
  package var pattern: String { path.hasSuffix("/") ? path + "**" : path }

  /// Whether it is about a file.
  package func covers(_ file: String) -> Bool {
    path.hasSuffix("/") ? file.folder + "/" == path : file == path
  }
}
