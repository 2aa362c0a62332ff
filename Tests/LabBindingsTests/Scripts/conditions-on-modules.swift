// The modules of a lab can be imported on a condition; those that it has nothing of cannot.
// not compiled: no module of the compiled program has these names
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
#if canImport(RxSwift) && canImport(RxCocoa)
import RxSwift
import RxCocoa
#else
#error("no Rx")
#endif
#if canImport(SwiftUI) || canImport(Combine)
print("Apple's")
#else
print("only ours")
#endif
// expect: only ours
let label = UILabel()
_ = Driver.just("hello").drive(label.rx.text)
print(label.text ?? "nothing")
// expect: hello
