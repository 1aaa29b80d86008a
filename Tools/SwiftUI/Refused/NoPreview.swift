// error: static method 'buildExpression' requires that 'Int' conform to 'View'
import SwiftUI

#if DEBUG
  struct WrongPreviews: PreviewProvider {
    static var previews: some View { 7 }
  }
#endif
