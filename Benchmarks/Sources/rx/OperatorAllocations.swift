import CAllocations
import Rx

/// How often a subscription to an operator asks for memory, apart from its source and its subscriber.
///
/// Unlike the times, the same in every run; and not a test, since only optimised code has these numbers.
struct OperatorAllocations {
  /// An operator that handles one event at a time is one object.
  static let allowed = 1.0

  let name: String
  let count: Double

  static func measureAll() -> [OperatorAllocations] {
    // Registers nothing and keeps nobody, so that all that is counted is the operator's and the subscriber's.
    let source = Observable<Int>.never()
    let object = Work.Box()
    let subscriber = measure(source)
    func row<Source: ObservableConvertibleType>(_ name: String, _ source: Source) -> Self {
      Self(name: name, count: measure(source.asObservable()) - subscriber)
    }
    return [
      row("map", source.map { Work.addOne($0) }),
      row("compactMap", source.compactMap { Work.addOne($0) }),
      row("enumerated", source.enumerated()),
      row("scan", source.scan(0) { Work.sum($0, $1) }),
      row("scan(into:)", source.scan(into: 0) { $0 = Work.sum($0, $1) }),
      row("filter", source.filter { Work.isWanted($0) }),
      row("distinctUntilChanged", source.distinctUntilChanged()),
      row("distinctUntilChanged, by key", source.distinctUntilChanged { Work.addOne($0) }),
      row("distinctUntilChanged, by comparer", source.distinctUntilChanged { $0 == $1 }),
      row("take", source.take(2)),
      row("take(while:)", source.take(while: { Work.isWanted($0) })),
      row("take(until:), by predicate", source.take(until: { Work.isWanted($0) })),
      row("takeLast", source.takeLast(2)),
      row("skip", source.skip(2)),
      row("skip(while:)", source.skip(while: { Work.isWanted($0) })),
      row("element(at:)", source.element(at: 2)),
      row("single", source.single()),
      row("first", source.first()),
      row("asSingle", source.asSingle()),
      row("asMaybe", source.asMaybe()),
      row("startWith", source.startWith(2)),
      row("ifEmpty(default:)", source.ifEmpty(default: 2)),
      row("toArray", source.toArray()),
      row("reduce", source.reduce(0) { Work.sum($0, $1) }),
      row("materialize", source.materialize()),
      row("do", source.do(onNext: { Work.consume($0) }, onDispose: { Work.consume(1) })),
      row("withUnretained", source.withUnretained(object)),
    ]
  }

  private static func measure<Element>(_ source: Observable<Element>) -> Double {
    let count = 1_000
    var handles: [any Disposable] = []
    handles.reserveCapacity(count + 1)
    // What a process makes once, such as metadata, is made by the first one.
    handles.append(source.subscribe(onNext: { _ in }))
    allocations_counting(1)
    defer { allocations_counting(0) }
    let before = allocations_count()
    for _ in 0..<count { handles.append(source.subscribe(onNext: { _ in })) }
    return withExtendedLifetime(handles) {
      Double(allocations_count() - before) / Double(count)
    }
  }
}
