var text: String! = nil
print(text == nil)  // expect: true
text = "set"
print(text.count, text + "!")  // expect: 3 set!
let plain: String = text
print(plain)  // expect: set
let still = text
print(still as Any)  // expect: Optional("set")
class Screen {
  var title: String!
  func load() { title = "home" }
}
let screen = Screen()
print(screen.title ?? "none")  // expect: none
screen.load()
print(screen.title.uppercased())  // expect: HOME
func find(_ id: Int) -> Int! { id > 0 ? id * 10 : nil }
let found: Int = find(2)
print(found, find(0) as Any)  // expect: 20 nil
if let text { print("bound", text) }  // expect: bound set
struct Failing {
  let n: Int
  init!(_ n: Int) { if n < 0 { return nil }; self.n = n }
}
print(Failing(1).n, Failing(-1) == nil)  // expect: 1 true
extension Failing: Equatable {}
