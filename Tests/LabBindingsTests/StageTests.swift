import Testing

/// Threads, queues, clocks and the older spellings, seen from a script.
struct StageTests {
  @Test(arguments: [
    ScriptRow(
      "threads",
      """
      print(Thread.isMainThread, Thread.current.isMainThread)
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 1)
        print("beside", Thread.isMainThread)
      }
      Thread.sleep(forTimeInterval: 2)
      print("main")
      """,
      "true true",
      "beside false",
      "main"
    ),
    ScriptRow(
      "dispatch queues",
      """
      let serial = DispatchQueue(label: "lab.serial")
      serial.async { print("first", Thread.isMainThread) }
      print(serial.sync { 4 })
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("two seconds") }
      DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + .milliseconds(500)) {
        print("half a second")
      }
      DispatchQueue.main.async { print("next turn") }
      print("script")
      """,
      "first false",
      "4",
      "script",
      "next turn",
      "half a second",
      "two seconds"
    ),
    ScriptRow(
      "groups and semaphores",
      """
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "lab.many", attributes: .concurrent)
      for n in [2, 1] {
        queue.async(group: group) {
          Thread.sleep(forTimeInterval: Double(n))
          print("slept", n)
        }
      }
      group.notify(queue: .main) { print("notified") }
      group.wait()
      let semaphore = DispatchSemaphore(value: 0)
      queue.async { semaphore.signal() }
      semaphore.wait()
      print("signalled")
      """,
      "slept 1",
      "slept 2",
      "signalled",
      "notified"
    ),
    ScriptRow(
      "timer sources",
      """
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: 1)
      var laps = 0
      timer.setEventHandler {
        laps += 1
        print("lap", laps)
        if laps == 2 { timer.cancel() }
      }
      timer.resume()
      """,
      "lap 1",
      "lap 2"
    ),
    ScriptRow(
      "operation queues",
      """
      let queue = OperationQueue()
      queue.addOperation { print("operation", Thread.isMainThread) }
      let scheduler = OperationQueueScheduler(operationQueue: queue)
      _ = Observable.of(1).observe(on: scheduler).subscribe(onNext: { print($0, Thread.isMainThread) })
      """,
      "operation false",
      "1 false"
    ),
    ScriptRow(
      "schedulers",
      """
      let serial = SerialDispatchQueueScheduler(qos: .default)
      let named = SerialDispatchQueueScheduler(internalSerialQueueName: "lab")
      let onQueue = SerialDispatchQueueScheduler(
        queue: DispatchQueue(label: "lab.own"), internalSerialQueueName: "own")
      for scheduler in [serial, named, onQueue] {
        _ = Observable.of(1, 2).observe(on: scheduler).subscribe(onNext: { print($0, Thread.isMainThread) })
        Thread.sleep(forTimeInterval: 1)
      }
      _ = Observable.of(3).observe(on: MainScheduler.asyncInstance).subscribe(onNext: { print($0) })
      _ = Observable.of(4).observe(on: MainScheduler.instance).subscribe(onNext: { print($0) })
      _ = Observable.just(5, scheduler: CurrentThreadScheduler.instance).subscribe(onNext: { print($0) })
      """,
      "1 false",
      "2 false",
      "1 false",
      "2 false",
      "1 false",
      "2 false",
      "4",
      "5",
      "3"
    ),
    ScriptRow(
      "dates",
      """
      let start = Date()
      print(start.timeIntervalSince1970)
      Thread.sleep(forTimeInterval: 1.5)
      print(Date().timeIntervalSince(start), start.timeIntervalSinceNow)
      print(start < Date(), start.addingTimeInterval(1.5) < Date())
      """,
      "1462076237.0",
      "1.5 -1.5",
      "true false"
    ),
  ])
  func stage(_ row: ScriptRow) { expectLines(row) }

