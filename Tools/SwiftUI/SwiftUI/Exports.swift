// Whoever imports SwiftUI sees Foundation, too.
@_exported public import Foundation
