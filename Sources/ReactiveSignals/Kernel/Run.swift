import ReactiveKernel
public import Synchronization

/// One run of a started producer: what its disposable disposes of.
///
/// A run is interrupted at its source, so that `interrupted` passes every operator on its way. After a terminal event has been
/// delivered, the run finishes: its resources are disposed of, in the order in which they were added. Operators that pass the end
/// on at once share the run of their source.
@usableFromInline
final class Run: CompositeDisposable {
  @usableFromInline static var interrupted: UInt8 { 1 }
  @usableFromInline static var silenced: UInt8 { 2 }

  /// What was demanded from outside.
  @usableFromInline let demand = Synchronization.Atomic<UInt8>(0)
  private let sourceLock = Lock()
  // Guarded by `sourceLock`.
  @exclusivity(unchecked) private var source: (any Interruptible)?
  @exclusivity(unchecked) private var input: AnyObject?

  /// Whether the source must not send any more values.
  @inlinable
  var isInterrupted: Bool { demand.load(ordering: .relaxed) != 0 }

  /// Whether the source must not send a terminal event either.
  @inlinable
  var isSilenced: Bool { demand.load(ordering: .relaxed) & Run.silenced != 0 }

  override var isOver: Bool { isInterrupted || isDisposed }

  /// Connects what ends the source when the run is interrupted.
  ///
  /// A source that only sends while it is being started has none: it checks `isInterrupted` instead.
  @usableFromInline
  func attach(_ source: any Interruptible) {
    sourceLock.locked { self.source = source }
    if isSilenced {
      source.endSilently()
    } else if isInterrupted {
      source.interrupt()
    }
  }

  /// Keeps what a program's handler sends to, until the run finishes or the program lets go of the run.
  @usableFromInline
  func keep(_ input: AnyObject) {
    sourceLock.locked { self.input = input }
    if isDisposed { releaseInput() }
  }

  /// Lets the source be interrupted if nothing else holds its input.
  @usableFromInline
  func releaseInput() {
    var (input, source): (AnyObject?, (any Interruptible)?)
    sourceLock.locked {
      swap(&input, &self.input)
      source = self.source
    }
    (source as? Run)?.releaseInput()
    withExtendedLifetime(input) {}
  }

  /// Interrupts the run.
  override func dispose() {
    if isDisposed
      || demand.bitwiseOr(Run.interrupted, ordering: .acquiringAndReleasing).oldValue != 0
    {
      return
    }
    sourceLock.locked { source }?.interrupt()
  }

  /// Ends the run without an event.
  @usableFromInline
  func endSilently() {
    if isDisposed { return }
    let old = demand.bitwiseOr(Run.silenced, ordering: .acquiringAndReleasing).oldValue
    if old & Run.silenced != 0 { return }
    sourceLock.locked { source }?.endSilently()
    finish()
  }

  @usableFromInline
  override func finish() {
    var (oldSource, oldInput): ((any Interruptible)?, AnyObject?)
    sourceLock.locked {
      swap(&oldSource, &source)
      swap(&oldInput, &input)
    }
    super.finish()
    withExtendedLifetime(oldInput) {}
  }

  /// Ends a source that only sends while it is being started.
  @usableFromInline
  func end<Value, Error>(
    _ observer: Signal<Value, Error>.Observer,
    _ termination: Termination<Error>
  ) {
    if !isSilenced { observer.onEnd(isInterrupted ? .interrupted : termination) }
    finish()
  }
}

extension Run: Interruptible {
  @usableFromInline
  func interrupt() { dispose() }
}

/// What interrupts a run that a program has started.
///
/// While the program holds it, a source whose handler has let go of its input is not interrupted.
final class RunHandle: Disposable {
  private let run: Run

  init(_ run: Run) { self.run = run }

  deinit { run.releaseInput() }

  var isDisposed: Bool { run.isDisposed }

  func dispose() { run.dispose() }
}
