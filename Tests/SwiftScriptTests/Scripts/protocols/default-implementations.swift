protocol Greeter { var name: String { get }; func greet() -> String }
extension Greeter {
  func greet() -> String { "Hello, \(name)" }
  func shout() -> String { greet().uppercased() + "!" }
  var initial: Character { name.first! }
}
struct Plain: Greeter { let name: String }
struct Fancy: Greeter {
  let name: String
  func greet() -> String { "Good day, \(name)" }
}
print(Plain(name: "ann").greet(), Fancy(name: "bob").greet())  // expect: Hello, ann Good day, bob
print(Plain(name: "ann").shout(), Fancy(name: "bob").shout(), Plain(name: "ann").initial)
// expect: HELLO, ANN! GOOD DAY, BOB! a
let all: [Greeter] = [Plain(name: "x"), Fancy(name: "y")]
print(all.map { $0.greet() })  // expect: ["Hello, x", "Good day, y"]
extension Greeter where Self: Equatable { func isSame(as other: Self) -> Bool { self == other } }
struct Eq: Greeter, Equatable { let name: String }
print(Eq(name: "a").isSame(as: Eq(name: "a")))  // expect: true
