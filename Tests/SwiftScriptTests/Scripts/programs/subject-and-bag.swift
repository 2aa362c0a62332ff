protocol Disposable { func dispose() }
final class BooleanDisposable: Disposable {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { action?(); action = nil }
}
final class Bag {
  private var items: [Disposable] = []
  func insert(_ d: Disposable) { items.append(d) }
  deinit { items.forEach { $0.dispose() } }
}
extension Disposable { func disposed(by bag: Bag) { bag.insert(self) } }
final class Subject<T> {
  private var observers: [Int: (T) -> Void] = [:]
  private var nextKey = 0
  func subscribe(_ f: @escaping (T) -> Void) -> Disposable {
    let key = nextKey
    nextKey += 1
    observers[key] = f
    return BooleanDisposable { [weak self] in self?.observers[key] = nil; print("removed", key) }
  }
  func send(_ value: T) { for key in observers.keys.sorted() { observers[key]?(value) } }
}
let subject = Subject<String>()
let first = subject.subscribe { print("first", $0) }
var bag: Bag? = Bag()
subject.subscribe { print("second", $0) }.disposed(by: bag!)
subject.send("a")
// expect: first a
// expect: second a
first.dispose()  // expect: removed 0
first.dispose()
subject.send("b")  // expect: second b
bag = nil  // expect: removed 1
subject.send("c")
print("end")  // expect: end
