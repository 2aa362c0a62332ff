// Views of collections print what the library stores in them, and a tuple in a case brings its own parentheses.

struct Letters: RandomAccessCollection {
  let letters: [Character]
  var startIndex: Int { 0 }
  var endIndex: Int { letters.count }
  subscript(position: Int) -> Character { letters[position] }
}
let letters = Letters(letters: ["a", "b", "c"])
print(letters.dropFirst())
// expect: Slice<Letters>(_startIndex: 1, _endIndex: 3, _base: main.Letters(letters: ["a", "b", "c"]))
print(String(letters.dropFirst()), letters.dropFirst().startIndex, letters.dropFirst().base.count)
// expect: bc 1 3
print(CollectionOfOne("x"))
// expect: CollectionOfOne("x")

enum Outcome { case done(Void), pair((Int, String)), named(pair: (Int, Int)) }
print(Outcome.done(()), Outcome.pair((1, "a")), Outcome.named(pair: (1, 2)))
// expect: done() pair(1, "a") named(pair: (1, 2))
let success: Result<Void, Never> = .success(())
print(success)
// expect: success()

extension Int {
  enum Kind { case even, odd }
  var kind: Kind { self % 2 == 0 ? .even : .odd }
}
print([1.kind], 2.kind, Int.Kind.self)
// expect: [(extension in main):Swift.Int.Kind.odd] even Kind
