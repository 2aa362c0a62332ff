protocol Named { var name: String { get } }
protocol Greeter: Named { func greet() -> String }
extension Greeter {
  func greet() -> String { "Hello, \(name)" }
  func twice() -> String { greet() + " " + greet() }
}
struct Person: Greeter { let name: String }
class Robot: Greeter {
  var name: String { "R2" }
  func greet() -> String { "beep" }
}
let greeters: [Greeter] = [Person(name: "Ada"), Robot()]
for greeter in greeters { print(greeter.greet(), greeter.twice()) }
// expect: Hello, Ada Hello, Ada Hello, Ada
// expect: beep beep beep
func announce(_ item: Named) -> String { "It is \(item.name)" }
print(announce(greeters[0]))  // expect: It is Ada
func generic<T: Greeter>(_ item: T) -> String { item.greet() }
print(generic(Robot()))  // expect: beep
print(greeters[0] is Person, greeters[1] as? Person == nil)  // expect: true true
func anyNamed(_ item: any Named) -> Int { item.name.count }
func someNamed(_ item: some Named) -> Int { item.name.count }
print(anyNamed(Person(name: "abc")), someNamed(Robot()))  // expect: 3 2
protocol Changing { mutating func change(); var count: Int { get set } }
struct Box: Changing { var count = 0; mutating func change() { count += 1 } }
var box = Box()
box.change()
func changeAll<T: Changing>(_ item: inout T) { item.change(); item.count += 10 }
changeAll(&box)
print(box.count)  // expect: 12
protocol Make { init(n: Int); static var kind: String { get } }
struct Made: Make { let n: Int; static let kind = "made" }
func make<T: Make>(_ type: T.Type) -> T { type.init(n: 5) }
print(make(Made.self).n, Made.kind)  // expect: 5 made
