// error: main actor-isolated property 'body' can not be referenced from a nonisolated context
import SwiftUI

struct WrongView: View {
  var body: some View { Text("wrong") }

  nonisolated func look() -> some View { body }
}