  @Test(arguments: [
    ScriptRow(
      "an interval made by hand",
      """
      func seconds(_ period: Double) -> Observable<Int> {
        return Observable.create { observer in
          let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
          timer.scheduleRepeating(deadline: DispatchTime.now() + period, interval: period)
          var count = 0
          timer.setEventHandler {
            observer.on(.next(count))
            count += 1
          }
          timer.resume()
          return Disposables.create { timer.cancel() }
        }
      }
      let subscription = seconds(0.5).subscribe(onNext: { print($0) })
      Thread.sleep(forTimeInterval: 1.2)
      subscription.dispose()
      """,
      "0",
      "1"
    ),
    ScriptRow(
      "observeOn, subscribeOn, delay of a number",
      """
      let background = ConcurrentDispatchQueueScheduler(globalConcurrentQueueQOS: .background)
      _ = Observable<Int>.create { observer in
        print("made on main:", NSThread.currentThread().isMainThread)
        observer.onNext(1)
        observer.onCompleted()
        return NopDisposable.instance
      }
      .subscribeOn(background)
      .delay(1.0, scheduler: MainScheduler.instance)
      .observeOn(MainScheduler.instance)
      .subscribe(onNext: { print($0, NSThread.currentThread().isMainThread) })
      """,
      "made on main: false",
      "1 true"
    ),
    ScriptRow(
      "shareReplay of 0, 1 and 2",
      """
      for size in [0, 1, 2] {
        let shared = Observable<Int>.interval(1, scheduler: MainScheduler.instance).take(3)
          .shareReplay(size)
        let early = shared.subscribe(onNext: { _ in })
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
          _ = shared.subscribe(onNext: { print(size, "gets", $0) })
        }
      }
      """,
      "1 gets 1",
      "2 gets 0",
      "2 gets 1",
      "0 gets 2",
      "1 gets 2",
      "2 gets 2"
    ),
    ScriptRow(
      "shareReplay keeps, shareReplayLatestWhileConnected forgets",
      """
      let source = PublishSubject<Int>()
      let kept = source.shareReplay(1)
      let connected = source.shareReplayLatestWhileConnected()
      for shared in [kept, connected] {
        let first = shared.subscribe(onNext: { print("first", $0) })
        source.onNext(1)
        first.dispose()
        shared.subscribe(onNext: { print("second", $0) }).dispose()
      }
      """,
      "first 1",
      "second 1",
      "first 1"
    ),
    ScriptRow(
      "bags, one-event subscriptions, errors",
      """
      enum Oops: ErrorType { case some }
      let bag = DisposeBag()
      Observable.of(1).subscribeNext { print("next", $0) }.addDisposableTo(bag)
      Observable<Int>.empty().subscribeCompleted { print("completed") }.addDisposableTo(bag)
      let broken = Observable<Int>.error(Oops.some)
      broken.subscribeError { print("error", $0) }.addDisposableTo(bag)
      broken.catchErrorJustReturn(2).subscribeNext { print($0) }.addDisposableTo(bag)
      broken.catchError { _ in Observable.just(3) }.subscribeNext { print($0) }.addDisposableTo(bag)
      AnonymousDisposable { print("gone") }.dispose()
      """,
      "next 1",
      "completed",
      "error some",
      "2",
      "3",
      "gone"
    ),
    ScriptRow(
      "elementAt, takeUntil, takeWhile, skipUntil, skipWhile, doOnNext, bindTo",
      """
      let numbers = Observable.of(1, 2, 3)
      _ = numbers.elementAt(1).subscribeNext { print("at", $0) }
      _ = numbers.takeWhile { $0 < 2 }.subscribeNext { print("while", $0) }
      _ = numbers.skipWhile { $0 < 3 }.subscribeNext { print("from", $0) }
      _ = numbers.takeUntil(Observable<Int>.never()).takeLast(1).subscribeNext { print("until", $0) }
      _ = Observable.range(start: 1, count: 3).skipUntil(Observable<Int>.just(0)).take(1).subscribeNext { print("after", $0) }
      _ = Observable.of(4).doOnNext { print("do", $0) }.subscribeNext { print($0) }
      let subject = PublishSubject<Int>()
      _ = subject.subscribeNext { print("bound", $0) }
      _ = Observable.of(5).bindTo(subject)
      """,
      "at 2",
      "while 1",
      "from 3",
      "until 3",
      "after 1",
      "do 4",
      "4",
      "bound 5"
    ),
    ScriptRow(
      "dispatch_async",
      """
      let queue = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0)
      dispatch_async(queue) {
        print("beside", NSThread.currentThread().isMainThread)
        dispatch_async(dispatch_get_main_queue()) {
          print("main", NSThread.currentThread().isMainThread)
        }
      }
      """,
      "beside false",
      "main true"
    ),
  ])
  func olderSpellings(_ row: ScriptRow) {
    KnownDifferences.run(row.name) { expectLines(row) }
  }
}
