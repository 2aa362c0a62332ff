// Result builders: HTML
protocol HTML { func render(_ indent: Int) -> String }
extension String: HTML { func render(_ indent: Int) -> String { String(repeating: "  ", count: indent) + self } }
struct Tag: HTML {
  let name: String
  var attributes: [(String, String)] = []
  var children: [HTML]
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], @HTMLBuilder children: () -> [HTML] = { [] }) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children()
  }
  func render(_ indent: Int) -> String {
    let pad = String(repeating: "  ", count: indent)
    let attrs = attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
    guard !children.isEmpty else { return "\(pad)<\(name)\(attrs)/>" }
    return """
      \(pad)<\(name)\(attrs)>
      \(children.map { $0.render(indent + 1) }.joined(separator: "\n"))
      \(pad)</\(name)>
      """
  }
}
@resultBuilder
enum HTMLBuilder {
  static func buildExpression(_ e: HTML) -> [HTML] { [e] }
  static func buildExpression(_ n: Int) -> [HTML] { ["#\(n)"] }
  static func buildBlock(_ parts: [HTML]...) -> [HTML] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [HTML]?) -> [HTML] { part ?? [] }
  static func buildEither(first: [HTML]) -> [HTML] { first }
  static func buildEither(second: [HTML]) -> [HTML] { second }
  static func buildArray(_ parts: [[HTML]]) -> [HTML] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [HTML]) -> [HTML] { part }
}
func div(_ cls: String? = nil, @HTMLBuilder _ body: () -> [HTML]) -> Tag {
  var tag = Tag("div", children: body)
  if let cls { tag.attributes.append(("class", cls)) }
  return tag
}
struct Todo { let title: String; let done: Bool }
let todos = [Todo(title: "Buy milk", done: true), Todo(title: "Write code", done: false)]
func page(_ loggedIn: Bool, name: String?) -> Tag {
  Tag("html") {
    div("header") {
      if let name { "Hello \(name)" } else { "Who are you?" }
      if loggedIn { Tag("button", ["id": "logout", "kind": "x"]) }
    }
    Tag("ul") {
      for (i, todo) in todos.enumerated() {
        Tag("li") {
          i
          switch todo.done {
          case true: "✓ " + todo.title
          case false: todo.title
          }
        }
      }
    }
    let count = todos.filter { !$0.done }.count
    "left: \(count)"
  }
}
print(page(true, name: "Ann").render(0))
print(page(false, name: nil).render(1))

@resultBuilder struct StringList {
  static func buildBlock(_ c: String...) -> String { c.joined(separator: ", ") }
  static func buildFinalResult(_ c: String) -> String { "<" + c + ">" }
}
@StringList func names() -> String {
  "a"
  "b"
  String(3)
}
print(names())
struct Menu {
  @StringList var items: String { "soup"; "salad" }
  init(@StringList _ f: () -> String) { print(f()) }
}
print(Menu { "one"; "two" }.items)
@resultBuilder
enum Sum<T: Numeric> {
  static func buildPartialBlock(first: T) -> T { first }
  static func buildPartialBlock(accumulated: T, next: T) -> T { accumulated + next }
}

// expect: <html>
// expect:   <div class="header">
// expect:     Hello Ann
// expect:     <button id="logout" kind="x"/>
// expect:   </div>
// expect:   <ul>
// expect:     <li>
// expect:       #0
// expect:       ✓ Buy milk
// expect:     </li>
// expect:     <li>
// expect:       #1
// expect:       Write code
// expect:     </li>
// expect:   </ul>
// expect:   left: 1
// expect: </html>
// expect:   <html>
// expect:     <div class="header">
// expect:       Who are you?
// expect:     </div>
// expect:     <ul>
// expect:       <li>
// expect:         #0
// expect:         ✓ Buy milk
// expect:       </li>
// expect:       <li>
// expect:         #1
// expect:         Write code
// expect:       </li>
// expect:     </ul>
// expect:     left: 1
// expect:   </html>
// expect: <a, b, 3>
// expect: <one, two>
// expect: <soup, salad>
