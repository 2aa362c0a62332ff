import ReactiveKernel

/// Runs the work of an action, or fails if the action is disabled.
final class ActionSource<State, Input, Output, Error: Swift.Error>:
  Source<Output, ActionError<Error>>
{
  private let action: Action<Input, Output, Error>
  private let condition: ActionCondition<State>
  private let makeWork: (State) -> SignalProducer<Output, Error>

  init(
    _ action: Action<Input, Output, Error>,
    _ condition: ActionCondition<State>,
    _ makeWork: @escaping (State) -> SignalProducer<Output, Error>
  ) {
    self.action = action
    self.condition = condition
    self.makeWork = makeWork
    super.init()
  }

  override func start(_ observer: Signal<Output, ActionError<Error>>.Observer, _ run: Run) {
    if run.isInterrupted { return run.end(observer, .interrupted) }
    guard let state = condition.beginRun() else {
      run.end(observer, .failed(.disabled))
      return action.sent.sendDisabled()
    }
    let core = SignalCore<Output, ActionError<Error>>(.forbidden, run)
    _ = core.add(observer)
    run.attach(core)
    let sent = action.sent
    let work = makeWork(state).start(
      Signal.Observer(
        next: { value in
          core.send(value)
          sent.send(value)
        },
        end: { termination in
          core.end(termination.mapError { .producerFailed($0) })
          sent.send(termination)
        }
      )
    )
    // Behind the end of synchronous work: it is disposed of at once then.
    run.store(ActionEnd(work, condition, action))
  }
}

/// Interrupts the work of an action, and ends its run, which keeps the action alive.
private final class ActionEnd<State>: Disposable {
  private let flag = StopFlag()
  private let work: any Disposable
  private let condition: ActionCondition<State>
  private let action: AnyObject

  init(_ work: any Disposable, _ condition: ActionCondition<State>, _ action: AnyObject) {
    self.work = work
    self.condition = condition
    self.action = action
  }

  var isDisposed: Bool { flag.isSet }

  func dispose() {
    guard flag.set() else { return }
    work.dispose()
    condition.endRun()
  }
}
