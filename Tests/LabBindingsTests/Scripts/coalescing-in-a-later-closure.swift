import Foundation
import RxSwift

// What the first closure gives is only known by itself; the second one asks for an optional of it.
let settings = Observable<[AnyHashable: Any]?>.of(["width": 2.5], nil)
_ = settings.map { $0?["width"] as? Double }.subscribe(onNext: { print($0 ?? 0) })
// expect: 2.5
// expect: 0.0
_ = settings.map { $0?["width"] as? Double }.map { ($0 ?? 1) * 2 }.subscribe(onNext: { print($0) })
// expect: 5.0
// expect: 2.0
_ = settings.map { $0?.keys.first as? String }
  .subscribe(onNext: { print("first:", $0 ?? "none") })
// expect: first: width
// expect: first: none
let words = ["1", "x", "3"].lazy.map { Int($0) }.map { $0 ?? -1 }
print(Array(words))  // expect: [1, -1, 3]
print(["1", "x"].map { Double($0) }.map { $0 ?? 0 })  // expect: [1.0, 0.0]
