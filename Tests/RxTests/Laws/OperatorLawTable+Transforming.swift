import FoundationEssentials
import Rx

extension OperatorLawTable {
  mutating func addTransforming() {
    add("map(_:)") {
      $0.map { $0 + 1 }
    } failing: {
      $0.map { _ -> Int in throw TestError() }
    }
    add("compactMap(_:)") {
      $0.compactMap { $0 > 1 ? $0 : nil }
    } failing: {
      $0.compactMap { _ -> Int? in throw TestError() }
    }
    add("enumerated()") { $0.enumerated() }
    add("flatMap(_:)") {
      $0.flatMap { Observable.just($0) }
    } failing: {
      $0.flatMap { _ -> Observable<Int> in throw TestError() }
    }
    add("flatMapFirst(_:)") {
      $0.flatMapFirst { Observable.just($0) }
    } failing: {
      $0.flatMapFirst { _ -> Observable<Int> in throw TestError() }
    }
    add("flatMapLatest(_:)") {
      $0.flatMapLatest { Observable.just($0) }
    } failing: {
      $0.flatMapLatest { _ -> Observable<Int> in throw TestError() }
    }
    add("flatMapLatest(_:)", overload: 2) {
      $0.flatMapLatest { Infallible.just($0) }
    } failing: {
      $0.flatMapLatest { _ -> Infallible<Int> in throw TestError() }
    }
    add("concatMap(_:)") {
      $0.concatMap { Observable.just($0) }
    } failing: {
      $0.concatMap { _ -> Observable<Int> in throw TestError() }
    }
    add("scan(_:accumulator:)") {
      $0.scan(0) { $0 + $1 }
    } failing: {
      $0.scan(0) { _, _ in throw TestError() }
    }
    add("scan(into:accumulator:)") {
      $0.scan(into: [Int]()) { $0.append($1) }
    } failing: {
      $0.scan(into: 0) { _, _ in throw TestError() }
    }
    add("groupBy(keySelector:)") {
      $0.groupBy { $0 % 2 }.merge()
    } failing: {
      $0.groupBy { _ -> Int in throw TestError() }
    }
    add("decode(type:decoder:)") {
      $0.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    }
  }
}
