import RxSwift

enum Trouble: Error {
  case late
}

func show<T>(_ name: String, _ maybe: Maybe<T>) {
  _ = maybe.subscribe(
    onSuccess: { print(name, "success", $0) }, onError: { print(name, "error", $0) },
    onCompleted: { print(name, "completed") }, onDisposed: { print(name, "disposed") })
}

let one = Maybe.just(1)
show("just", one)
show("empty", Maybe<Int>.empty())
show("error", Maybe<Int>.error(Trouble.late))
show(
  "create",
  Maybe<String>.create { maybe in
    maybe(.success("made"))
    maybe(.completed)
    return Disposables.create { print("create is disposed") }
  })
show(
  "create nothing",
  Maybe<String>.create { maybe in
    maybe(.completed)
    return Disposables.create()
  })
show("map", one.map { $0 + 1 })
show("filter", one.filter { $0 > 1 })
show("compactMap", one.compactMap { $0 == 1 ? "one" : nil })
show("flatMap", one.flatMap { _ in Maybe<Int>.empty() })
show("catchAndReturn", Maybe<Int>.error(Trouble.late).catchAndReturn(8))
show("catch", Maybe<Int>.error(Trouble.late).catch { _ in .empty() })
show("zip", Maybe.zip(one, Maybe<Int>.empty()) { $0 + $1 })
show("zip two", Maybe.zip(one, Maybe.just(2)) { $0 + $1 })
show("ifEmpty switch", Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(4)))
show("asMaybe", Observable<Int>.empty().asMaybe())
show("asMaybe of one", Observable.just(6).asMaybe())
show("asMaybe of two", Observable.of(1, 2).asMaybe())
_ = Maybe<Int>.empty().ifEmpty(default: 3).subscribe(onSuccess: { print("ifEmpty", $0) })
_ = Maybe<Int>.empty().ifEmpty(switchTo: Single.just(5)).subscribe(onSuccess: { print("ifEmpty single", $0) })
show(
  "do",
  one.do(
    onNext: { print("do next", $0) }, onCompleted: { print("do completed") },
    onDispose: { print("do dispose") }))
_ = one.subscribe { event in
  switch event {
  case .success(let value): print("event", value)
  case .error(let error): print("event", error)
  case .completed: print("event completed")
  }
}
_ = one.asObservable().subscribe { print("asObservable", $0) }

// expect: just success 1
// expect: just disposed
// expect: empty completed
// expect: empty disposed
// expect: error error late
// expect: error disposed
// expect: create success made
// expect: create disposed
// expect: create is disposed
// expect: create nothing completed
// expect: create nothing disposed
// expect: map success 2
// expect: map disposed
// expect: filter completed
// expect: filter disposed
// expect: compactMap success one
// expect: compactMap disposed
// expect: flatMap completed
// expect: flatMap disposed
// expect: catchAndReturn success 8
// expect: catchAndReturn disposed
// expect: catch completed
// expect: catch disposed
// expect: zip completed
// expect: zip disposed
// expect: zip two success 3
// expect: zip two disposed
// expect: ifEmpty switch success 4
// expect: ifEmpty switch disposed
// expect: asMaybe completed
// expect: asMaybe disposed
// expect: asMaybe of one success 6
// expect: asMaybe of one disposed
// expect: asMaybe of two error Sequence contains more than one element.
// expect: asMaybe of two disposed
// expect: ifEmpty 3
// expect: ifEmpty single 5
// expect: do next 1
// expect: do success 1
// expect: do disposed
// expect: do completed
// expect: do dispose
// expect: event 1
// expect: asObservable next(1)
// expect: asObservable completed
