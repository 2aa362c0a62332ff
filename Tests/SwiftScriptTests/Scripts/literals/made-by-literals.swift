// Types that literals make: the parameter's type by the standard library's name, and the type in front of the literal.
struct Tag: ExpressibleByStringLiteral {
  let name: String
  init(stringLiteral value: StringLiteralType) { name = value }
}
let tag: Tag = "bold"
print(tag.name)  // expect: bold
print(Tag("italic").name)  // expect: italic
struct Count: ExpressibleByIntegerLiteral {
  let value: Int
  init(integerLiteral value: IntegerLiteralType) { self.value = value * 2 }
}
print(Count(21).value)  // expect: 42
struct Line: ExpressibleByStringInterpolation {
  let text: String
  init(stringLiteral value: String) { text = value }
}
print(Line("x\(3)").text)  // expect: x3
print(Line("y").text)  // expect: y

// Names that a type itself looks up.
@dynamicMemberLookup enum Element {
  static subscript(dynamicMember name: String) -> String { "<\(name)>" }
}
print(Element.html)  // expect: <html>
let list = Element.ul
print(list)  // expect: <ul>
