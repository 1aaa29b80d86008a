// error: cannot convert value of type 'String' to expected argument type 'Binding<String>'
import SwiftUI

struct WrongView: View {
  let text: String
  var body: some View { TextField("Text", text: text) }
}
