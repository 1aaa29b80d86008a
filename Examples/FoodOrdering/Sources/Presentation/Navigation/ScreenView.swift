#if canImport(SwiftUI)
  import SwiftUI

  /// A screen, and its one view model for as long as it is shown.
  struct ScreenView<Model, Content: View>: View {
    @State private var kept = KeptModel<Model>()
    private let make: () -> Model
    private let content: (Model) -> Content

    /// Makes the view model when the screen is shown first, and never again.
    init(
      _ make: @autoclosure @escaping () -> Model,
      @ViewBuilder content: @escaping (Model) -> Content
    ) {
      self.make = make
      self.content = content
    }

    var body: some View {
      content(kept.model(or: make))
    }
  }

  // The first value of a state is worked out each time the view is described, and dropped each
  // time but the first: an empty box costs nothing, where a view model costs all that it needs.
  @MainActor
  private final class KeptModel<Model> {
    private var model: Model?

    func model(or make: () -> Model) -> Model {
      if let model { return model }
      let model = make()
      self.model = model
      return model
    }
  }
#endif
