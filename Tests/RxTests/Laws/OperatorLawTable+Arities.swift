import Rx

extension OperatorLawTable {
  mutating func addCombiningArities() {
    add("static combineLatest(_:)") { Observable.combineLatest([$0, $0]) }
    add("static combineLatest(_:resultSelector:)") {
      Observable.combineLatest([$0, $0]) { $0.count }
    } failing: {
      Observable<Int>.combineLatest([$0, $0]) { _ in throw TestError() }
    }
    add("static combineLatest(_:_:)") { Observable.combineLatest($0, $0) }
    add("static combineLatest(_:_:resultSelector:)") {
      Observable.combineLatest($0, $0) { first, _ in first }
    } failing: {
      Observable<Int>.combineLatest($0, $0) { _, _ in throw TestError() }
    }
    add("static combineLatest(_:_:_:)") { Observable.combineLatest($0, $0, $0) }
    add("static combineLatest(_:_:_:resultSelector:)") {
      Observable.combineLatest($0, $0, $0) { first, _, _ in first }
    } failing: {
      Observable<Int>.combineLatest($0, $0, $0) { _, _, _ in throw TestError() }
    }
    add("static combineLatest(_:_:_:_:)") { Observable.combineLatest($0, $0, $0, $0) }
    add("static combineLatest(_:_:_:_:resultSelector:)") {
      Observable.combineLatest($0, $0, $0, $0) { first, _, _, _ in first }
    } failing: {
      Observable<Int>.combineLatest($0, $0, $0, $0) { _, _, _, _ in throw TestError() }
    }
    add("static combineLatest(_:_:_:_:_:)") { Observable.combineLatest($0, $0, $0, $0, $0) }
    add("static combineLatest(_:_:_:_:_:resultSelector:)") {
      Observable.combineLatest($0, $0, $0, $0, $0) { first, _, _, _, _ in first }
    } failing: {
      Observable<Int>.combineLatest($0, $0, $0, $0, $0) { _, _, _, _, _ in throw TestError() }
    }
    add("static combineLatest(_:_:_:_:_:_:)") { Observable.combineLatest($0, $0, $0, $0, $0, $0) }
    add("static combineLatest(_:_:_:_:_:_:resultSelector:)") {
      Observable.combineLatest($0, $0, $0, $0, $0, $0) { first, _, _, _, _, _ in first }
    } failing: {
      Observable<Int>.combineLatest($0, $0, $0, $0, $0, $0) { _, _, _, _, _, _ in throw TestError()
      }
    }
    add("static combineLatest(_:_:_:_:_:_:_:)") {
      Observable.combineLatest($0, $0, $0, $0, $0, $0, $0)
    }
    add("static combineLatest(_:_:_:_:_:_:_:resultSelector:)") {
      Observable.combineLatest($0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _ in first }
    } failing: {
      Observable<Int>.combineLatest($0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _ in
        throw TestError()
      }
    }
    add("static combineLatest(_:_:_:_:_:_:_:_:)") {
      Observable.combineLatest($0, $0, $0, $0, $0, $0, $0, $0)
    }
    add("static combineLatest(_:_:_:_:_:_:_:_:resultSelector:)") {
      Observable.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _, _ in first
      }
    } failing: {
      Observable<Int>.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, _ in
        throw TestError()
      }
    }
    add("static zip(_:)") { Observable.zip([$0, $0]) }
    add("static zip(_:resultSelector:)") {
      Observable.zip([$0, $0]) { $0.count }
    } failing: {
      Observable<Int>.zip([$0, $0]) { _ in throw TestError() }
    }
    add("static zip(_:_:)") { Observable.zip($0, $0) }
    add("static zip(_:_:resultSelector:)") {
      Observable.zip($0, $0) { first, _ in first }
    } failing: {
      Observable<Int>.zip($0, $0) { _, _ in throw TestError() }
    }
    add("static zip(_:_:_:)") { Observable.zip($0, $0, $0) }
    add("static zip(_:_:_:resultSelector:)") {
      Observable.zip($0, $0, $0) { first, _, _ in first }
    } failing: {
      Observable<Int>.zip($0, $0, $0) { _, _, _ in throw TestError() }
    }
    add("static zip(_:_:_:_:)") { Observable.zip($0, $0, $0, $0) }
    add("static zip(_:_:_:_:resultSelector:)") {
      Observable.zip($0, $0, $0, $0) { first, _, _, _ in first }
    } failing: {
      Observable<Int>.zip($0, $0, $0, $0) { _, _, _, _ in throw TestError() }
    }
    add("static zip(_:_:_:_:_:)") { Observable.zip($0, $0, $0, $0, $0) }
    add("static zip(_:_:_:_:_:resultSelector:)") {
      Observable.zip($0, $0, $0, $0, $0) { first, _, _, _, _ in first }
    } failing: {
      Observable<Int>.zip($0, $0, $0, $0, $0) { _, _, _, _, _ in throw TestError() }
    }
    add("static zip(_:_:_:_:_:_:)") { Observable.zip($0, $0, $0, $0, $0, $0) }
    add("static zip(_:_:_:_:_:_:resultSelector:)") {
      Observable.zip($0, $0, $0, $0, $0, $0) { first, _, _, _, _, _ in first }
    } failing: {
      Observable<Int>.zip($0, $0, $0, $0, $0, $0) { _, _, _, _, _, _ in throw TestError() }
    }
    add("static zip(_:_:_:_:_:_:_:)") { Observable.zip($0, $0, $0, $0, $0, $0, $0) }
    add("static zip(_:_:_:_:_:_:_:resultSelector:)") {
      Observable.zip($0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _ in first }
    } failing: {
      Observable<Int>.zip($0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _ in throw TestError() }
    }
    add("static zip(_:_:_:_:_:_:_:_:)") { Observable.zip($0, $0, $0, $0, $0, $0, $0, $0) }
    add("static zip(_:_:_:_:_:_:_:_:resultSelector:)") {
      Observable.zip($0, $0, $0, $0, $0, $0, $0, $0) { first, _, _, _, _, _, _, _ in first }
    } failing: {
      Observable<Int>.zip($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, _ in
        throw TestError()
      }
    }
  }
}
