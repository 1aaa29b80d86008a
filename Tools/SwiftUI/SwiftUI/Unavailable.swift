/// Stands for every body: nothing here is ever run.
func unavailable() -> Never {
  fatalError("This SwiftUI is a stand-in to check types with. It shows nothing.")
}
