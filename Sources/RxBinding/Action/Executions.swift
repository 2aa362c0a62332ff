import Rx

/// The executions of an action, and what is known of them.
final class Executions<Input, Element> {
  let all = PublishSubject<Observable<Element>>()
  let errors = PublishSubject<ActionError>()
  let isExecuting = BehaviorRelay(value: false)
  let isEnabled = BehaviorRelay(value: false)

  private let workFactory: (Input) -> Observable<Element>
  private let bag = DisposeBag()
  private let current = SerialDisposable()

  init(
    enabledIf: Observable<Bool>,
    _ workFactory: @escaping (Input) -> Observable<Element>
  ) {
    self.workFactory = workFactory
    current.disposed(by: bag)
    Observable.combineLatest(isExecuting, enabledIf) { !$0 && $1 }
      .bind(to: isEnabled)
      .disposed(by: bag)
  }

  /// Executes an input, or reports that it is not executed.
  ///
  /// - Parameter result: Receives the elements of the execution, and its error as an `ActionError`.
  func start(_ input: Input, _ result: ReplaySubject<Element>? = nil) {
    guard isEnabled.value else {
      errors.onNext(.notEnabled)
      result?.onError(ActionError.notEnabled)
      return
    }
    let execution = workFactory(input)
      .do(onError: { [errors] in errors.onNext(.underlyingError($0)) })
      .share(replay: 1, scope: .forever)
    // On the trampoline: work that sends several elements on it sends the first one when all have subscribed.
    _ = CurrentThreadScheduler.instance.schedule(()) { [self] _ in
      isExecuting.accept(true)
      let end = { [isExecuting] in isExecuting.accept(false) }
      current.disposable = execution.subscribe(onError: { _ in end() }, onCompleted: end)
      all.onNext(execution)
      if let result {
        execution.catch { throw ActionError.underlyingError($0) }
          .subscribe(result)
          .disposed(by: bag)
      }
      return Disposables.create()
    }
  }
}
