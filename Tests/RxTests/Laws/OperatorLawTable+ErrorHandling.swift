import Rx

extension OperatorLawTable {
  mutating func addErrorHandling() {
    add("catch(_:)", exempt: [.passesErrors: "another sequence takes the error's place"]) {
      $0.catch { _ in .just(7) }
    } failing: { source in
      source.concat(Observable.error(RxError.unknown)).catch { _ in throw TestError() }
    }
    add("catchAndReturn(_:)", exempt: [.passesErrors: "an element takes the error's place"]) {
      $0.catchAndReturn(7)
    }
    add("static catch(sequence:)") { Observable.catch(sequence: [$0]) }
    add("retry()", exempt: [.passesErrors: "it subscribes again"]) { $0.retry() }
    add("retry(_:)") { $0.retry(1) }
    add("retry(when:)") {
      $0.retry { (errors: Observable<TestError>) in
        errors.flatMap { Observable<Int>.error($0) }
      }
    }
    add("retry(when:)", overload: 2) {
      $0.retry { (errors: Observable<any Error>) in
        errors.flatMap { Observable<Int>.error($0) }
      }
    }
  }
}
