// error: value of type 'Text' has no member 'noSuchModifier'
import SwiftUI

struct WrongView: View {
  var body: some View { Text("wrong").noSuchModifier() }
}
