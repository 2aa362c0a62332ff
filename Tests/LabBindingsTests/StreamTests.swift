import Testing

/// Each family of streams, seen from a script.
struct StreamTests {
  @Test(arguments: [
    ScriptRow(
      "just, of, from, range",
      """
      _ = Observable.just(7).subscribe(onNext: { print($0) })
      _ = Observable.of("a", "b").subscribe(onNext: { print($0) }, onCompleted: { print("end") })
      _ = Observable.from([1, 2]).subscribe { print($0) }
      _ = Observable.range(start: 3, count: 2).subscribe(onNext: { print($0) })
      """,
      "7",
      "a",
      "b",
      "end",
      "next(1)",
      "next(2)",
      "completed",
      "3",
      "4"
    ),
    ScriptRow(
      "create",
      """
      let made = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.on(.next(2))
        observer.onCompleted()
        return Disposables.create { print("gone") }
      }
      _ = made.subscribe { print($0) }
      """,
      "next(1)",
      "next(2)",
      "completed",
      "gone"
    ),
    ScriptRow(
      "empty, never, error",
      """
      enum Oops: Error { case first }
      _ = Observable<Int>.empty().subscribe { print($0) }
      _ = Observable<Int>.never().subscribe { print($0) }
      _ = Observable<Int>.error(Oops.first).subscribe { print($0) }
      """,
      "completed",
      "error(first)"
    ),
    ScriptRow(
      "deferred, generate, using",
      """
      var turn = 0
      let late = Observable<Int>.deferred { turn += 1; return .just(turn) }
      _ = late.subscribe(onNext: { print($0) })
      _ = late.subscribe(onNext: { print($0) })
      _ = Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 3 })
        .subscribe(onNext: { print($0) })
      _ = Observable<Int>.using(
        { Disposables.create { print("closed") } }, observableFactory: { _ in .just(5) }
      ).subscribe(onNext: { print($0) })
      """,
      "1",
      "2",
      "1",
      "3",
      "5",
      "closed"
    ),
    ScriptRow(
      "interval, timer",
      """
      let start = Date()
      _ = Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance).take(2)
        .subscribe(onNext: { print($0, Date().timeIntervalSince(start)) })
      _ = Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("late", $0) })
      _ = Observable<Int>.timer(.seconds(3), period: .seconds(1), scheduler: MainScheduler.instance)
        .take(2).subscribe(onNext: { print("lap", $0) })
      """,
      "0 0.5",
      "1 1.0",
      "late 0",
      "lap 0",
      "lap 1"
    ),
  ])
  func creating(_ row: ScriptRow) { expectLines(row) }

  @Test(arguments: [
    ScriptRow(
      "map, compactMap, scan, reduce, enumerated",
      """
      let numbers = Observable.of(1, 2, 3)
      _ = numbers.map { $0 * 10 }.subscribe(onNext: { print($0) })
      _ = Observable.of("1", "x").compactMap { Int($0) }.subscribe(onNext: { print($0) })
      _ = numbers.scan(0) { $0 + $1 }.subscribe(onNext: { print("sum", $0) })
      _ = numbers.reduce(1, accumulator: { $0 * $1 }).subscribe(onNext: { print("all", $0) })
      _ = Observable.of("a").enumerated().subscribe(onNext: { print($0.index, $0.element) })
      """,
      "10",
      "20",
      "30",
      "1",
      "sum 1",
      "sum 3",
      "sum 6",
      "all 6",
      "0 a"
    ),
    ScriptRow(
      "flatMap and its kin",
      """
      let outer = PublishSubject<Int>()
      func inner(_ n: Int) -> Observable<String> {
        Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).map { _ in "\\(n)" }
      }
      _ = outer.flatMap { inner($0) }.subscribe(onNext: { print("every", $0) })
      _ = outer.flatMapLatest { inner($0) }.subscribe(onNext: { print("latest", $0) })
      _ = outer.flatMapFirst { inner($0) }.subscribe(onNext: { print("first", $0) })
      _ = outer.concatMap { inner($0) }.subscribe(onNext: { print("in turn", $0) })
      _ = outer.map { inner($0) }.switchLatest().subscribe(onNext: { print("switched", $0) })
      outer.onNext(1)
      outer.onNext(2)
      """,
      "every 1",
      "first 1",
      "in turn 1",
      "every 2",
      "latest 2",
      "switched 2",
      "in turn 2"
    ),
    ScriptRow(
      "buffer, materialize, dematerialize, toArray",
      """
      _ = Observable.of(1, 2, 3)
        .buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
        .subscribe(onNext: { print($0) })
      _ = Observable.of(1).materialize().subscribe(onNext: { print($0) })
      _ = Observable.of(1).materialize().dematerialize().subscribe { print($0) }
      _ = Observable.of(1, 2).toArray().subscribe(onSuccess: { print($0) })
      """,
      "[1, 2]",
      "[3]",
      "next(1)",
      "completed",
      "next(1)",
      "completed",
      "[1, 2]"
    ),
  ])
  func transforming(_ row: ScriptRow) { expectLines(row) }

