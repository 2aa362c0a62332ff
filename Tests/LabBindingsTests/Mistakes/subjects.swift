import RxSwift
import RxRelay
let name = BehaviorSubject<String>(value: 1)  // expect error: cannot convert value of type 'Int' to expected argument type 'String'
let taps = PublishSubject<Void>  // expect error: expected member name or initializer call after type name
let age = BehaviorRelay(value: 30)
let word = BehaviorSubject<String>(value: "one")
word.onNext(7)  // expect error: cannot convert value of type 'Int' to expected argument type 'String'
age.onNext(31)  // expect error: value of type 'BehaviorRelay<Int>' has no member 'onNext'
age.accept("thirty")  // expect error: cannot convert value of type 'String' to expected argument type 'Int'
taps.onNext(())
