#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Does something at once and now and then again, as long as the view is shown.
    func task(
      every interval: Duration, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
      task {
        repeat {
          await action()
        } while (try? await Task.sleep(for: interval)) != nil
      }
    }
  }
#endif
