public import Rx

/// Work that a person starts, one execution at a time, and whose errors do not end what started it.
///
///     let save = Action<String, Receipt>(enabledIf: isComplete) { text in api.save(text) }
///     saveButton.taps.withLatestFrom(text).bind(to: save.inputs).disposed(by: bag)
///     save.elements.bind(onNext: show).disposed(by: bag)
///     save.errors.bind(onNext: alert).disposed(by: bag)
///     save.executing.bind(to: spinner.rx.isAnimating).disposed(by: bag)
///
/// While an execution is in progress, and while `enabledIf` says false, an input is not executed and is reported as
/// `ActionError.notEnabled`.
public final class Action<Input, Element> {
  /// Returns the work for an input; it is subscribed to once.
  public typealias WorkFactory = (Input) -> Observable<Element>

  // The names of these two are the community's.
  // swift-format-ignore: NoLeadingUnderscores
  /// Whether an execution may start, apart from one that is in progress.
  public let _enabledIf: Observable<Bool>

  /// Returns the work for an input.
  public let workFactory: WorkFactory

  /// Executes each element that it receives; completion and errors are ignored.
  public let inputs: AnyObserver<Input>

  /// The errors of all executions, and the inputs that were not executed.
  public let errors: Observable<ActionError>

  /// The elements of all executions.
  public let elements: Observable<Element>

  /// Whether an execution is in progress; the present value first.
  public let executing: Observable<Bool>

  /// The executions, each as an observable of its elements, which replays the last one.
  public let executionObservables: Observable<Observable<Element>>

  /// Whether an input would be executed; the present value first.
  public let enabled: Observable<Bool>

  private let executions: Executions<Input, Element>

  /// - Parameters:
  ///   - enabledIf: Whether an execution may start.
  ///   - workFactory: Returns the work for an input.
  public init(
    enabledIf: Observable<Bool> = Observable.just(true),
    workFactory: @escaping WorkFactory
  ) {
    let executions = Executions(enabledIf: enabledIf, workFactory)
    self.executions = executions
    _enabledIf = enabledIf
    self.workFactory = workFactory
    inputs = AnyObserver { [weak executions] event in
      if case .next(let input) = event { executions?.start(input) }
    }
    errors = executions.errors.asObservable()
    elements = executions.all.flatMap { $0.catch { _ in Observable.empty() } }
    executing = executions.isExecuting.asObservable()
    executionObservables = executions.all.asObservable()
    enabled = executions.isEnabled.asObservable()
  }

  /// Creates an action whose work is of another kind, such as a `Single`.
  @_disfavoredOverload
  public convenience init<Work: ObservableConvertibleType>(
    enabledIf: Observable<Bool> = Observable.just(true),
    workFactory: @escaping (Input) -> Work
  ) where Work.Element == Element {
    self.init(enabledIf: enabledIf) { workFactory($0).asObservable() }
  }

  /// Executes an input at once.
  ///
  /// - Returns: The elements of the execution, all of them for each subscriber. It fails with an ``ActionError``, also if the input
  ///   was not executed. Disposing of a subscription does not cancel the execution.
  @discardableResult
  public func execute(_ value: Input) -> Observable<Element> {
    let result = ReplaySubject<Element>.createUnbounded()
    executions.start(value, result)
    return result.asObservable()
  }

  /// The errors of the work.
  public var underlyingError: Observable<any Error> {
    errors.compactMap { error in
      if case .underlyingError(let error) = error { error } else { nil }
    }
  }
}

extension Action where Input == Void {
  /// Executes at once; see `execute(_:)`.
  @discardableResult
  public func execute() -> Observable<Element> { execute(()) }
}

/// An action of a button: it takes nothing and sends nothing.
public typealias CocoaAction = Action<Void, Void>

/// An action whose work only completes.
public typealias CompletableAction<Input> = Action<Input, Never>

extension Action where Element == Never {
  /// Sends an element for each execution that completes.
  public var completions: Observable<Void> {
    executionObservables.flatMap { execution in
      execution.map { (_: Never) -> Void in }.catch { _ in Observable.never() }
        .concat(Observable.just(()))
    }
  }
}

/// Why an execution of an ``Action`` failed.
public enum ActionError: Error {
  /// The action was not enabled, or an execution was in progress.
  case notEnabled

  /// The work failed.
  case underlyingError(any Error)
}
