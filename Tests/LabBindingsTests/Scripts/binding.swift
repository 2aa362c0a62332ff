import Foundation
import RxCocoa
import RxSwift

final class Label {
  var text = "" {
    didSet { print("text is", text) }
  }
  var count = 0
}

extension Label: ReactiveCompatible {}

extension Reactive where Base: Label {
  var shout: Binder<String> {
    Binder(base) { label, text in label.text = text.uppercased() }
  }
}

let label = Label()
let texts = PublishSubject<String>()
_ = texts.bind(to: label.rx.shout)
_ = texts.bind(to: label.rx.text)
texts.onNext("hello")
_ = Observable.just(3).bind(to: label.rx.count)
print(label.count)
var other: Label? = Label()
let binder = Binder(other!) { label, number in
  label.count = number
  print("other", number)
}
binder.onNext(1)
other = nil
binder.onNext(2)
let here = Binder(label, scheduler: CurrentThreadScheduler.instance) { label, number in
  print("on the current thread", number)
}
here.onNext(4)
let double: (Observable<String>) -> Observable<String> = { $0.map { $0 + $0 } }
_ = texts.bind(to: double).subscribe(onNext: { print($0) })
_ = texts.bind(with: label, onNext: { label, text in print("with", label.count, text) })
texts.onNext("x")
struct Broken: Error {}
let relay = BehaviorRelay(value: 0)
_ = Observable<Int>.error(Broken()).bind(to: relay)
_ = relay.subscribe(onNext: { print("relay", $0) })
relay.accept(1)

// expect: text is HELLO
// expect: text is hello
// expect: 3
// expect: other 1
// expect: on the current thread 4
// expect: text is X
// expect: text is x
// expect: xx
// expect: with 3 x
// expect: Binding error to behavior relay: Broken()
// expect: relay 0
// expect: relay 1
