print(stride(from: 0, to: 10, by: 3).reversed())  // expect: [9, 6, 3, 0]
print(type(of: stride(from: 0, to: 10, by: 3).reversed()))  // expect: Array<Int>
print(Void.self, type(of: ()), ())  // expect: () () ()
var text = ""
dump([1, 2], to: &text)
dump("a", to: &text, name: "letter")
print(text, terminator: "")
// expect: ▿ 2 elements
// expect:   - 1
// expect:   - 2
// expect: - letter: "a"
var line = ""
debugPrint("b", 1, to: &line)
debugPrint("c", "d", separator: "-", terminator: "!", to: &line)
print(line)
// expect: "b" 1
// expect: "c"-"d"!
dump(())  // expect: - (0 elements)
dump([1, 2].lazy)
// expect: ▿ Swift.LazySequence<Swift.Array<Swift.Int>>
// expect:   ▿ _base: 2 elements
// expect:     - 1
// expect:     - 2
