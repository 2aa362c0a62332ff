import Rx

extension OperatorLawTable {
  mutating func addCombining() {
    add("startWith(_:)") { $0.startWith(7, 8) }
    add("concat()") { $0.map { Observable.just($0) }.concat() }
    add("concat(_:)") { $0.concat(Observable.just(7)) }
    add("static concat(_:)") { Observable.concat(AnySequence([$0, .just(7)])) }
    add("static concat(_:)", overload: 2) { Observable.concat([$0, .just(7)]) }
    add("static concat(_:)", overload: 3) { Observable.concat($0, .just(7)) }
    add("merge()") { $0.map { Observable.just($0) }.merge() }
    add("merge(maxConcurrent:)") { $0.map { Observable.just($0) }.merge(maxConcurrent: 1) }
    add("static merge(_:)") { Observable.merge(AnyCollection([$0, .just(7)])) }
    add("static merge(_:)", overload: 2) { Observable.merge([$0, .just(7)]) }
    add("static merge(_:)", overload: 3) { Observable.merge($0, .just(7)) }
    add("switchLatest()") { $0.map { Observable.just($0) }.switchLatest() }
    add("sample(_:defaultValue:)") { $0.sample($0, defaultValue: 7) }
    add("withLatestFrom(_:)") { $0.withLatestFrom($0) }
    add("withLatestFrom(_:resultSelector:)") {
      $0.withLatestFrom(Observable.just(7)) { $0 + $1 }
    } failing: {
      $0.withLatestFrom(Observable.just(7)) { (_, _) -> Int in throw TestError() }
    }
    add("amb(_:)") { $0.amb(Observable.never()) }
    add("static amb(_:)") { Observable.amb([$0, .never()]) }
    add("ifEmpty(default:)") { $0.ifEmpty(default: 7) }
    add("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: Observable.just(7)) }
  }
}
