import RxSwift
import RxRelay
let name = BehaviorSubject<String>(value: 1)  // expect error: expected `String`, got `Int`
let taps = PublishSubject<Void>  // expect error: this is the type `PublishSubject` itself, and no value of it
let age = BehaviorRelay(value: 30)
name.onNext(7)  // expect error: expected `String`, got `Int`
age.onNext(31)  // expect error: `BehaviorRelay` has no member `onNext`
age.accept("thirty")  // expect error: expected `Int`, got `String`
taps.onNext(())
