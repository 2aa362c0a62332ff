protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
class Animal { var legs: Int { 4 } }
struct Person: Named, Aged { var name: String; var age: Int }
final class Dog: Animal, Named { let name = "rex" }
func greet(_ who: Named & Aged) -> String { "\(who.name), \(who.age)" }
print(greet(Person(name: "ann", age: 30)))  // expect: ann, 30
typealias Being = Named & Aged
var being: any Being = Person(name: "bob", age: 4)
being.age += 1
print(being.age)  // expect: 5
func legs(_ a: Animal & Named) -> String { "\(a.name) has \(a.legs)" }
print(legs(Dog()))  // expect: rex has 4
func both<T: Named & Equatable>(_ a: T, _ b: T) -> Bool { a == b && a.name == b.name }
struct Tag: Named, Equatable { let name: String }
print(both(Tag(name: "x"), Tag(name: "x")))  // expect: true
let anything: Any & Named = Tag(name: "y")
print(anything.name)  // expect: y
print(Person(name: "c", age: 1) is Named & Aged, Dog() as Any is Named & Aged)  // expect: true false