  @Test(arguments: [
    ScriptRow(
      "filter, element, single, ignoreElements",
      """
      let numbers = Observable.of(1, 2, 3, 4)
      _ = numbers.filter { $0 % 2 == 0 }.subscribe(onNext: { print($0) })
      _ = numbers.element(at: 2).subscribe(onNext: { print("at", $0) })
      _ = numbers.single { $0 > 3 }.subscribe(onNext: { print("only", $0) })
      _ = numbers.ignoreElements().subscribe(onCompleted: { print("end") })
      """,
      "2",
      "4",
      "at 3",
      "only 4",
      "end"
    ),
    ScriptRow(
      "take and skip",
      """
      let numbers = Observable.of(1, 2, 3, 4)
      _ = numbers.take(1).subscribe(onNext: { print("take", $0) })
      _ = numbers.takeLast(1).subscribe(onNext: { print("last", $0) })
      _ = numbers.take(while: { $0 < 2 }).subscribe(onNext: { print("while", $0) })
      _ = numbers.take(until: { $0 == 2 }, behavior: .inclusive).subscribe(onNext: { print("until", $0) })
      _ = numbers.skip(3).subscribe(onNext: { print("skip", $0) })
      _ = numbers.skip(while: { $0 < 4 }).subscribe(onNext: { print("skip while", $0) })
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      let stop = Observable<Int>.timer(.milliseconds(1500), scheduler: MainScheduler.instance)
      _ = ticks.take(until: stop).subscribe(onNext: { print("till", $0) })
      _ = ticks.take(for: .milliseconds(1600), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("for", $0) })
      _ = ticks.skip(until: stop).take(1).subscribe(onNext: { print("from", $0) })
      """,
      "take 1",
      "last 4",
      "while 1",
      "until 1",
      "until 2",
      "skip 4",
      "skip while 4",
      "till 0",
      "for 0",
      "from 1"
    ),
    ScriptRow(
      "distinctUntilChanged",
      """
      _ = Observable.of(1, 1, 2).distinctUntilChanged().subscribe(onNext: { print($0) })
      _ = Observable.of(1, 3, 4).distinctUntilChanged { $0 % 2 == $1 % 2 }.subscribe(onNext: { print($0) })
      _ = Observable.of("a", "A", "b").distinctUntilChanged { $0.lowercased() }
        .subscribe(onNext: { print($0) })
      """,
      "1",
      "2",
      "1",
      "4",
      "a",
      "b"
    ),
    ScriptRow(
      "debounce, throttle, sample",
      """
      let keys = PublishSubject<String>()
      _ = keys.debounce(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("debounced", $0) })
      _ = keys.throttle(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("throttled", $0) })
      _ = keys.throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
        .subscribe(onNext: { print("first only", $0) })
      _ = keys.sample(Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance))
        .subscribe(onNext: { print("sampled", $0) })
      keys.onNext("a")
      keys.onNext("b")
      """,
      "throttled a",
      "first only a",
      "debounced b",
      "throttled b",
      "sampled b"
    ),
  ])
  func filtering(_ row: ScriptRow) { expectLines(row) }

