class Base {
  var value = 1 { didSet { print("base didSet", oldValue, value) } }
  var computed: Int { get { value * 2 } set { value = newValue / 2 } }
}
class Sub: Base {
  override var value: Int { didSet { print("sub didSet", value) } }
  override var computed: Int { get { super.computed + 1 } set { super.computed = newValue } }
}
let s = Sub()
s.value = 5
// expect: base didSet 1 5
// expect: sub didSet 5
print(s.computed)  // expect: 11
s.computed = 20
// expect: base didSet 5 10
// expect: sub didSet 10
print(s.value)  // expect: 10
class Lazy {
  lazy var heavy: [Int] = { print("computing"); return [1, 2, 3] }()
  lazy var sum = heavy.reduce(0, +)
}
let l = Lazy()
print("made")  // expect: made
print(l.sum, l.heavy.count)
// expect: computing
// expect: 6 3
l.heavy.append(4)
print(l.heavy, l.sum)  // expect: [1, 2, 3, 4] 6
