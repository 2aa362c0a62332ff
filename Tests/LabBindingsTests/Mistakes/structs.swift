import RxSwift
struct User {
  let id: Int
  let name: String
}
let ann = User(id: "1", name: "Ann")  // expect error: cannot convert value of type 'String' to expected argument type 'Int'
let bob = User(name: "Bob")  // expect error: missing argument for parameter 'id' in call
let cid = User(id: 3, name: "Cid")
cid.name = "Sid"  // expect error: cannot assign to property: 'name' is a 'let' constant
print(cid.nmae)  // expect error: value of type 'User' has no member 'nmae'
let users: Observable<[User]> = Observable.of(cid)  // expect error: cannot convert value of type 'User' to expected argument type '[User]'
users.subscribe(onNext: { print($0.count) })
