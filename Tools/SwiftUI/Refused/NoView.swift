// error: static method 'buildExpression' requires that 'Int' conform to 'View'
import SwiftUI

struct WrongView: View {
  var body: some View {
    VStack { 7 }
  }
}
