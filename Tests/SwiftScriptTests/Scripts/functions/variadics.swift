func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
print(sum(), sum(1), sum(1, 2, 3))  // expect: 0 1 6
func tagged(_ items: String..., tag: String) -> String { tag + ":" + items.joined(separator: "|") }
print(tagged("a", "b", tag: "t"), tagged(tag: "u"))  // expect: t:a|b u:
func mixed(first: Int, _ rest: Double...) -> Double { Double(first) + rest.reduce(0, +) }
print(mixed(first: 1), mixed(first: 1, 2, 3.5))  // expect: 1.0 6.5
print("a", "b", separator: "/", terminator: ".\n")  // expect: a/b.
print(max(3, 9, 4), min(2.5, 1))  // expect: 9 1.0
