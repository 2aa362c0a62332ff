import RxSwift

// A zip of an array completes as soon as no pair can come any more; one of arguments waits until all have completed.
func pairs(_ name: String, _ zip: (Observable<Int>, Observable<Int>) -> Observable<String>) {
  let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
  _ = zip(a, b).subscribe { print(name, $0) }
  a.onNext(1)
  a.onCompleted()
  for number in 1...2 { b.onNext(number) }
  print(name, "after the elements")
  b.onCompleted()
}
pairs("tuple") { Observable.zip($0, $1).map { "\($0)\($1)" } }
pairs("selector") { Observable.zip($0, $1) { "\($0)\($1)" } }
pairs("three") { Observable.zip($0, $1, $1) { "\($0)\($1)\($2)" } }
pairs("array") { Observable.zip([$0, $1]).map { "\($0)" } }
pairs("array with selector") { Observable.zip([$0, $1]) { "\($0)" } }
pairs("infallible") {
  Infallible.zip($0.asInfallible(onErrorJustReturn: 0), $1.asInfallible(onErrorJustReturn: 0)) {
    "\($0)\($1)"
  }
  .asObservable()
}
// expect: tuple next(11)
// expect: tuple after the elements
// expect: tuple completed
// expect: selector next(11)
// expect: selector after the elements
// expect: selector completed
// expect: three next(111)
// expect: three after the elements
// expect: three completed
// expect: array next([1, 1])
// expect: array completed
// expect: array after the elements
// expect: array with selector next([1, 1])
// expect: array with selector completed
// expect: array with selector after the elements
// expect: infallible next(11)
// expect: infallible after the elements
// expect: infallible completed

// A source that ends last is disposed of before the result of arguments ends, and after the result of an array does.
func ends(_ name: String, _ joined: (Observable<Int>) -> Observable<String>) {
  let subject = PublishSubject<Int>()
  _ = joined(subject.do(onDispose: { print(name, "disposed") })).subscribe { print(name, $0) }
  subject.onNext(1)
  subject.onCompleted()
}
ends("zip") { Observable.zip($0, Observable.just(0)) { "\($0)\($1)" } }
ends("zip array") { Observable.zip([$0, Observable.just(0)]) { "\($0)" } }
ends("combineLatest") { Observable.combineLatest($0, Observable.just(0)) { "\($0)\($1)" } }
ends("combineLatest tuple") { Observable.combineLatest($0, Observable.just(0)).map { "\($0)\($1)" } }
ends("combineLatest array") { Observable.combineLatest([$0, Observable.just(0)]) { "\($0)" } }
ends("merge") { Observable.merge($0, Observable.just(0)).map { "\($0)" } }
ends("merge array") { Observable.merge([$0, Observable.just(0)]).map { "\($0)" } }
ends("concat") { Observable.concat($0, Observable.just(0)).map { "\($0)" } }
ends("concat array") { Observable.concat([$0, Observable.just(0)]).map { "\($0)" } }
ends("amb") { $0.amb(Observable.never()).map { "\($0)" } }
ends("amb array") { Observable.amb([$0, Observable.never()]).map { "\($0)" } }
ends("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { "\($0)\($1)" } }
ends("latest ends") { Observable.just(7).withLatestFrom($0.startWith(3)) { "\($0)\($1)" } }
// expect: zip next(10)
// expect: zip disposed
// expect: zip completed
// expect: zip array next([1, 0])
// expect: zip array completed
// expect: zip array disposed
// expect: combineLatest next(10)
// expect: combineLatest disposed
// expect: combineLatest completed
// expect: combineLatest tuple next(10)
// expect: combineLatest tuple disposed
// expect: combineLatest tuple completed
// expect: combineLatest array next([1, 0])
// expect: combineLatest array completed
// expect: combineLatest array disposed
// expect: merge next(0)
// expect: merge next(1)
// expect: merge disposed
// expect: merge completed
// expect: merge array next(0)
// expect: merge array next(1)
// expect: merge array disposed
// expect: merge array completed
// expect: concat next(1)
// expect: concat disposed
// expect: concat next(0)
// expect: concat completed
// expect: concat array next(1)
// expect: concat array disposed
// expect: concat array next(0)
// expect: concat array completed
// expect: amb next(1)
// expect: amb completed
// expect: amb disposed
// expect: amb array next(1)
// expect: amb array completed
// expect: amb array disposed
// expect: withLatestFrom next(10)
// expect: withLatestFrom completed
// expect: withLatestFrom disposed
// expect: latest ends next(73)
// expect: latest ends completed
// expect: latest ends disposed
