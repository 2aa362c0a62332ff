import RxSwift

enum Trouble: Error {
  case small
  case big(Int)
}

func show<T>(_ name: String, _ source: Observable<T>) {
  var line: [String] = []
  _ = source.subscribe { line.append("\($0)") }
  print(name, line.joined(separator: " "))
}

let failing = Observable.of(1, 2).concat(Observable.error(Trouble.small))
show("catch", failing.catch { _ in .just(0) })
show("catch throws", failing.catch { _ in throw Trouble.big(3) })
show("catchAndReturn", failing.catchAndReturn(-1))
show("catch sequence", Observable.catch(sequence: [failing, failing, .just(5)]))
show("retry", failing.retry(2))
show("retry when", failing.retry { errors in errors.take(1) })
show(
  "retry when an error is",
  failing.retry { (errors: Observable<Error>) in
    errors.enumerated().flatMap { attempt, error -> Observable<Int> in
      attempt < 1 ? .just(attempt) : .error(Trouble.big(attempt))
    }
  })
show("a closure that throws", Observable.of(1, 2).map { n -> Int in if n == 2 { throw Trouble.big(n) } else { return n } })
for error in [RxError.noElements, .moreThanOneElement, .overflow, .timeout, .unknown, .argumentOutOfRange] {
  print(error, "/", error.debugDescription)
}
_ = Observable<Int>.error(Trouble.big(7)).subscribe(onError: { error in
  switch error {
  case Trouble.big(let size): print("big", size)
  default: print("other")
  }
})

// expect: catch next(1) next(2) next(0) completed
// expect: catch throws next(1) next(2) error(big(3))
// expect: catchAndReturn next(1) next(2) next(-1) completed
// expect: catch sequence next(1) next(2) next(1) next(2) next(5) completed
// expect: retry next(1) next(2) next(1) next(2) error(small)
// expect: retry when next(1) next(2) next(1) next(2) completed
// expect: retry when an error is next(1) next(2) next(1) next(2) error(big(1))
// expect: a closure that throws next(1) error(big(2))
// expect: Sequence doesn't contain any elements. / Sequence doesn't contain any elements.
// expect: Sequence contains more than one element. / Sequence contains more than one element.
// expect: Arithmetic overflow occurred. / Arithmetic overflow occurred.
// expect: Sequence timeout. / Sequence timeout.
// expect: Unknown error occurred. / Unknown error occurred.
// expect: Argument out of range. / Argument out of range.
// expect: big 7
