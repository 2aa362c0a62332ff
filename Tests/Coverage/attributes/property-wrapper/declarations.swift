@propertyWrapper
struct Trimmed {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = String(newValue.drop { $0 == " " }) }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
struct Boxed<Value> {
  final class Storage { var value: Value; init(_ v: Value) { value = v } }
  let storage: Storage
  var wrappedValue: Value { get { storage.value } nonmutating set { storage.value = newValue } }
  var projectedValue: Boxed<Value> { self }
  init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  init(projectedValue: Boxed<Value>) { self = projectedValue }
}
@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value { didSet { print("set", wrappedValue) } }
}
struct Form {
  @Trimmed var name = "  ann"
  @Boxed var count = 0
  @Logged var level: Int
  @Logged @Trimmed var both = " x"
}
var form = Form(level: 3)
print(form.name, form.count, form.level, form.both)  // expect: ann 0 3 x
form.level = 4  // expect: set 4
let copy = form
copy.count = 8
print(form.count, copy.$count.storage === form.$count.storage)  // expect: 8 true
func show(@Boxed _ n: Int, @Trimmed text: String) { $n.wrappedValue += 1; print(n, text) }
show(4, text: " t")  // expect: 5 t
final class Model { @Logged var n = 1; static let shared = Model() }
Model.shared.n += 1  // expect: set 2
enum Global { @Boxed static var total = 5 }
Global.total += 1
print(Global.total, Global.$total.wrappedValue)  // expect: 6 6
