import RxSwift

// `debug` gives the kind of sequence that it is asked of.
_ = Single.just(4).debug("single").subscribe(onSuccess: { print("got", $0) })
// expect: single -> subscribed
// expect: single -> Event next(4)
// expect: got 4
// expect: single -> Event completed
// expect: single -> isDisposed
_ = Single.just(4).debug("mapped").map { $0 + 1 }.subscribe(onSuccess: { print("got", $0) })
// expect: mapped -> subscribed
// expect: mapped -> Event next(4)
// expect: got 5
// expect: mapped -> Event completed
// expect: mapped -> isDisposed
let loading: Single<String> = Single.just("text")
_ = loading.debug("typed").subscribe(onSuccess: { print("got", $0) }, onFailure: { print($0) })
// expect: typed -> subscribed
// expect: typed -> Event next(text)
// expect: got text
// expect: typed -> Event completed
// expect: typed -> isDisposed
_ = Maybe<Int>.empty().debug("maybe")
  .subscribe(onSuccess: { print($0) }, onCompleted: { print("none") })
// expect: maybe -> subscribed
// expect: maybe -> Event completed
// expect: none
// expect: maybe -> isDisposed
_ = Completable.empty().debug("completable").subscribe(onCompleted: { print("done") })
// expect: completable -> subscribed
// expect: completable -> Event completed
// expect: done
// expect: completable -> isDisposed

// Disposables in an array are one.
let several = [
  Disposables.create { print("first is disposed") },
  Disposables.create { print("second is disposed") },
]
let all = Disposables.create(several)
all.dispose()
// expect: first is disposed
// expect: second is disposed
