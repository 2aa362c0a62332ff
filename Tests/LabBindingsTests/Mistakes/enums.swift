import RxSwift
enum LoadError: Error { case offline, timeout }
func describe(_ e: LoadError) -> String {
  switch e {  // expect error: this `switch` has no case for `.timeout`
  case .offline: return "no net"
  }
}
let failing = Observable<Int>.error(LoadError.ofline)  // expect error: the type `LoadError` has no member `ofline`
failing.subscribe { event in
  switch event {
  case .next(let n): print(n)
  case .failure(let e): print(e)  // expect error: `Event` has no case `failure`
  case .completed: print("done")
  }
}
print(describe("offline"))  // expect error: expected `LoadError`, got `String`
throw LoadError.timeOut  // expect error: the type `LoadError` has no member `timeOut`
