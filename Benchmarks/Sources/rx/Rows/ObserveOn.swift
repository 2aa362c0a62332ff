import AsyncAlgorithms
import Dispatch
import Glibc
import OpenCombine
import OpenCombineDispatch
import Rx

extension Rows {
  static func observeOn() -> Row {
    let consume = Work.opaque { (number: Int) in consumeAndTell(number) }
    let queue = DispatchQueue(label: "rx-benchmark.observe-on")
    let mailbox = Mailbox()
    let subject = PublishSubject<Int>()
    let disposable =
      subject
      .observe(on: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial"))
      .subscribe(onNext: { consumeAndTell($0) })
    let passthrough = PassthroughSubject<Int, Never>()
    let cancellable = passthrough.receive(on: queue.ocombine).sink { consumeAndTell($0) }
    return Row(
      number: "14",
      title: "observe(on: serial queue)",
      isSpread: true,
      operations: count,
      expected: Work.sum(to:),
      limit: { operations in
        for number in 0..<operations { mailbox.put(number, on: queue, consume) }
        waitForLast()
      },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations { subject.onNext(number) }
          waitForLast()
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellable) {
          for number in 0..<operations { passthrough.send(number) }
          waitForLast()
        }
      },
      asyncAlgorithms: {
        for await number in AsyncChannel.counting(to: $0) { Work.consume(number) }
      }
    )
  }

  private static let arrived = DispatchSemaphore(value: 0)

  @inline(never) private static func consumeAndTell(_ number: Int) {
    Work.consume(number)
    if number == count - 1 { arrived.signal() }
  }

  private static func waitForLast() { arrived.wait() }

  /// A buffer, and one block on the queue that empties it.
  ///
  /// Sendable because `mutex` guards it.
  private final class Mailbox: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var numbers: [Int] = []
    private var isEmptying = false

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func put(_ number: Int, on queue: DispatchQueue, _ receive: @escaping (Int) -> Void) {
      pthread_mutex_lock(mutex)
      numbers.append(number)
      let mustStart = !isEmptying
      isEmptying = true
      pthread_mutex_unlock(mutex)
      if !mustStart { return }
      nonisolated(unsafe) let receive = receive  // Called on the queue only.
      queue.async { while self.empty(receive) {} }
    }

    private func empty(_ receive: (Int) -> Void) -> Bool {
      pthread_mutex_lock(mutex)
      let gathered = numbers
      numbers = []
      isEmptying = !gathered.isEmpty
      pthread_mutex_unlock(mutex)
      for number in gathered { receive(number) }
      return !gathered.isEmpty
    }
  }
}
