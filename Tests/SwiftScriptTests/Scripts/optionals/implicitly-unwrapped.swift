class Screen {
  var title: String!
  var subtitle: String! = "sub"
  func show() { print(title.count, subtitle!) }
}
let s = Screen()
s.title = "hello"
s.show()  // expect: 5 sub
print(s.title.uppercased(), s.title == "hello", s.title + "!")  // expect: HELLO true hello!
var late: Int!
late = 5
print(late + 1, late * 2)  // expect: 6 10
let copy = late
print(copy as Any)  // expect: Optional(5)
if let t = s.title { print(t) }  // expect: hello
s.title = nil
print(s.title as Any, s.title ?? "gone", s.title == nil)  // expect: nil gone true
