public import Foundation
// A program written for RxCocoa imports that for its relays, too.
@_exported public import Rx

extension NSObject: ReactiveCompatible {}

// Foundation on Linux does not derive it from NSObject.
extension NotificationCenter: ReactiveCompatible {}
