// The observers of a property with a wrapper see each change of its value.
@propertyWrapper struct W<T> { private var v: T; var wrappedValue: T { get { v } set { print("set", newValue); v = newValue } }; init(wrappedValue: T) { v = wrappedValue } }
class E { @W var k = 0 { willSet { print("will", k, newValue) } didSet { print("did", oldValue, k); if k > 10 { k = 10 } } }
  @W var list = [1] { didSet { print("list", oldValue.count, list.count) } }
  @W var name: String = "n" { willSet(next) { print("next", next) } didSet(before) { print("before", before) } }
  init() { k = 5; print("inited") } }
let e = E(); e.k = 20; print(e.k); e.k += 1; e.list.append(2); e.name = "z"
// expect: will 0 5
// expect: set 5
// expect: did 0 5
// expect: inited
// expect: will 5 20
// expect: set 20
// expect: did 5 20
// expect: will 20 10
// expect: set 10
// expect: did 20 10
// expect: 10
// expect: will 10 11
// expect: set 11
// expect: did 10 11
// expect: will 11 10
// expect: set 10
// expect: did 11 10
// expect: set [1, 2]
// expect: list 1 2
// expect: next z
// expect: set z
// expect: before n
struct S { @W var k = 0 { didSet { print("S did", oldValue, k) } }; mutating func go() { k += 1 } }
var s = S(); s.k = 3; s.go(); s = S(k: 9); print(s.k)
// expect: set 3
// expect: S did 0 3
// expect: set 4
// expect: S did 3 4
// expect: 9
