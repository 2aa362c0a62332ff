import CAllocations
import Glibc

/// What an operation takes.
struct Cost {
  /// Nanoseconds: the median of the rounds.
  var time: Double
  /// How often it asks for memory on the measuring thread.
  var allocations: Double
}

/// What an operation takes each contestant.
func measure(
  _ row: Row,
  _ contestants: [Contestant],
  rounds: Int
) -> [Contestant: Cost] {
  var times: [Contestant: [Double]] = [:]
  var costs: [Contestant: Cost] = [:]
  // One round to warm up, which counts the allocations. Interleaved, so that a busy moment of the machine hits all.
  for round in 0...rounds {
    for contestant in contestants {
      guard let (operations, run) = row.work(of: contestant) else { continue }
      let clock = clock(row, contestant)
      Work.total = 0
      let allocations = allocations_count()
      allocations_counting(round == 0 ? 1 : 0)
      let start = clock.nanoseconds
      run()
      let time = clock.nanoseconds - start
      allocations_counting(0)
      let allocated = allocations_count() - allocations
      precondition(
        Work.total == row.expected(operations),
        "\(contestant.rawValue) adds up to \(Work.total) in row \(row.number)"
      )
      if round == 0 {
        costs[contestant] = Cost(time: 0, allocations: Double(allocated) / Double(operations))
      } else {
        times[contestant, default: []].append(Double(time) / Double(operations))
      }
    }
  }
  for (contestant, times) in times { costs[contestant]?.time = times.sorted()[times.count / 2] }
  return costs
}

private func clock(_ row: Row, _ contestant: Contestant) -> Clock {
  // Tasks run on threads of their own.
  row.isSpread || contestant == .asyncAlgorithms ? .wall : .thread
}

/// Starts a thread that sleeps for good.
///
/// The C library leaves the lock prefix off in a process with one thread, and everything that counts references looks
/// cheaper than it is.
func becomeMultithreaded() {
  var thread = pthread_t()
  let status = pthread_create(&thread, nil, sleepForever, nil)
  precondition(status == 0, "a thread can be made")
}

private func sleepForever(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  while true { pause() }
}
