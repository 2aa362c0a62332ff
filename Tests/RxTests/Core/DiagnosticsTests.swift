import Dispatch
import Rx
import Synchronization
import Testing

struct DiagnosticsTests {
  @Test func receiversThatAreAddedAtOnceAreAllKept() {
    let name = "receivers \(UInt64.random(in: 0 ... .max))"
    let reached = Reached()
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      Diagnostics.interceptWrite { others in
        { line in
          if line == name { reached.add(number) }
          others(line)
        }
      }
    }
    Diagnostics.write(name)
    #expect(reached.numbers.count == 64)
  }

  private final class Reached: Sendable {
    private let found = Mutex<Set<Int>>([])

    var numbers: Set<Int> { found.withLock { $0 } }

    func add(_ number: Int) { found.withLock { _ = $0.insert(number) } }
  }
}
