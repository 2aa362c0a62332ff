import RxSwift

enum Trouble: Error {
  case late
}

func show(_ name: String, _ completable: Completable) {
  _ = completable.subscribe(
    onCompleted: { print(name, "completed") }, onError: { print(name, "error", $0) },
    onDisposed: { print(name, "disposed") })
}

let done = Completable.empty()
let failed = Completable.error(Trouble.late)
show("empty", done)
show("error", failed)
show(
  "create",
  Completable.create { completable in
    completable(.completed)
    completable(.error(Trouble.late))
    return Disposables.create { print("create is disposed") }
  })
show("concat", done.concat(failed))
show("concat many", Completable.concat(done, done))
show("concat array", Completable.concat([done, failed, done]))
show("zip", Completable.zip(done, done))
show("zip array", Completable.zip([done, failed]))
show("andThen", done.andThen(failed))
show("catch", failed.catch { _ in .empty() })
show("retry", failed.retry(2))
show("ignoreElements", Observable.of(1, 2).ignoreElements().asCompletable())
show("deferred", Completable.deferred { done })
show(
  "do",
  done.do(
    onCompleted: { print("do completed") }, afterCompleted: { print("after completed") },
    onSubscribe: { print("do subscribe") }, onSubscribed: { print("do subscribed") },
    onDispose: { print("do dispose") }))
_ = done.andThen(Single.just(1)).subscribe(onSuccess: { print("then single", $0) })
_ = done.andThen(Maybe.just(2)).subscribe(onSuccess: { print("then maybe", $0) })
_ = done.andThen(Observable.of(3, 4)).subscribe { print("then", $0) }
_ = failed.andThen(Observable.of(3, 4)).subscribe { print("then not", $0) }
_ = done.subscribe { event in
  switch event {
  case .completed: print("event completed")
  case .error(let error): print("event", error)
  }
}
_ = done.asObservable().subscribe { print("asObservable", $0) }

// expect: empty completed
// expect: empty disposed
// expect: error error late
// expect: error disposed
// expect: create completed
// expect: create disposed
// expect: create is disposed
// expect: concat error late
// expect: concat disposed
// expect: concat many completed
// expect: concat many disposed
// expect: concat array error late
// expect: concat array disposed
// expect: zip completed
// expect: zip disposed
// expect: zip array error late
// expect: zip array disposed
// expect: andThen error late
// expect: andThen disposed
// expect: catch completed
// expect: catch disposed
// expect: retry error late
// expect: retry disposed
// expect: ignoreElements completed
// expect: ignoreElements disposed
// expect: deferred completed
// expect: deferred disposed
// expect: do subscribe
// expect: do completed
// expect: do completed
// expect: do disposed
// expect: after completed
// expect: do subscribed
// expect: do dispose
// expect: then single 1
// expect: then maybe 2
// expect: then next(3)
// expect: then next(4)
// expect: then completed
// expect: then not error(late)
// expect: event completed
// expect: asObservable completed

print(CompletableEvent.error(Trouble.late))  // expect: error(main.Trouble.late)
print(CompletableEvent.completed)  // expect: completed
