// A value of a type parameter can be put into an `AnyHashable`.
func isSame<Value: Hashable>(_ value: Value, _ other: AnyHashable) -> Bool {
  value as AnyHashable == other
}
print(isSame(1, 1), isSame("a", 1), isSame(AnyHashable(1), 1))  // expect: true false true
func keys<Key: Hashable>(_ dictionary: [Key: Int]) -> [AnyHashable] { dictionary.keys.map { $0 } }
print(keys(["a": 1]))  // expect: [AnyHashable("a")]
func put<Value: Hashable>(_ value: Value, into set: inout Set<AnyHashable>) { set.insert(value) }
var set = Set<AnyHashable>()
put(1, into: &set)
put("x", into: &set)
put(1, into: &set)
print(set.count)  // expect: 2
