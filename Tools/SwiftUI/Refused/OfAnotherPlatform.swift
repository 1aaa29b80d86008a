// error: value of type 'Text' has no member 'keyboardType'
import SwiftUI

struct WrongView: View {
  var body: some View { Text("wrong").keyboardType(.numberPad) }
}
