import Rx
import Testing

struct WithUnretainedTests {
  private final class Object { let name = "o" }

  @Test func completesWhenTheObjectIsGone() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    var object: Object? = Object()
    weak let watched = object
    let result = object.map { source.withUnretained($0) }
    let subscription = result?.subscribe { event in
      log.append("\(event.map { "\($0.name)\($1)" })")
    }
    source.onNext(1)
    object = nil
    #expect(watched == nil)
    source.onNext(2)
    #expect(log == ["next(o1)", "completed"])
    #expect(!source.hasObservers)
    subscription?.dispose()
  }

  @Test func laws() {
    let object = Object()
    checkOperatorLaws {
      $0.withUnretained(object) { $1 }
    }
    checkOperatorLaws { $0.withUnretained(object) }
  }
}
