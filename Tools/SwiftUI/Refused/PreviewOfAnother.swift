// error: cannot convert value of type 'String' to expected argument type 'Int'
import SwiftUI

struct CountView: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

#if DEBUG
  struct WrongPreviews: PreviewProvider {
    static var previews: some View { CountView(count: "seven") }
  }
#endif
