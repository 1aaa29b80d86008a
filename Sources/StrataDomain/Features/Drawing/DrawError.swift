package import StrataCode

/// Why nothing could be drawn.
package enum DrawError: Error, Equatable {
  case check(CheckError)
  /// The focus is no layer, module, feature, type or file; `suggestions` are the nearest ones.
  case unknownNode(String, suggestions: [String])
  /// A graph of so many nodes would be no picture; `canAll` if it is drawn nevertheless if asked.
  case manyNodes(Int, Diagram.Level, canAll: Bool)
  /// The focus is a layer in which no file stands.
  case emptyLayer(Layer, filled: [Layer])
  /// A graph of features where nothing says what the features are.
  case noFeatures
  /// A graph of code of which none ships.
  case nothingShips
}
