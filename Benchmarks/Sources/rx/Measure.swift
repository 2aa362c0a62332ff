import Glibc

/// Nanoseconds per operation, for each contestant: the median of interleaved rounds.
func measure(_ row: Row, rounds: Int) -> [Contestant: Double] {
  var times: [Contestant: [Double]] = [:]
  // One round to warm up, uncounted. Interleaved, so that a busy moment of the machine hits all of them.
  for round in 0...rounds {
    for contestant in Contestant.allCases {
      let work = contestant.work(in: row)
      let start = nanoseconds()
      work()
      let time = Double(nanoseconds() - start) / Double(row.operations)
      if round > 0 { times[contestant, default: []].append(time) }
    }
  }
  return times.mapValues { $0.sorted()[$0.count / 2] }
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

// The thread's own time: what others do on the machine at the same moment does not count.
private func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
