import Glibc

/// A thread of a stage: its number, its name, and what it is doing.
///
/// `@unchecked Sendable` for the reason of ``BatonGuarded``; the stage itself works on a thread's state in every step, so it
/// is in place here.
public final class StageThread: @unchecked Sendable {
  enum Kind {
    case main
    case worker
    case detached
  }

  /// 1 for main; the others are numbered 2, 3, … in order of first use.
  public let number: Int

  /// `main` for main; nil until the script names the thread.
  public var name: String?

  let kind: Kind
  let wakeUp = NativeSemaphore()
  /// Set while the OS thread runs, so that a stage that never ran and a thread that has ended keep nothing alive.
  var stage: Stage?
  var native: NativeThread?
  var isGone = false
  /// Where the script asked for the thread.
  var request: SourcePosition?

  /// Whether a worker, or main after its script, waits for a job.
  var isIdle = true
  var assignment: Assignment?
  /// The queues whose jobs this thread is within, outermost first.
  var queues: [QueueCore] = []
  var wait: Wait?
  var outcome = WakeReason.signalled
  /// What led to what it does, innermost last; never empty.
  private var causes: [Cause?] = [nil]
  /// The cause of what it does.
  public var cause: Cause? {
    get { causes[causes.count - 1] }
    set { causes[causes.count - 1] = newValue }
  }
  /// Whether it describes what a record carries, which is no part of the run.
  var isDescribing = false

  init(number: Int, name: String?, kind: Kind) {
    self.number = number
    self.name = name
    self.kind = kind
  }

  /// Releases the stack, and what the thread's entry function holds: the stage, too.
  func forgetNative() {
    native = nil
    stage = nil
  }

  /// Whether this is the stage's main thread.
  public var isMain: Bool { kind == .main }

  /// The thread in a sentence, as its records name it: `main`, its name, or `worker 1` for thread 2.
  public var title: String { LogRecord.Thread(self).title }

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

extension StageThread {
  /// Runs `body` with `cause` as the cause of the records that it writes, and of the jobs, timers and threads that it starts.
  ///
  /// Only the thread itself may call it.
  public func withCause<Value>(
    _ cause: Cause?,
    _ body: () throws -> Value
  ) rethrows -> Value {
    causes.append(cause)
    defer { causes.removeLast() }
    return try body()
  }

  /// Makes `end` the cause of what the thread does next inside the innermost `withCause` of a record.
  ///
  /// If an observable ends during the call that subscribes to it, the rest of that call is caused by the end.
  public func replaceCause(_ record: Int, by end: Cause) {
    guard let index = causes.lastIndex(where: { $0?.record == record }) else { return }
    causes[index] = end
  }
}

extension StageThread: DeadlineOwner {
  func deadlineReached() { stage?.wake(self, .timedOut) }

  func deadlineDropped() {}
}

extension StageThread: CustomStringConvertible {
  /// The form in which Apple's systems print a thread.
  ///
  /// The address is a stand-in that depends on nothing but the number.
  public var description: String { LogRecord.Thread(self).description }
}
