import RxSwift
import RxRelay
// A tuple has the labels that its stream is declared with, however it is handed over.
let subject = PublishSubject<(status: Int, body: String)>()
subject.subscribe(onNext: { print($0, $0.status) })
subject.onNext((1, "a"))
// expect: (status: 1, body: "a") 1
let relay = BehaviorRelay<(low: Int, high: Int)>(value: (1, 2))
print(relay.value)  // expect: (low: 1, high: 2)
relay.accept((2, 3))
print(relay.value.high)  // expect: 3
func answer(_ observer: AnyObserver<(status: Int, body: String)>) {
  let plain = (404, "gone")
  observer.onNext((200, "ok"))
  observer.onNext(plain)
}
answer(AnyObserver { print($0) })
// expect: next((status: 200, body: "ok"))
// expect: next((status: 404, body: "gone"))
answer(subject.asObserver())
// expect: (status: 200, body: "ok") 200
// expect: (status: 404, body: "gone") 404

// Whole numbers in an array are fractions beside an array of fractions.
Observable.of([3], [], [1.5, 2]).subscribe(onNext: { print($0) })
// expect: [3.0]
// expect: []
// expect: [1.5, 2.0]
Observable.of([3], [4]).subscribe(onNext: { print($0) })
// expect: [3]
// expect: [4]

// A seed of nothing needs no type of its elements.
extension ObservableType {
  func withPrevious() -> Observable<(previous: Element?, current: Element)> {
    scan((Element?.none, Element?.none)) { ($0.1, $1) }.map { (previous: $0.0, current: $0.1!) }
  }
}
Observable.of("a", "b").withPrevious().subscribe(onNext: { print($0) })
// expect: (previous: nil, current: "a")
// expect: (previous: Optional("a"), current: "b")
