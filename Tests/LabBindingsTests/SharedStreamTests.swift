import Testing

/// Streams that several subscribers share, and subjects, seen from a script.
struct SharedStreamTests {
  @Test(arguments: [
    ScriptRow(
      "share and its scopes",
      """
      var runs = 0
      let source = Observable<Int>.deferred { runs += 1; return .just(runs) }
      let now = source.concat(Observable.never())
      let shared = now.share(replay: 1)
      let a = shared.subscribe(onNext: { print("a", $0) })
      let b = shared.subscribe(onNext: { print("b", $0) })
      a.dispose()
      b.dispose()
      let c = shared.subscribe(onNext: { print("c", $0) })
      let kept = now.share(replay: 1, scope: .forever)
      kept.subscribe(onNext: { print("d", $0) }).dispose()
      kept.subscribe(onNext: { print("e", $0) }).dispose()
      """,
      "a 1",
      "b 1",
      "c 2",
      "d 3",
      "e 3",
      "e 4"
    ),
    ScriptRow(
      "publish, replay, multicast, refCount",
      """
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)
      let hot = ticks.publish()
      _ = hot.subscribe(onNext: { print("hot", $0) })
      _ = hot.connect()
      let again = Observable.of(1, 2).concat(Observable.never()).replay(1)
      _ = again.connect()
      _ = again.subscribe(onNext: { print("replayed", $0) })
      _ = Observable.of(1, 2).replayAll().refCount().subscribe(onNext: { print("all", $0) })
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(onNext: { print("through", $0) })
      _ = Observable.of(5).multicast(subject).connect()
      """,
      "replayed 2",
      "all 1",
      "all 2",
      "through 5",
      "hot 0",
      "hot 1"
    ),
  ])
  func sharing(_ row: ScriptRow) { expectLines(row) }

  @Test(arguments: [
    ScriptRow(
      "subjects",
      """
      let publish = PublishSubject<Int>()
      publish.onNext(0)
      _ = publish.subscribe { print("publish", $0) }
      publish.onNext(1)
      publish.onCompleted()
      let behavior = BehaviorSubject(value: 2)
      _ = behavior.subscribe(onNext: { print("behavior", $0) })
      behavior.onNext(3)
      print(try! behavior.value())
      let replay = ReplaySubject<Int>.create(bufferSize: 1)
      replay.onNext(4)
      replay.onNext(5)
      _ = replay.subscribe(onNext: { print("replay", $0) })
      let async = AsyncSubject<Int>()
      _ = async.subscribe { print("async", $0) }
      async.onNext(6)
      async.onNext(7)
      async.onCompleted()
      """,
      "publish next(1)",
      "publish completed",
      "behavior 2",
      "behavior 3",
      "3",
      "replay 5",
      "async next(7)",
      "async completed"
    ),
    ScriptRow(
      "relays",
      """
      let publish = PublishRelay<Int>()
      let behavior = BehaviorRelay(value: 1)
      let replay = ReplayRelay<Int>.create(bufferSize: 1)
      replay.accept(9)
      _ = publish.subscribe(onNext: { print("publish", $0) })
      _ = behavior.subscribe(onNext: { print("behavior", $0) })
      _ = replay.subscribe(onNext: { print("replay", $0) })
      _ = Observable.of(2, 3).bind(to: publish)
      _ = Observable.of(4).bind(to: behavior)
      print(behavior.value)
      """,
      "behavior 1",
      "replay 9",
      "publish 2",
      "publish 3",
      "behavior 4",
      "4"
    ),
    ScriptRow(
      "disposables",
      """
      let one = Disposables.create { print("one") }
      one.dispose()
      one.dispose()
      var bag = DisposeBag()
      Disposables.create { print("two") }.disposed(by: bag)
      Observable<Int>.never().subscribe(onDisposed: { print("three") }).disposed(by: bag)
      bag = DisposeBag()
      let all = CompositeDisposable()
      all.insert(Disposables.create { print("four") })
      all.dispose()
      let serial = SerialDisposable()
      serial.disposable = Disposables.create { print("five") }
      serial.disposable = Disposables.create { print("six") }
      serial.dispose()
      print(serial.isDisposed)
      """,
      "one",
      "two",
      "three",
      "four",
      "five",
      "six",
      "true"
    ),
    ScriptRow(
      "events, observers and patterns",
      """
      let observer = AnyObserver<Int> { event in
        switch event {
        case .next(let value): print("value", value)
        case .error(let error): print("error", error)
        case .completed: print("completed")
        }
      }
      _ = Observable.of(1).subscribe(observer)
      let event = Event<Int>.next(4)
      print(event.element ?? 0, event.isCompleted, event.isStopEvent)
      """,
      "value 1",
      "completed",
      "4 false false"
    ),
  ])
  func subjects(_ row: ScriptRow) { expectLines(row) }
}
