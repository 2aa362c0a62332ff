import RxSwift

func named(_ name: String) -> Disposable { Disposables.create { print(name, "is disposed") } }

let composite = CompositeDisposable(named("a"), named("b"))
let key = composite.insert(named("c"))
print(composite.count, composite.isDisposed)
if let key = key { composite.remove(for: key) }
print(composite.count)
composite.dispose()
print(composite.isDisposed, composite.insert(named("late")) == nil)

let serial = SerialDisposable()
serial.disposable = named("first")
serial.disposable = named("second")
serial.dispose()
print(serial.isDisposed)

let once = SingleAssignmentDisposable()
once.setDisposable(named("once"))
print(once.isDisposed)
once.dispose()

let counted = RefCountDisposable(disposable: named("counted"))
let x = counted.retain()
let y = counted.retain()
counted.dispose()
x.dispose()
print("one is left")
y.dispose()
print(counted.isDisposed)

let flag = BooleanDisposable()
print(flag.isDisposed)
flag.dispose()
print(flag.isDisposed, BooleanDisposable(isDisposed: true).isDisposed)

let scheduled = ScheduledDisposable(
  scheduler: CurrentThreadScheduler.instance, disposable: named("scheduled"))
scheduled.dispose()
print(scheduled.isDisposed)

var bag = DisposeBag()
named("in the bag").disposed(by: bag)
bag.insert(named("inserted"), named("with it"))
bag.insert([named("from an array")])
bag = DisposeBag()
print("a new bag")
bag = DisposeBag(disposing: named("handed over"))
bag = DisposeBag()

Disposables.create(named("one"), named("two")).dispose()
Disposables.create().dispose()
let cancelable = Disposables.create { print("cancelled") }
print(cancelable.isDisposed)
cancelable.dispose()
cancelable.dispose()
print(cancelable.isDisposed)

// expect: 3 false
// expect: c is disposed
// expect: 2
// expect: a is disposed
// expect: b is disposed
// expect: late is disposed
// expect: true true
// expect: first is disposed
// expect: second is disposed
// expect: true
// expect: false
// expect: once is disposed
// expect: one is left
// expect: counted is disposed
// expect: true
// expect: false
// expect: true true
// expect: scheduled is disposed
// expect: true
// expect: in the bag is disposed
// expect: inserted is disposed
// expect: with it is disposed
// expect: from an array is disposed
// expect: a new bag
// expect: handed over is disposed
// expect: one is disposed
// expect: two is disposed
// expect: false
// expect: cancelled
// expect: true

// A bag takes what the lines of a closure make, one by one or many.
var listed: DisposeBag? = DisposeBag {
  Disposables.create { print("first line") }
  Disposables.create { print("second line") }
}
listed = nil
// expect: first line
// expect: second line
final class Holder {
  private let bag = DisposeBag()
  init(_ numbers: PublishSubject<Int>) {
    bag.insert {
      numbers.subscribe(onNext: { print("a", $0) })
      numbers.map { $0 * 2 }.subscribe(onNext: { print("b", $0) })
    }
    bag.insert { numbers.subscribe(onNext: { print("c", $0) }) }
    bag.insert([numbers.subscribe(onNext: { print("d", $0) })])
    bag.insert(
      numbers.subscribe(onNext: { print("e", $0) }), numbers.subscribe(onNext: { print("f", $0) }))
  }
}
let listedNumbers = PublishSubject<Int>()
var holder: Holder? = Holder(listedNumbers)
listedNumbers.onNext(1)
// expect: a 1
// expect: b 2
// expect: c 1
// expect: d 1
// expect: e 1
// expect: f 1
print(holder != nil, listedNumbers.hasObservers)  // expect: true true
holder = nil
print(listedNumbers.hasObservers)  // expect: false

// A script's own `insert` keeps its closure as it is.
struct Jobs {
  var all: [() -> Int] = []
  mutating func insert(_ job: @escaping () -> Int) { all.append(job) }
}
var jobs = Jobs()
jobs.insert { 7 }
print(jobs.all[0]())  // expect: 7
