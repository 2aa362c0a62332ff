import Rx
import RxBinding
import RxTesting
import Testing

struct ActionTests {
  /// An action with a log of all that it tells.
  private final class Log {
    let lines = Lines()
    let work = PublishSubject<String>()
    let enabledIf = BehaviorRelay(value: true)
    private let bag = DisposeBag()

    func makeAction() -> Action<Int, String> {
      let action = Action<Int, String>(enabledIf: enabledIf.asObservable()) { [work] input in
        work.map { "\(input)\($0)" }
      }
      watch(action)
      return action
    }

    func watch<Input>(_ action: Action<Input, String>) {
      action.elements.subscribe(onNext: { [lines] in lines.add($0) }).disposed(by: bag)
      action.errors.subscribe(onNext: { [lines] in lines.add("\($0)") }).disposed(by: bag)
      action.executing.subscribe(onNext: { [lines] in lines.add("executing \($0)") })
        .disposed(by: bag)
      action.enabled.subscribe(onNext: { [lines] in lines.add("enabled \($0)") })
        .disposed(by: bag)
    }
  }

  @Test func anInputStartsTheWork() {
    let log = Log()
    let action = log.makeAction()
    #expect(log.lines.take() == ["executing false", "enabled true"])
    action.inputs.onNext(1)
    #expect(log.lines.take() == ["enabled false", "executing true"])
    log.work.onNext("a")
    log.work.onNext("b")
    #expect(log.lines.take() == ["1a", "1b"])
    log.work.onCompleted()
    #expect(log.lines.take() == ["enabled true", "executing false"])
  }

  @Test func oneExecutionAtATime() {
    let log = Log()
    let action = log.makeAction()
    action.inputs.onNext(1)
    _ = log.lines.take()
    action.inputs.onNext(2)
    #expect(log.lines.take() == ["notEnabled"])
    log.work.onNext("a")
    #expect(log.lines.take() == ["1a"])
  }

  @Test func onlyWhileItIsEnabled() {
    let log = Log()
    let action = log.makeAction()
    log.enabledIf.accept(false)
    _ = log.lines.take()
    action.inputs.onNext(1)
    #expect(log.lines.take() == ["notEnabled"])
    #expect(!log.work.hasObservers)
    log.enabledIf.accept(true)
    action.inputs.onNext(2)
    #expect(log.work.hasObservers)
  }

  @Test func anErrorEndsTheExecutionAndNotTheAction() {
    let lines = Lines()
    var attempts = 0
    let action = Action<Int, String> { input in
      attempts += 1
      return attempts == 1 ? .error(TestError()) : .just("\(input)")
    }
    _ = action.elements.subscribe(onNext: lines.add)
    _ = action.underlyingError.subscribe(onNext: { lines.add("\($0)") })
    _ = action.executing.subscribe(onNext: { lines.add("\($0)") })
    action.inputs.onNext(1)
    action.inputs.onNext(2)
    #expect(
      lines.take() == ["false", "true", "TestError(name: \"#\")", "false", "true", "false", "2"]
    )
  }

  @Test func workThatSendsSeveralElements() {
    let lines = Lines()
    let action = Action<Int, String> { .of("\($0)a", "\($0)b", "\($0)c") }
    _ = action.elements.subscribe(onNext: lines.add)
    action.inputs.onNext(1)
    action.inputs.onNext(2)
    #expect(lines.take() == ["1a", "1b", "1c", "2a", "2b", "2c"])
  }

  @Test func executeSendsItsOwnElementsToWhoeverSubscribes() {
    let log = Log()
    let action = log.makeAction()
    let result = action.execute(1)
    log.work.onNext("a")
    log.work.onNext("b")
    log.work.onCompleted()
    #expect(events(result) == ["next(1a)", "next(1b)", "completed"])
    _ = log.lines.take()
    log.enabledIf.accept(false)
    #expect(events(action.execute(2)) == ["error(notEnabled)"])
  }

  @Test func executeFailsWithTheErrorOfTheWork() {
    let action = Action<Int, Int> { _ in .error(TestError()) }
    #expect(
      events(action.execute(1)) == ["error(underlyingError(RxBindingTests.TestError(name: \"#\")))"]
    )
    let started = Action<Void, Int> { .just(1) }
    #expect(events(started.execute()) == ["next(1)", "completed"])
  }

  @Test func disposingOfAResultDoesNotCancel() {
    let log = Log()
    let action = log.makeAction()
    action.execute(1).subscribe().dispose()
    #expect(log.work.hasObservers)
    log.work.onNext("a")
    #expect(log.lines.take().suffix(1) == ["1a"])
  }

  @Test func workOfOtherKinds() {
    let lines = Lines()
    let single = Action<Int, Int> { input in Single.just(input * 2) }
    _ = single.elements.subscribe(onNext: { lines.add("\($0)") })
    single.inputs.onNext(4)
    let completable = CompletableAction<Bool> { succeeds in
      succeeds ? Completable.empty() : Completable.error(TestError())
    }
    _ = completable.completions.subscribe(onNext: { lines.add("completed") })
    _ = completable.errors.subscribe(onNext: { _ in lines.add("failed") })
    completable.inputs.onNext(true)
    completable.inputs.onNext(false)
    let cocoa = CocoaAction { .just(()) }
    _ = cocoa.elements.subscribe(onNext: { lines.add("tapped") })
    cocoa.execute()
    #expect(lines.take() == ["8", "completed", "failed", "tapped"])
  }

  @Test func theWorkEndsWithTheAction() {
    let log = Log()
    let work = PublishSubject<Int>()
    var action: Action<Int, Int>? = Action { _ in work }
    weak let kept = action
    let inputs = action?.inputs
    action?.execute(1)
    #expect(work.hasObservers)
    action = nil
    #expect(kept == nil)
    #expect(!work.hasObservers)
    inputs?.onNext(2)
    #expect(!work.hasObservers)
    withExtendedLifetime(log) {}
  }
}

/// What an observable sends while it is being subscribed to.
private func events<Element>(_ source: Observable<Element>) -> [String] {
  var log: [String] = []
  source.subscribe { log.append("\($0)") }.dispose()
  return log
}
