// The only statement of a closure is built, too, where a value is called as a function.
@resultBuilder enum List {
  static func buildBlock(_ items: String...) -> [String] { items }
}
struct Tag {
  let name: String
  func callAsFunction(@List _ make: () -> [String]) -> String {
    "<\(name)>" + make().joined(separator: ",") + "</\(name)>"
  }
}
let div = Tag(name: "div")
print(div { "a"; "b" }, div { "c" })
// expect: <div>a,b</div> <div>c</div>
print(Tag(name: "p") { "d" }, div { div { "e" } })
// expect: <p>d</p> <div><div>e</div></div>
