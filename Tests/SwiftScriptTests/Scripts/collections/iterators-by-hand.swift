var it = ["a", "b", "c"].makeIterator()
var pairs: [String] = []
if var previous = it.next() {
  while let next = it.next() { pairs.append(previous + next); previous = next }
}
print(pairs, it.next() as Any)  // expect: ["ab", "bc"] nil
var counter = (1...3).makeIterator()
print(counter.next()!, counter.next()!, counter.next()!, counter.next() == nil)
// expect: 1 2 3 true
