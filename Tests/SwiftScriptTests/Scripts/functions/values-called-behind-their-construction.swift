// A trailing closure that no initializer takes goes to `callAsFunction` of what is made.
struct Tag {
  let name: String
  var attributes: [String] = []
  func callAsFunction(_ content: () -> String) -> String {
    "<\(([name] + attributes).joined(separator: " "))>\(content())</\(name)>"
  }
}
print(Tag(name: "b") { "bold" }, Tag(name: "a", attributes: ["x"]) { Tag(name: "i") { "in" } })
// expect: <b>bold</b> <a x><i>in</i></a>
struct Repeat<Element> {
  let count: Int
  init(_ count: Int, of: Element.Type = Element.self) { self.count = count }
  func callAsFunction(_ make: (Int) -> Element) -> [Element] { (0..<count).map(make) }
}
print(Repeat<Int>(3) { $0 * 2 }, Repeat(2, of: String.self) { "\($0)" })
// expect: [0, 2, 4] ["0", "1"]

// What a member gives that only a text names has no labels.
@dynamicMemberLookup
struct Element {
  var parts: [String]
  subscript(dynamicMember name: String) -> (CustomStringConvertible) -> Element {
    { value in Element(parts: parts + ["\(name)=\(value)"]) }
  }
  func callAsFunction() -> String { parts.joined(separator: " ") }
}
print(Element(parts: ["div"]).id("top").width(3)(), Element(parts: []).hidden(true).parts)
// expect: div id=top width=3 ["hidden=true"]
