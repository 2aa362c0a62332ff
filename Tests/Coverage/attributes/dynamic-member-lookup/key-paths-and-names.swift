@dynamicMemberLookup
struct Lens<Value> {
  var value: Value
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> Lens<T> {
    get { Lens<T>(value: value[keyPath: path]) }
    set { value[keyPath: path] = newValue.value }
  }
}
struct Point { var x = 1, y = 2 }
struct Line { var from = Point(), to = Point(x: 5, y: 6) }
var lens = Lens(value: Line())
print(lens.to.x.value, lens.from.y.value)  // expect: 5 2
lens.to.x.value = 9
print(lens.value.to)  // expect: Point(x: 9, y: 6)
@dynamicMemberLookup
class Json {
  var fields: [String: Any]
  init(_ fields: [String: Any]) { self.fields = fields }
  subscript(dynamicMember name: String) -> Any? { fields[name] }
  subscript(dynamicMember name: String) -> Json? { (fields[name] as? [String: Any]).map(Json.init) }
  func name() -> String { "method" }
}
let j = Json(["a": 1, "b": ["c": "deep"]])
print((j.a as Any?) as Any, ((j.b as Json?)?.c as Any?) as Any)  // expect: Optional(1) Optional("deep")
print(j.name(), (j.none as Any?) == nil)  // expect: method true
@dynamicMemberLookup
enum Fixed { case one; subscript(dynamicMember n: String) -> Int { n.count } }
print(Fixed.one.abcd, Fixed.one.hashValueLength)  // expect: 4 15
