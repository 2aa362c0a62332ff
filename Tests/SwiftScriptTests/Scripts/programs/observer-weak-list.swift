protocol Listener: AnyObject { func changed(to value: Int) }
final class WeakBox { weak var listener: Listener?; init(_ l: Listener) { listener = l } }
final class Source {
  private var boxes: [WeakBox] = []
  var value = 0 { didSet { notify() } }
  func add(_ l: Listener) { boxes.append(WeakBox(l)) }
  private func notify() {
    boxes.removeAll { $0.listener == nil }
    boxes.forEach { $0.listener?.changed(to: value) }
  }
  var count: Int { boxes.count }
}
final class Printer: Listener {
  let name: String
  init(_ n: String) { name = n }
  func changed(to v: Int) { print(name, "sees", v) }
  deinit { print(name, "is gone") }
}
let source = Source()
let a = Printer("a")
var b: Printer? = Printer("b")
source.add(a)
source.add(b!)
source.value = 1
// expect: a sees 1
// expect: b sees 1
b = nil  // expect: b is gone
source.value = 2  // expect: a sees 2
print(source.count)  // expect: 1
