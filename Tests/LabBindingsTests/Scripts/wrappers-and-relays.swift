import RxSwift
import RxRelay

@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Value { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
@propertyWrapper
final class Published2<Value> {
  private let relay: BehaviorRelay<Value>
  init(wrappedValue: Value) { relay = BehaviorRelay(value: wrappedValue) }
  var wrappedValue: Value { get { relay.value } set { relay.accept(newValue) } }
  var projectedValue: Observable<Value> { relay.asObservable() }
}
@propertyWrapper
struct Logged<T> { var wrappedValue: T { didSet { print("set \(oldValue) -> \(wrappedValue)") } } }
final class Player {
  @Clamped(0...100) var volume = 150
  @Clamped(0.5...2) var speed: Double = 1
  @Published2 var track = "none"
  @Published2 var queue: [String] = []
  @Logged var plays = 0
  func play(_ t: String) { track = t; queue.append(t); plays += 1 }
}
let bag = DisposeBag()
let p = Player()
print(p.volume, p.speed)
p.volume = -4; p.speed = 9
print(p.volume, p.speed)
p.$track.subscribe(onNext: { print("track", $0) }).disposed(by: bag)
p.$queue.map(\.count).distinctUntilChanged().subscribe(onNext: { print("queue", $0) }).disposed(by: bag)
Observable.combineLatest(p.$track, p.$queue) { "\($0) of \($1.count)" }.skip(1).subscribe(onNext: { print($0) }).disposed(by: bag)
p.play("one")
p.play("two")
p.volume += 30
print(p.volume)
struct Settings { @Clamped(1...5) var level = 3; @Logged var name = "x" }
var a = Settings(), b = a
b.level = 10; b.name = "y"
print(a.level, b.level, a.name, b.name)
// expect: 100 1.0
// expect: 0 2.0
// expect: track none
// expect: queue 0
// expect: track one
// expect: one of 0
// expect: queue 1
// expect: one of 1
// expect: set 0 -> 1
// expect: track two
// expect: two of 1
// expect: queue 2
// expect: two of 2
// expect: set 1 -> 2
// expect: 30
// expect: set x -> y
// expect: 3 5 x y
