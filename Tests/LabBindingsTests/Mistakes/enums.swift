import RxSwift
enum LoadError: Error { case offline, timeout }
func describe(_ e: LoadError) -> String {
  switch e {  // expect error: switch must be exhaustive
  case .offline: return "no net"
  }
}
let wrong = Observable<Int>.error(LoadError.ofline)  // expect error: type 'LoadError' has no member 'ofline'
let failing = Observable<Int>.error(LoadError.offline)
failing.subscribe { event in
  switch event {
  case .next(let n): print(n)
  case .failure(let e): print(e)  // expect error: type 'Event<Int>' has no member 'failure'
  case .completed: print("done")
  }
}
print(describe("offline"))  // expect error: cannot convert value of type 'String' to expected argument type 'LoadError'
throw LoadError.timeOut  // expect error: type 'LoadError' has no member 'timeOut'
