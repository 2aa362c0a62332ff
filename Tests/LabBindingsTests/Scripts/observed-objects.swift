// not compiled: key-value observing of a program's own class
import Foundation
import RxCocoa
import RxSwift

// Properties that are `@objc dynamic` can be observed by name and by key path.
class Person: NSObject {
  @objc dynamic var name: String
  @objc dynamic var nick: String?
  @objc dynamic weak var friend: Person?
  @objc dynamic var age = 0 {
    didSet { print("was \(oldValue)") }
  }
  var plain = ""

  init(_ name: String) { self.name = name }
}

final class Member: Person {
  @objc dynamic var number = 1
}

let bag = DisposeBag()
let person = Member("Ada")
person.rx.observe(String.self, "name").subscribe(onNext: { print("name", $0 ?? "nil") }).disposed(by: bag)
// expect: name Ada
person.rx.observe(\.number, options: [.new]).subscribe(onNext: { print("number", $0) }).disposed(by: bag)
person.rx.observe(String.self, "nick").subscribe(onNext: { print("nick", $0 ?? "nil") }).disposed(by: bag)
// expect: nick nil
person.rx.observe(Int.self, "age", options: [.new]).subscribe(onNext: { print("age", $0 ?? -1) }).disposed(by: bag)
person.name = "Bo"
// expect: name Bo
person.nick = "B"
// expect: nick B
person.number += 1
// expect: number 2
person.age = 7
// expect: was 0
// expect: age 7
person.rx.observe(String.self, "plain")
  .subscribe(onNext: { _ in print("plain") }, onError: { _ in print("plain cannot be observed") })
  .disposed(by: bag)
// expect: plain cannot be observed

// A path is followed from object to object; weakly observed objects may go.
var friend: Person? = Person("Cy")
person.friend = friend
person.rx.observeWeakly(String.self, "friend.name").subscribe(onNext: { print("friend", $0 ?? "nil") }).disposed(by: bag)
// expect: friend Cy
friend?.name = "Di"
// expect: friend Di
friend = nil
// expect: friend nil

// The end of any object is told at once.
var object: NSObject? = NSObject()
object!.rx.deallocated
  .subscribe(onNext: { print("gone") }, onCompleted: { print("completed") })
  .disposed(by: bag)
print("before")
object = nil
print("after")
// expect: before
// expect: gone
// expect: completed
// expect: after
