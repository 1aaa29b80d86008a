// error: main actor-isolated instance method 'load()' cannot be called from outside of the actor
import SwiftUI

@MainActor
final class Model {
  func load() {}
}

struct WrongView: View {
  let model: Model
  var body: some View { Text("wrong").refreshable { model.load() } }
}
