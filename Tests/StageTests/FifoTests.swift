import Testing

@testable import Stage

struct FifoTests {
  @Test func keepsTheOrderOverManyTurns() {
    var line = Fifo<Int>()
    var taken: [Int] = []
    for number in 0..<1_000 {
      line.append(number)
      if number % 3 != 0, let first = line.popFirst() { taken.append(first) }
    }
    while let first = line.popFirst() { taken.append(first) }
    #expect(taken == Array(0..<1_000))
    #expect(line.isEmpty)
  }

  @Test func prependAndRemoveKeepTheRestInOrder() {
    var line = Fifo<Int>()
    for number in 1...5 { line.append(number) }
    #expect(line.popFirst() == 1)
    line.prepend(0)
    line.removeAll { $0 == 3 }
    var taken: [Int] = []
    while let first = line.popFirst() { taken.append(first) }
    #expect(taken == [0, 2, 4, 5])
  }
}
