public import Foundation
// A program that imports ReactiveCocoa sees ReactiveSwift, too.
@_exported public import ReactiveSignals

extension NSObject: ReactiveExtensionsProvider {}
