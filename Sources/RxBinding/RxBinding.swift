// A program written for RxCocoa imports that for its relays, too.
@_exported public import Rx
