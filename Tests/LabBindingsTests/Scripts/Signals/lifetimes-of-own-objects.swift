// not compiled: the end of any object and key-value observing of a program's own class
import Foundation
import ReactiveCocoa
import ReactiveSwift

// The lifetime of an object ends with it.
final class Plain {}
let (signal, input) = Signal<Int, Never>.pipe()
var plain: Plain? = Plain()
signal.take(duringLifetimeOf: plain!).observe { print("plain", $0) }
input.send(value: 1)  // expect: plain VALUE 1
plain = nil  // expect: plain COMPLETED

class Person: NSObject {
  @objc dynamic var name: String
  @objc dynamic var age = 0
  init(_ name: String) { self.name = name }
  deinit { print("deinit") }
}
var person: Person? = Person("Ada")
person!.reactive.lifetime.observeEnded { print("ended") }
person!.reactive.producer(forKeyPath: "name").start { event in
  print("name", event.value.map { "\($0 ?? "nil")" } ?? "\(event)")
}
// expect: name Ada
person!.reactive.producer(for: \.age).start { print("age", $0) }  // expect: age VALUE 0
person!.reactive.signal(for: \.age).observeValues { print("again", $0) }
person!.name = "Bo"  // expect: name Bo
person!.age += 1
// expect: age VALUE 1
// expect: again 1
person = nil
// expect: deinit
// expect: ended
// expect: name COMPLETED
// expect: age COMPLETED
