@resultBuilder
struct TextBuilder {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
  static func buildOptional(_ part: String?) -> String { part ?? "-" }
  static func buildEither(first: String) -> String { "1(" + first + ")" }
  static func buildEither(second: String) -> String { "2(" + second + ")" }
  static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
  static func buildExpression(_ text: String) -> String { text }
  static func buildExpression(_ number: Int) -> String { "#\(number)" }
  static func buildFinalResult(_ text: String) -> String { "<" + text + ">" }
}
@TextBuilder func page(_ n: Int) -> String {
  "head"
  let twice = n * 2
  twice
  if n > 1 { "big" }
  if n > 2 { "huge"; "very" } else { "small" }
  for i in 0..<n where i != 1 { i; "i" }
  switch n {
  case 1: "one"
  case 2: "two"
  default: "many"
  }
  if n == 1 { "a" } else if n == 2 { "b" } else if let x = Int("3"), x == n { "c\(x)" } else { "d" }
}
for n in 1...4 { print(page(n)) }
func wrap(_ title: String, @TextBuilder content: () -> String) -> String { title + ": " + content() }
print(wrap("T") { "x"; 5 })
print(wrap("U", content: { if true { "y" } }))
print(wrap("R") { return "plain" })
struct View {
  let flag: Bool
  @TextBuilder var body: String {
    "body"
    if flag { 1 }
  }
}
print(View(flag: true).body, View(flag: false).body)
protocol Screen { @TextBuilder var body: String { get } }
struct Home: Screen { var body: String { "home"; "page" } }
print(Home().body)
@resultBuilder enum ArrayBuilder<T> {
  static func buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }
  static func buildExpression(_ value: T) -> [T] { [value] }
  static func buildExpression(_ values: [T]) -> [T] { values }
  static func buildOptional(_ values: [T]?) -> [T] { values ?? [] }
  static func buildEither(first: [T]) -> [T] { first }
  static func buildEither(second: [T]) -> [T] { second }
  static func buildArray(_ parts: [[T]]) -> [T] { parts.flatMap { $0 } }
}
struct Node { let name: String; let children: [Node]
  init(_ name: String, @ArrayBuilder<Node> _ children: () -> [Node] = { [] }) { self.name = name; self.children = children() }
  var text: String { children.isEmpty ? name : name + "(" + children.map(\.text).joined(separator: " ") + ")" }
}
let flag = true
let tree = Node("root") {
  Node("a")
  Node("b") {
    for i in 1...3 { Node("\(i)") }
  }
  if flag { Node("c") } else { Node("d"); Node("e") }
}
print(tree.text)
func numbers(@ArrayBuilder<Int> _ make: () -> [Int]) -> [Int] { make() }
print(numbers { 1; 2; [3, 4]; if !flag { 5 } })
@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
@Sum func digits() -> Int { 1; 2; 3 }
print(digits())
class Menu {
  @ArrayBuilder<String> func items(_ long: Bool) -> [String] {
    "one"
    let t = "two"
    t
    if long { do { "three"; "four" } }
  }
  static func build(@ArrayBuilder<String> _ b: () -> [String]) -> [String] { b() }
}
print(Menu().items(true), Menu().items(false), Menu.build { "z" })
// expect: <head
// expect: #2
// expect: -
// expect: 2(small)
// expect: #0
// expect: i
// expect: 1(1(one))
// expect: 1(1(a))>
// expect: <head
// expect: #4
// expect: big
// expect: 2(small)
// expect: #0
// expect: i
// expect: 1(2(two))
// expect: 1(2(b))>
// expect: <head
// expect: #6
// expect: big
// expect: 1(huge
// expect: very)
// expect: #0
// expect: i,#2
// expect: i
// expect: 2(many)
// expect: 2(1(c3))>
// expect: <head
// expect: #8
// expect: big
// expect: 1(huge
// expect: very)
// expect: #0
// expect: i,#2
// expect: i,#3
// expect: i
// expect: 2(many)
// expect: 2(2(d))>
// expect: T: <x
// expect: #5>
// expect: U: <y>
// expect: R: plain
// expect: <body
// expect: #1> <body
// expect: ->
// expect: <home
// expect: page>
// expect: root(a b(1 2 3) c)
// expect: [1, 2, 3, 4]
// expect: 123
// expect: ["one", "two", "three", "four"] ["one", "two"] ["z"]
