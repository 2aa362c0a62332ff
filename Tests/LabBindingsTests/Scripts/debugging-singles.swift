import RxSwift

// `debug` gives the kind of sequence that it is asked of.
_ = Single.just(4).debug("single").subscribe(onSuccess: { print("got", $0) })
// expect: got 4
_ = Single.just(4).debug("mapped").map { $0 + 1 }.subscribe(onSuccess: { print("got", $0) })
// expect: got 5
let loading: Single<String> = Single.just("text")
_ = loading.debug("typed").subscribe(onSuccess: { print("got", $0) }, onFailure: { print($0) })
// expect: got text
_ = Maybe<Int>.empty().debug("maybe")
  .subscribe(onSuccess: { print($0) }, onCompleted: { print("none") })
// expect: none
_ = Completable.empty().debug("completable").subscribe(onCompleted: { print("done") })
// expect: done

// Disposables in an array are one.
let several = [
  Disposables.create { print("first is disposed") },
  Disposables.create { print("second is disposed") },
]
let all = Disposables.create(several)
all.dispose()
// expect: first is disposed
// expect: second is disposed
