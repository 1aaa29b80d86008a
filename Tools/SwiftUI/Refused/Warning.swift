// error: result of call to 'font' is unused
import SwiftUI

struct WrongView: View {
  var body: some View { Text("wrong") }

  private func look() { Text("lost").font(.headline) }
}