  @Test(arguments: [
    ScriptRow(
      "startWith, concat, merge, amb, ifEmpty",
      """
      let one = Observable.of(1)
      let two = Observable.of(2)
      _ = one.startWith(0).subscribe(onNext: { print($0) })
      _ = one.concat(two).subscribe(onNext: { print("then", $0) })
      _ = Observable.concat([one, two]).subscribe(onNext: { print("in turn", $0) })
      _ = Observable.merge(one, two).subscribe(onNext: { print("both", $0) })
      _ = Observable.of(one, two).merge().subscribe(onNext: { print("all", $0) })
      _ = Observable.of(one, two).merge(maxConcurrent: 1).subscribe(onNext: { print("one by one", $0) })
      _ = Observable<Int>.never().amb(two).subscribe(onNext: { print("faster", $0) })
      _ = Observable<Int>.empty().ifEmpty(default: 9).subscribe(onNext: { print("default", $0) })
      _ = Observable<Int>.empty().ifEmpty(switchTo: two).subscribe(onNext: { print("other", $0) })
      """,
      "0",
      "1",
      "then 1",
      "then 2",
      "in turn 1",
      "in turn 2",
      "both 1",
      "both 2",
      "all 1",
      "all 2",
      "one by one 1",
      "one by one 2",
      "faster 2",
      "default 9",
      "other 2"
    ),
    ScriptRow(
      "combineLatest, zip, withLatestFrom",
      """
      let left = PublishSubject<Int>()
      let right = PublishSubject<String>()
      _ = Observable.combineLatest(left, right).subscribe(onNext: { print("latest", $0, $1) })
      _ = Observable.combineLatest(left, right) { "\\($0)\\($1)" }.subscribe(onNext: { print($0) })
      _ = Observable.zip(left, right, resultSelector: { "\\($0)-\\($1)" }).subscribe(onNext: { print($0) })
      _ = left.withLatestFrom(right) { "\\($0) with \\($1)" }.subscribe(onNext: { print($0) })
      _ = left.withLatestFrom(right).subscribe(onNext: { print("has", $0) })
      _ = Observable.combineLatest([left, left]).subscribe(onNext: { print($0) })
      left.onNext(1)
      right.onNext("a")
      left.onNext(2)
      """,
      "[1, 1]",
      "latest 1 a",
      "1a",
      "1-a",
      "latest 2 a",
      "2a",
      "2 with a",
      "has a",
      "[2, 1]",
      "[2, 2]"
    ),
  ])
  func combining(_ row: ScriptRow) { expectLines(row) }

  @Test(arguments: [
    ScriptRow(
      "catch, catchAndReturn, retry",
      """
      enum Oops: Error { case some }
      var tries = 0
      let shaky = Observable<Int>.create { observer in
        tries += 1
        if tries < 3 { observer.onError(Oops.some) } else { observer.onNext(tries); observer.onCompleted() }
        return Disposables.create()
      }
      _ = shaky.retry(3).subscribe(onNext: { print("try", $0) })
      let broken = Observable<Int>.error(Oops.some)
      _ = broken.catch { error in print(error); return .just(8) }.subscribe(onNext: { print($0) })
      _ = broken.catchAndReturn(9).subscribe(onNext: { print($0) })
      _ = broken.retry(2).subscribe(onError: { print("gave up:", $0) })
      """,
      "try 3",
      "some",
      "8",
      "9",
      "gave up: some"
    ),
    ScriptRow(
      "retry(when:), timeout, a throwing closure",
      """
      enum Oops: Error { case some }
      var tries = 0
      let shaky = Observable<Int>.deferred {
        tries += 1
        return tries < 3 ? .error(Oops.some) : .just(tries)
      }
      _ = shaky.retry(when: { errors in
        errors.flatMap { _ in Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance) }
      }).subscribe(onNext: { print("try", $0) })
      _ = Observable<Int>.never().timeout(.seconds(3), scheduler: MainScheduler.instance)
        .subscribe(onError: { print($0) })
      _ = Observable<Int>.never().timeout(.seconds(4), other: Observable.just(4), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print($0) })
      _ = Observable.of(1).map { _ -> Int in throw Oops.some }.subscribe(onError: { print("thrown", $0) })
      """,
      "thrown some",
      "try 3",
      "Sequence timeout.",
      "4"
    ),
  ])
  func errorHandling(_ row: ScriptRow) { expectLines(row) }

  @Test(arguments: [
    ScriptRow(
      "do",
      """
      _ = Observable.of(1).do(
        onNext: { print("before", $0) }, afterNext: { print("after", $0) },
        onCompleted: { print("done") }, onSubscribe: { print("subscribing") },
        onSubscribed: { print("subscribed") }, onDispose: { print("disposed") }
      ).subscribe(onNext: { print($0) })
      """,
      "subscribing",
      "subscribed",
      "before 1",
      "1",
      "after 1",
      "done",
      "disposed"
    ),
    ScriptRow(
      "delay, delaySubscription, observe(on:), subscribe(on:)",
      """
      let start = Date()
      func at() -> Double { Date().timeIntervalSince(start) }
      _ = Observable.of(1).delay(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print($0, at()) })
      _ = Observable.of(2).delaySubscription(.seconds(2), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print($0, at()) })
      let background = ConcurrentDispatchQueueScheduler(qos: .background)
      _ = Observable<Int>.deferred { print("on main:", Thread.isMainThread); return .just(3) }
        .subscribe(on: background).observe(on: MainScheduler.instance)
        .subscribe(onNext: { print($0, Thread.isMainThread) })
      """,
      "on main: false",
      "3 true",
      "1 1.0",
      "2 2.0"
    ),
  ])
  func utility(_ row: ScriptRow) { expectLines(row) }
}
