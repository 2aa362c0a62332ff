import RxSwift

enum Trouble: Error {
  case late
}

func show<T>(_ name: String, _ single: Single<T>) {
  _ = single.subscribe(
    onSuccess: { print(name, "success", $0) }, onFailure: { print(name, "failure", $0) },
    onDisposed: { print(name, "disposed") })
}

let one = Single.just(1)
show("just", one)
show("error", Single<Int>.error(Trouble.late))
show(
  "create",
  Single<String>.create { single in
    single(.success("made"))
    single(.failure(Trouble.late))
    return Disposables.create { print("create is disposed") }
  })
show(
  "create failing",
  Single<String>.create { single in
    single(.failure(Trouble.late))
    return Disposables.create()
  })
show("map", one.map { $0 + 1 })
show("map throws", one.map { _ -> Int in throw Trouble.late })
show("flatMap", one.flatMap { Single.just($0 * 10) })
show("catch", Single<Int>.error(Trouble.late).catch { _ in .just(7) })
show("catchAndReturn", Single<Int>.error(Trouble.late).catchAndReturn(8))
show("retry", Single<Int>.error(Trouble.late).retry(2))
show("deferred", Single.deferred { .just("late") })
show("zip", Single.zip(one, Single.just("a")))
show("zip with", Single.zip(one, Single.just(2)) { $0 + $1 })
show("zip array", Single.zip([one, .just(2)]))
show("zip array with", Single.zip([one, .just(2)]) { $0.reduce(0, +) })
show(
  "do",
  one.do(
    onSuccess: { print("do success", $0) }, afterSuccess: { print("after", $0) },
    onSubscribe: { print("do subscribe") }, onSubscribed: { print("do subscribed") },
    onDispose: { print("do dispose") }))
_ = one.subscribe { result in
  switch result {
  case .success(let value): print("result", value)
  case .failure(let error): print("result", error)
  }
}
_ = one.filter { $0 > 5 }.subscribe(
  onSuccess: { print("filter", $0) }, onCompleted: { print("filter completed") })
_ = one.compactMap { $0 > 0 ? "positive" : nil }.subscribe(onSuccess: { print("compactMap", $0) })
_ = one.flatMapMaybe { Maybe.just($0 + 1) }.subscribe(onSuccess: { print("flatMapMaybe", $0) })
_ = one.flatMapCompletable { _ in .empty() }.subscribe(onCompleted: { print("flatMapCompletable") })
_ = one.asMaybe().subscribe(onSuccess: { print("asMaybe", $0) })
_ = one.asCompletable().subscribe(onCompleted: { print("asCompletable") })
_ = one.asObservable().subscribe { print("asObservable", $0) }
_ = one.primitiveSequence.subscribe { print("primitiveSequence", $0) }
_ = Observable.concat([one.asObservable(), .just(2)]).subscribe { print("concat", $0) }
_ = Observable.of(1, 2).flatMap { Single.just($0 * 3) }.subscribe { print("flat", $0) }

show("asSingle", Observable.just(3).asSingle())
show("asSingle of none", Observable<Int>.empty().asSingle())
show("asSingle of two", Observable.of(1, 2).asSingle())
show("first", Observable.of(1, 2).first())
show("first of none", Observable<Int>.empty().first())
show("toArray", Observable.of(1, 2).toArray())

final class Owner {}
var owner: Owner? = Owner()
let subject = PublishSubject<Int>()
_ = subject.asSingle().subscribe(
  with: owner!, onSuccess: { _, value in print("with", value) },
  onFailure: { _, error in print("with", error) }, onDisposed: { _ in print("with disposed") })
subject.onNext(5)
subject.onCompleted()

show(
  "using",
  Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { Single.just($0.isDisposed) }))
let clock = HistoricalScheduler()
show("timer", Single<Int>.timer(.seconds(2), scheduler: clock))
show("delay", one.delay(.seconds(1), scheduler: clock))
show("delaySubscription", one.delaySubscription(.seconds(1), scheduler: clock))
show("timeout", Single<Int>.never().timeout(.seconds(1), scheduler: clock))
show("timeout other", Single<Int>.never().timeout(.seconds(1), other: .just(9), scheduler: clock))
show("observe on", one.observe(on: clock))
show("subscribe on", one.subscribe(on: clock))
show("retry when", Single<Int>.error(Trouble.late).retry(when: { $0.take(1) }))
clock.start()
print(clock.clock.timeIntervalSince1970)

// expect: just success 1
// expect: just disposed
// expect: error failure late
// expect: error disposed
// expect: create success made
// expect: create disposed
// expect: create is disposed
// expect: create failing failure late
// expect: create failing disposed
// expect: map success 2
// expect: map disposed
// expect: map throws failure late
// expect: map throws disposed
// expect: flatMap success 10
// expect: flatMap disposed
// expect: catch success 7
// expect: catch disposed
// expect: catchAndReturn success 8
// expect: catchAndReturn disposed
// expect: retry failure late
// expect: retry disposed
// expect: deferred success late
// expect: deferred disposed
// expect: zip success (1, "a")
// expect: zip disposed
// expect: zip with success 3
// expect: zip with disposed
// expect: zip array success [1, 2]
// expect: zip array disposed
// expect: zip array with success 3
// expect: zip array with disposed
// expect: do subscribe
// expect: do success 1
// expect: do success 1
// expect: do disposed
// expect: after 1
// expect: do subscribed
// expect: do dispose
// expect: result 1
// expect: filter completed
// expect: compactMap positive
// expect: flatMapMaybe 2
// expect: flatMapCompletable
// expect: asMaybe 1
// expect: asCompletable
// expect: asObservable next(1)
// expect: asObservable completed
// expect: primitiveSequence success(1)
// expect: concat next(1)
// expect: concat next(2)
// expect: concat completed
// expect: flat next(3)
// expect: flat next(6)
// expect: flat completed
// expect: asSingle success 3
// expect: asSingle disposed
// expect: asSingle of none failure Sequence doesn't contain any elements.
// expect: asSingle of none disposed
// expect: asSingle of two failure Sequence contains more than one element.
// expect: asSingle of two disposed
// expect: first success Optional(1)
// expect: first disposed
// expect: first of none success nil
// expect: first of none disposed
// expect: toArray success [1, 2]
// expect: toArray disposed
// expect: with 5
// expect: with disposed
// expect: using success false
// expect: using disposed
// expect: A Single completed without an element. `retry(0)`, and `retry(when:)` with a trigger that completes, do that; use a Maybe if there may be none
// expect: retry when disposed
// expect: observe on success 1
// expect: observe on disposed
// expect: subscribe on success 1
// expect: subscribe on disposed
// expect: delay success 1
// expect: delay disposed
// expect: delaySubscription success 1
// expect: delaySubscription disposed
// expect: timeout failure Sequence timeout.
// expect: timeout disposed
// expect: timeout other success 9
// expect: timeout other disposed
// expect: timer success 0
// expect: timer disposed
// expect: 2.0
