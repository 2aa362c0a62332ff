import RxSwift
struct User {
  let id: Int
  let name: String
}
let ann = User(id: "1", name: "Ann")  // expect error: expected `Int`, got `String`
let bob = User(name: "Bob")  // expect error: `User` needs a value for `id`
ann.name = "Anna"  // expect error: `name` is a constant
print(ann.nmae)  // expect error: `User` has no member `nmae`
let users: Observable<[User]> = Observable.of(ann)  // expect error: expected `Observable<[User]>`, got `Observable<User>`
users.subscribe(onNext: { print($0.count) })
