final class RequestBuilder {
  private var parts: [String: String] = [:]
  private var path: [String] = []
  @discardableResult func with(_ key: String, _ value: CustomStringConvertible) -> Self { parts[key] = value.description; return self }
  @discardableResult func path(_ p: String...) -> RequestBuilder { path += p; return self }
  func build() -> String {
    let query = parts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    return "/" + path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
  }
}
print(RequestBuilder().path("users", "7").with("page", 2).with("q", "x").build())
// expect: /users/7?page=2&q=x
let b = RequestBuilder()
b.path("a")
b.with("z", true)
print(b.build())  // expect: /a?z=true
struct Style { var color = "black"; var size = 10 }
func configured<T>(_ value: T, _ change: (inout T) -> Void) -> T { var v = value; change(&v); return v }
print(configured(Style()) { $0.size = 20; $0.color = "red" })
// expect: Style(color: "red", size: 20)
protocol Then {}
extension Then where Self: AnyObject { func then(_ body: (Self) -> Void) -> Self { body(self); return self } }
final class Label: Then { var text = "" }
print(Label().then { $0.text = "hi" }.text)  // expect: hi
