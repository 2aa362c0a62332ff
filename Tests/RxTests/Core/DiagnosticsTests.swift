import Dispatch
import Foundation
import Rx
import Synchronization
import Testing

struct DiagnosticsTests {
  @Test func receiversThatAreAddedAtOnceAreAllKept() {
    let name = "receivers \(UInt64.random(in: 0 ... .max))"
    let reached = Reached()
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      Diagnostics.interceptWrite { others in
        // Others have the time to come in between, if they can.
        Thread.sleep(forTimeInterval: 0.001)
        return { line in
          if line == name { reached.add(number) }
          others(line)
        }
      }
    }
    Diagnostics.write(name)
    #expect(reached.numbers.count == 16)
  }

  private final class Reached: Sendable {
    private let found = Mutex<Set<Int>>([])

    var numbers: Set<Int> { found.withLock { $0 } }

    func add(_ number: Int) { found.withLock { _ = $0.insert(number) } }
  }
}
