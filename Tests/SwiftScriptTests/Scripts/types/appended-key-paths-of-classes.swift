struct Inner {
  var n = 1
  var text: String { "n\(n)" }
}
final class Outer {
  var inner = Inner()
}
print((\Outer.inner).appending(path: \.text) == \Outer.inner.text)  // expect: true
let outer = Outer()
outer[keyPath: (\Outer.inner).appending(path: \.n)] = 6
print(outer[keyPath: (\Outer.inner).appending(path: \.text)])  // expect: n6
print(type(of: (\Outer.inner).appending(path: \.n)), type(of: (\Outer.inner).appending(path: \.text)))  // expect: ReferenceWritableKeyPath<Outer, Int> KeyPath<Outer, String>
