import Glibc

/// A thread of a stage: its number, its name, and what it is doing.
///
/// `@unchecked Sendable`: everything that changes is touched only by the thread that holds the
/// stage's baton.
public final class StageThread: @unchecked Sendable {
  enum Kind {
    case main
    case worker
    case detached
  }

  /// 1 for main; the others are numbered 2, 3, … in order of first use.
  public let number: Int

  /// `main` for main; nil until somebody names the thread.
  public var name: String?

  let kind: Kind
  let wakeUp = NativeSemaphore()
  /// Set while the OS thread runs; a stage that never ran, and a thread that has ended, keep
  /// nothing alive.
  var stage: Stage?
  var native: NativeThread?
  var isGone = false

  /// Waits for a job; for a thread of the pool and for main in its loop.
  var isIdle = true
  var assignment: Assignment?
  /// The queues whose jobs this thread is within, outermost first.
  var queues: [QueueCore] = []
  var wait: Wait?
  var outcome = WakeReason.signalled
  var cause: Int?

  init(number: Int, name: String?, kind: Kind) {
    self.number = number
    self.name = name
    self.kind = kind
  }

  /// Gives the stack back, and what the thread's entry function holds: the stage among it.
  func forgetNative() {
    native = nil
    stage = nil
  }

  /// Whether this is the stage's main thread.
  public var isMain: Bool { kind == .main }

  /// The thread in a sentence: `main`, its name, or `worker 2`.
  public var title: String { name ?? "worker \(number)" }

  /// Bytes of stack that the calling thread has left; without bound outside of a stage.
  ///
  /// Costs a few nanoseconds.
  public static var stackRemaining: Int { CurrentThread.value?.stackRemaining ?? .max }

  /// Bytes of stack left on this thread.
  ///
  /// Only the thread itself may ask.
  public var stackRemaining: Int {
    guard let native else { return .max }
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { here in
      here.baseAddress.map { Int(bitPattern: $0) - native.stackLimit } ?? 0
    }
  }
}

extension StageThread: CustomStringConvertible {
  /// The form in which Apple's systems print a thread.
  ///
  /// The address is a stand-in that depends on nothing but the number.
  public var description: String {
    let address = String(0x6000_0000_0000 + number * 0x40, radix: 16)
    return "<NSThread: 0x\(address)>{number = \(number), name = \(name ?? "(null)")}"
  }
}
