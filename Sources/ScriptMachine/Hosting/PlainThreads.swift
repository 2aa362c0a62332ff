import Glibc

/// Threads for the tasks of a program that runs without a stage: one at a time, in the order in which they became ready.
///
/// Time is virtual: it passes when every thread waits, up to the earliest that sleeps.
package final class PlainThreads: @unchecked Sendable {  // guard: the turn
  private final class Thread {
    private let turn = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    private var body: (() -> Void)?
    let threads: PlainThreads

    init(_ threads: PlainThreads, _ body: (() -> Void)? = nil) {
      self.threads = threads
      self.body = body
      sem_init(turn, 0, 0)
    }

    deinit {
      sem_destroy(turn)
      turn.deallocate()
    }

    func letRun() { sem_post(turn) }

    func waitForTurn() {
      while sem_wait(turn) != 0 {}  // a signal came between
    }

    func run() {
      waitForTurn()
      threads.running = self
      if !threads.isOver { body?() }
      // The thread itself ends later, when the program may be asked what is left of it.
      body = nil
      Runtime.releaseMachine()
      _ = threads.handOver(from: self)
    }
  }

  private static let stackSize = 16 << 20
  /// 2016-05-01 04:17:17 UTC, in seconds since the first moment of 1970.
  private static let startDate = 1_462_076_237.0

  private var ready: [Thread] = []
  /// Those that look again after `wake`.
  private var waiting: [Thread] = []
  private var sleeping: [(until: Double, thread: Thread)] = []
  private var now = 0.0
  private var running: Thread?
  /// Whether the program is over, so that threads only unwind.
  private var isOver = false
  private var polledTime = 0.0

  package init() {}

  /// Gives a runtime's host what this provides; the calling thread is the program's main.
  package func connect(_ runtime: Runtime) {
    running = Thread(self)
    runtime.host.startTask = { [unowned self] in start($0) }
    runtime.host.sleep = { [unowned self] in try sleep($0) }
    runtime.host.wait = { [unowned self] in try wait($0) }
    runtime.host.wake = { [unowned self] in wake() }
    runtime.host.now = { [unowned self] in Self.startDate + now }
    runtime.host.poll = { [unowned self, unowned runtime] in
      if isOver { throw ScriptStopped() }
      if now > polledTime { runtime.restoreBudget() }
      polledTime = now
    }
  }

  private func start(_ body: @escaping () -> Void) {
    guard !isOver else { return }
    let thread = Thread(self, body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    var handle = pthread_t()
    let held = Unmanaged.passRetained(thread)
    let started = pthread_create(
      &handle,
      &attributes,
      { raw in
        guard let raw else { return nil }
        Unmanaged<Thread>.fromOpaque(raw).takeRetainedValue().run()
        return nil
      },
      held.toOpaque()
    )
    if started == 0 { ready.append(thread) } else { held.release() }
  }

  private func sleep(_ seconds: Double) throws {
    guard let me = running else { return }
    let end = now + seconds
    let position = sleeping.firstIndex { $0.until > end } ?? sleeping.count
    sleeping.insert((end, me), at: position)
    leave(me)
    if isOver { throw ScriptStopped() }
  }

  /// Returns also when nothing can happen any more.
  private func wait(_ isDone: () throws -> Bool) throws {
    guard let me = running else { return }
    while try !isDone() {
      waiting.append(me)
      leave(me)
      if isOver { throw ScriptStopped() }
      if waiting.contains(where: { $0 === me }) {
        waiting.removeAll { $0 === me }
        return
      }
    }
  }

  private func wake() {
    ready += waiting
    waiting = []
  }

  /// Lets the next thread run, until it is this one's turn again.
  private func leave(_ me: Thread) {
    guard handOver(from: me) else { return }
    me.waitForTurn()
    running = me
  }

  /// - Returns: Whether another thread runs now.
  private func handOver(from me: Thread) -> Bool {
    let next: Thread
    if !ready.isEmpty {
      next = ready.removeFirst()
    } else if !sleeping.isEmpty {
      let first = sleeping.removeFirst()
      now = max(now, first.until)
      next = first.thread
    } else if let stuck = waiting.first {
      // Nothing can happen any more, which the first that waits finds out.
      next = stuck
    } else {
      return false
    }
    if next === me { return false }
    next.letRun()
    return true
  }

  /// Lets every other thread unwind; the program's main calls it when it is over.
  package func end() {
    guard let main = running else { return }
    isOver = true
    while true {
      let others = ready + waiting + sleeping.map(\.thread)
      (ready, waiting, sleeping) = (others, [], [])
      if others.isEmpty { break }
      ready.append(main)
      leave(main)
    }
    running = nil
  }
}
