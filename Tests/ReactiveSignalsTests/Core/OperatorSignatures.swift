import Dispatch
import Foundation
import ReactiveSignals

// Names every operator of the API with its labels, types and constraints: a call of each in a function of the same signature. It is
// a test by being compiled.

extension Signal {
  fileprivate func api1<U>(_ p0: @escaping (Value) -> U) -> Signal<U, Error> { self.map(p0) }

  fileprivate func api3<U>(value p0: U) -> Signal<U, Error> { self.map(value: p0) }

  fileprivate func api5<U>(_ p0: KeyPath<Value, U>) -> Signal<U, Error> { self.map(p0) }

  fileprivate func api7<F>(_ p0: @escaping (Error) -> F) -> Signal<Value, F> where F: Swift.Error {
    self.mapError(p0)
  }

  fileprivate func api9<U>(_ p0: @escaping (Value) -> U?) -> Signal<U, Error> {
    self.compactMap(p0)
  }

  fileprivate func api11<U>(_ p0: @escaping (Value) -> U?) -> Signal<U, Error> {
    self.filterMap(p0)
  }

  fileprivate func api13<U>(on p0: any Scheduler, transform p1: @escaping (Value) -> U) -> Signal<
    U, Error
  > { self.lazyMap(on: p0, transform: p1) }

  fileprivate func api15() -> Signal<Event, Never> { self.materialize() }

  fileprivate func api17() -> Signal<Result<Value, Error>, Never> { self.materializeResults() }

  fileprivate func api23<U>(_ p0: U, _ p1: @escaping (U, Value) -> U) -> Signal<U, Error> {
    self.scan(p0, p1)
  }

  fileprivate func api25<U>(into p0: U, _ p1: @escaping (inout U, Value) -> Void) -> Signal<
    U, Error
  > { self.scan(into: p0, p1) }

  fileprivate func api27<State, U>(_ p0: State, _ p1: @escaping (State, Value) -> (State, U))
    -> Signal<U, Error>
  { self.scanMap(p0, p1) }

  fileprivate func api29<State, U>(into p0: State, _ p1: @escaping (inout State, Value) -> U)
    -> Signal<U, Error>
  { self.scanMap(into: p0, p1) }

  fileprivate func api31<U>(_ p0: U, _ p1: @escaping (U, Value) -> U) -> Signal<U, Error> {
    self.reduce(p0, p1)
  }

  fileprivate func api33<U>(into p0: U, _ p1: @escaping (inout U, Value) -> Void) -> Signal<
    U, Error
  > { self.reduce(into: p0, p1) }

  fileprivate func api35(_ p0: Value) -> Signal<(Value, Value), Error> { self.combinePrevious(p0) }

  fileprivate func api37() -> Signal<(Value, Value), Error> { self.combinePrevious() }

  fileprivate func api39() -> Signal<[Value], Error> { self.collect() }

  fileprivate func api41(count p0: Int) -> Signal<[Value], Error> { self.collect(count: p0) }

  fileprivate func api43(_ p0: @escaping (_ collectedValues: [Value]) -> Bool) -> Signal<
    [Value], Error
  > { self.collect(p0) }

  fileprivate func api44(_ p0: @escaping (_ collected: [Value], _ latest: Value) -> Bool) -> Signal<
    [Value], Error
  > { self.collect(p0) }

  fileprivate func api46(
    every p0: DispatchTimeInterval,
    on p1: any DateScheduler,
    skipEmpty p2: Bool,
    discardWhenCompleted p3: Bool
  ) -> Signal<[Value], Error> {
    self.collect(every: p0, on: p1, skipEmpty: p2, discardWhenCompleted: p3)
  }

  fileprivate func api49(_ p0: @escaping (Value) -> Result<(), Error>) -> Signal<Value, Error> {
    self.attempt(p0)
  }

  fileprivate func api55<U>(_ p0: @escaping (Value) -> Result<U, Error>) -> Signal<U, Error> {
    self.attemptMap(p0)
  }

  fileprivate func api79<U>(
    _ p0: FlattenStrategy,
    _ p1: @escaping (Value) -> SignalProducer<U, Error>
  ) -> Signal<U, Error> { self.flatMap(p0, p1) }

  fileprivate func api81<Inner>(_ p0: FlattenStrategy, _ p1: @escaping (Value) -> Inner) -> Signal<
    Inner.Value, Error
  > where Error == Inner.Error, Inner: SignalProducerConvertible { self.flatMap(p0, p1) }

  fileprivate func api83<U>(
    _ p0: FlattenStrategy,
    _ p1: @escaping (Value) -> SignalProducer<U, Never>
  ) -> Signal<U, Error> { self.flatMap(p0, p1) }

  fileprivate func api85<Inner>(_ p0: FlattenStrategy, _ p1: @escaping (Value) -> Inner) -> Signal<
    Inner.Value, Error
  > where Inner: SignalProducerConvertible, Inner.Error == Never { self.flatMap(p0, p1) }

  fileprivate func api95<F>(_ p0: @escaping (Error) -> SignalProducer<Value, F>) -> Signal<Value, F>
  where F: Swift.Error { self.flatMapError(p0) }

  fileprivate func api97<Inner>(_ p0: @escaping (Error) -> Inner) -> Signal<Value, Inner.Error>
  where Value == Inner.Value, Inner: SignalProducerConvertible { self.flatMapError(p0) }

  fileprivate func api99(_ p0: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    self.filter(p0)
  }

  fileprivate func api105(_ p0: @escaping (Value, Value) -> Bool) -> Signal<Value, Error> {
    self.skipRepeats(p0)
  }

  fileprivate func api107<Identity>(_ p0: @escaping (Value) -> Identity) -> Signal<Value, Error>
  where Identity: Hashable { self.uniqueValues(p0) }

  fileprivate func api111(first p0: Int) -> Signal<Value, Error> { self.skip(first: p0) }

  fileprivate func api113(until p0: Signal<(), Never>) -> Signal<Value, Error> {
    self.skip(until: p0)
  }

  fileprivate func api115(while p0: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    self.skip(while: p0)
  }

  fileprivate func api118(first p0: Int) -> Signal<Value, Error> { self.take(first: p0) }

  fileprivate func api120(during p0: Lifetime) -> Signal<Value, Error> { self.take(during: p0) }

  fileprivate func api122(until p0: Signal<(), Never>) -> Signal<Value, Error> {
    self.take(until: p0)
  }

  fileprivate func api124(untilReplacement p0: Signal<Value, Error>) -> Signal<Value, Error> {
    self.take(untilReplacement: p0)
  }

  fileprivate func api125(last p0: Int) -> Signal<Value, Error> { self.take(last: p0) }

  fileprivate func api127(while p0: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    self.take(while: p0)
  }

  fileprivate func api129(until p0: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    self.take(until: p0)
  }

  fileprivate func api134<U>(with p0: Signal<U, Error>) -> Signal<(Value, U), Error> {
    self.combineLatest(with: p0)
  }

  fileprivate static func api136<B>(_ p0: Signal<Value, Error>, _ p1: Signal<B, Error>) -> Signal<
    (Value, B), Error
  > { Self.combineLatest(p0, p1) }

  fileprivate static func api137<S>(_ p0: S) -> Signal<[Value], Error>
  where S: Sequence, S.Element == Signal<Value, Error> { Self.combineLatest(p0) }

  fileprivate func api142<U>(with p0: Signal<U, Error>) -> Signal<(Value, U), Error> {
    self.zip(with: p0)
  }

  fileprivate static func api144<B>(_ p0: Signal<Value, Error>, _ p1: Signal<B, Error>) -> Signal<
    (Value, B), Error
  > { Self.zip(p0, p1) }

  fileprivate static func api145<S>(_ p0: S) -> Signal<[Value], Error>
  where S: Sequence, S.Element == Signal<Value, Error> { Self.zip(p0) }

  fileprivate func api150(with p0: Signal<Value, Error>) -> Signal<Value, Error> {
    self.merge(with: p0)
  }

  fileprivate static func api152<Seq>(_ p0: Seq) -> Signal<Value, Error>
  where Seq: Sequence, Seq.Element == Signal<Value, Error> { Self.merge(p0) }

  fileprivate static func api153(_ p0: Signal<Value, Error>...) -> Signal<Value, Error> {
    Self.merge(p0[0], p0[1])
  }

  fileprivate func api157<T>(with p0: Signal<T, Never>) -> Signal<(Value, T), Error> {
    self.sample(with: p0)
  }

  fileprivate func api158(on p0: Signal<(), Never>) -> Signal<Value, Error> { self.sample(on: p0) }

  fileprivate func api163<U>(from p0: Signal<U, Never>) -> Signal<(Value, U), Error> {
    self.withLatest(from: p0)
  }

  fileprivate func api165<U>(from p0: SignalProducer<U, Never>) -> Signal<(Value, U), Error> {
    self.withLatest(from: p0)
  }

  fileprivate func api166<Samplee>(from p0: Samplee) -> Signal<(Value, Samplee.Value), Error>
  where Samplee: SignalProducerConvertible, Samplee.Error == Never { self.withLatest(from: p0) }

  fileprivate func api205(on p0: any Scheduler) -> Signal<Value, Error> { self.observe(on: p0) }

  fileprivate func api207(_ p0: TimeInterval, on p1: any DateScheduler) -> Signal<Value, Error> {
    self.delay(p0, on: p1)
  }

  fileprivate func api209(_ p0: TimeInterval, on p1: any DateScheduler) -> Signal<Value, Error> {
    self.throttle(p0, on: p1)
  }

  fileprivate func api211<P>(while p0: P, on p1: any Scheduler) -> Signal<Value, Error>
  where P: PropertyProtocol, P.Value == Bool { self.throttle(while: p0, on: p1) }

  fileprivate func api213(
    _ p0: TimeInterval,
    on p1: any DateScheduler,
    discardWhenCompleted p2: Bool
  ) -> Signal<Value, Error> { self.debounce(p0, on: p1, discardWhenCompleted: p2) }

  fileprivate func api215(after p0: TimeInterval, raising p1: Error, on p2: any DateScheduler)
    -> Signal<Value, Error>
  { self.timeout(after: p0, raising: p1, on: p2) }

  fileprivate func api233(
    event p0: ((Event) -> Void)?,
    failed p1: ((Error) -> Void)?,
    completed p2: (() -> Void)?,
    interrupted p3: (() -> Void)?,
    terminated p4: (() -> Void)?,
    disposed p5: (() -> Void)?,
    value p6: ((Value) -> Void)?
  ) -> Signal<Value, Error> {
    self.on(
      event: p0,
      failed: p1,
      completed: p2,
      interrupted: p3,
      terminated: p4,
      disposed: p5,
      value: p6
    )
  }
}

extension SignalProducer {
  fileprivate func api2<U>(_ p0: @escaping (Value) -> U) -> SignalProducer<U, Error> {
    self.map(p0)
  }

  fileprivate func api4<U>(value p0: U) -> SignalProducer<U, Error> { self.map(value: p0) }

  fileprivate func api6<U>(_ p0: KeyPath<Value, U>) -> SignalProducer<U, Error> { self.map(p0) }

  fileprivate func api8<F>(_ p0: @escaping (Error) -> F) -> SignalProducer<Value, F>
  where F: Swift.Error { self.mapError(p0) }

  fileprivate func api10<U>(_ p0: @escaping (Value) -> U?) -> SignalProducer<U, Error> {
    self.compactMap(p0)
  }

  fileprivate func api12<U>(_ p0: @escaping (Value) -> U?) -> SignalProducer<U, Error> {
    self.filterMap(p0)
  }

  fileprivate func api14<U>(on p0: any Scheduler, transform p1: @escaping (Value) -> U)
    -> SignalProducer<U, Error>
  { self.lazyMap(on: p0, transform: p1) }

  fileprivate func api16() -> SignalProducer<ProducedSignal.Event, Never> { self.materialize() }

  fileprivate func api18() -> SignalProducer<Result<Value, Error>, Never> {
    self.materializeResults()
  }

  fileprivate func api24<U>(_ p0: U, _ p1: @escaping (U, Value) -> U) -> SignalProducer<U, Error> {
    self.scan(p0, p1)
  }

  fileprivate func api26<U>(into p0: U, _ p1: @escaping (inout U, Value) -> Void) -> SignalProducer<
    U, Error
  > { self.scan(into: p0, p1) }

  fileprivate func api28<State, U>(_ p0: State, _ p1: @escaping (State, Value) -> (State, U))
    -> SignalProducer<U, Error>
  { self.scanMap(p0, p1) }

  fileprivate func api30<State, U>(into p0: State, _ p1: @escaping (inout State, Value) -> U)
    -> SignalProducer<U, Error>
  { self.scanMap(into: p0, p1) }

  fileprivate func api32<U>(_ p0: U, _ p1: @escaping (U, Value) -> U) -> SignalProducer<U, Error> {
    self.reduce(p0, p1)
  }

  fileprivate func api34<U>(into p0: U, _ p1: @escaping (inout U, Value) -> Void) -> SignalProducer<
    U, Error
  > { self.reduce(into: p0, p1) }

  fileprivate func api36(_ p0: Value) -> SignalProducer<(Value, Value), Error> {
    self.combinePrevious(p0)
  }

  fileprivate func api38() -> SignalProducer<(Value, Value), Error> { self.combinePrevious() }

  fileprivate func api40() -> SignalProducer<[Value], Error> { self.collect() }

  fileprivate func api42(count p0: Int) -> SignalProducer<[Value], Error> {
    self.collect(count: p0)
  }

  fileprivate func api45(_ p0: @escaping (_ collected: [Value], _ latest: Value) -> Bool)
    -> SignalProducer<[Value], Error>
  { self.collect(p0) }

  fileprivate func api47(
    every p0: DispatchTimeInterval,
    on p1: any DateScheduler,
    skipEmpty p2: Bool,
    discardWhenCompleted p3: Bool
  ) -> SignalProducer<[Value], Error> {
    self.collect(every: p0, on: p1, skipEmpty: p2, discardWhenCompleted: p3)
  }

  fileprivate func api48(_ p0: @escaping (_ values: [Value]) -> Bool) -> SignalProducer<
    [Value], Error
  > { self.collect(p0) }

  fileprivate func api50(_ p0: @escaping (Value) -> Result<(), Error>) -> SignalProducer<
    Value, Error
  > { self.attempt(p0) }

  fileprivate func api59<U>(_ p0: @escaping (Value) -> Result<U, Error>) -> SignalProducer<U, Error>
  { self.attemptMap(p0) }

  fileprivate func api80<U>(
    _ p0: FlattenStrategy,
    _ p1: @escaping (Value) -> SignalProducer<U, Error>
  ) -> SignalProducer<U, Error> { self.flatMap(p0, p1) }

  fileprivate func api82<Inner>(_ p0: FlattenStrategy, _ p1: @escaping (Value) -> Inner)
    -> SignalProducer<Inner.Value, Error>
  where Error == Inner.Error, Inner: SignalProducerConvertible { self.flatMap(p0, p1) }

  fileprivate func api84<U>(
    _ p0: FlattenStrategy,
    _ p1: @escaping (Value) -> SignalProducer<U, Never>
  ) -> SignalProducer<U, Error> { self.flatMap(p0, p1) }

  fileprivate func api86<Inner>(_ p0: FlattenStrategy, _ p1: @escaping (Value) -> Inner)
    -> SignalProducer<Inner.Value, Error>
  where Inner: SignalProducerConvertible, Inner.Error == Never { self.flatMap(p0, p1) }

  fileprivate func api96<F>(_ p0: @escaping (Error) -> SignalProducer<Value, F>) -> SignalProducer<
    Value, F
  > where F: Swift.Error { self.flatMapError(p0) }

  fileprivate func api98<Inner>(_ p0: @escaping (Error) -> Inner) -> SignalProducer<
    Value, Inner.Error
  > where Value == Inner.Value, Inner: SignalProducerConvertible { self.flatMapError(p0) }

  fileprivate func api100(_ p0: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    self.filter(p0)
  }

  fileprivate func api106(_ p0: @escaping (Value, Value) -> Bool) -> SignalProducer<Value, Error> {
    self.skipRepeats(p0)
  }

  fileprivate func api108<Identity>(_ p0: @escaping (Value) -> Identity) -> SignalProducer<
    Value, Error
  > where Identity: Hashable { self.uniqueValues(p0) }

  fileprivate func api112(first p0: Int) -> SignalProducer<Value, Error> { self.skip(first: p0) }

  fileprivate func api114(until p0: Signal<(), Never>) -> SignalProducer<Value, Error> {
    self.skip(until: p0)
  }

  fileprivate func api116(while p0: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    self.skip(while: p0)
  }

  fileprivate func api117<Trigger>(until p0: Trigger) -> SignalProducer<Value, Error>
  where Trigger: SignalProducerConvertible, Trigger.Error == Never, Trigger.Value == () {
    self.skip(until: p0)
  }

  fileprivate func api119(first p0: Int) -> SignalProducer<Value, Error> { self.take(first: p0) }

  fileprivate func api121(during p0: Lifetime) -> SignalProducer<Value, Error> {
    self.take(during: p0)
  }

  fileprivate func api123(until p0: Signal<(), Never>) -> SignalProducer<Value, Error> {
    self.take(until: p0)
  }

  fileprivate func api126(last p0: Int) -> SignalProducer<Value, Error> { self.take(last: p0) }

  fileprivate func api128(while p0: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    self.take(while: p0)
  }

  fileprivate func api130(until p0: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    self.take(until: p0)
  }

  fileprivate func api131<Trigger>(until p0: Trigger) -> SignalProducer<Value, Error>
  where Trigger: SignalProducerConvertible, Trigger.Error == Never, Trigger.Value == () {
    self.take(until: p0)
  }

  fileprivate func api132(untilReplacement p0: SignalProducer<Value, Error>) -> SignalProducer<
    Value, Error
  > { self.take(untilReplacement: p0) }

  fileprivate func api133<Replacement>(untilReplacement p0: Replacement) -> SignalProducer<
    Value, Error
  >
  where
    Value == Replacement.Value, Error == Replacement.Error, Replacement: SignalProducerConvertible
  { self.take(untilReplacement: p0) }

  fileprivate func api135<U>(with p0: SignalProducer<U, Error>) -> SignalProducer<(Value, U), Error>
  { self.combineLatest(with: p0) }

  fileprivate func api138<Other>(with p0: Other) -> SignalProducer<(Value, Other.Value), Error>
  where Error == Other.Error, Other: SignalProducerConvertible { self.combineLatest(with: p0) }

  fileprivate static func api139<A, B>(_ p0: A, _ p1: B) -> SignalProducer<(Value, B.Value), Error>
  where
    Value == A.Value, Error == A.Error, A: SignalProducerConvertible, B: SignalProducerConvertible,
    A.Error == B.Error
  { Self.combineLatest(p0, p1) }

  fileprivate static func api140<S>(_ p0: S) -> SignalProducer<[Value], Error>
  where
    Value == S.Element.Value, Error == S.Element.Error, S: Sequence,
    S.Element: SignalProducerConvertible
  { Self.combineLatest(p0) }

  fileprivate static func api141<S>(_ p0: S, emptySentinel p1: [S.Iterator.Element.Value])
    -> SignalProducer<[Value], Error>
  where
    Value == S.Element.Value, Error == S.Element.Error, S: Sequence,
    S.Element: SignalProducerConvertible
  { Self.combineLatest(p0, emptySentinel: p1) }

  fileprivate func api143<U>(with p0: SignalProducer<U, Error>) -> SignalProducer<(Value, U), Error>
  { self.zip(with: p0) }

  fileprivate func api146<Other>(with p0: Other) -> SignalProducer<(Value, Other.Value), Error>
  where Error == Other.Error, Other: SignalProducerConvertible { self.zip(with: p0) }

  fileprivate static func api147<A, B>(_ p0: A, _ p1: B) -> SignalProducer<(Value, B.Value), Error>
  where
    Value == A.Value, Error == A.Error, A: SignalProducerConvertible, B: SignalProducerConvertible,
    A.Error == B.Error
  { Self.zip(p0, p1) }

  fileprivate static func api148<S>(_ p0: S) -> SignalProducer<[Value], Error>
  where
    Value == S.Element.Value, Error == S.Element.Error, S: Sequence,
    S.Element: SignalProducerConvertible
  { Self.zip(p0) }

  fileprivate static func api149<S>(_ p0: S, emptySentinel p1: [S.Iterator.Element.Value])
    -> SignalProducer<[Value], Error>
  where
    Value == S.Element.Value, Error == S.Element.Error, S: Sequence,
    S.Element: SignalProducerConvertible
  { Self.zip(p0, emptySentinel: p1) }

  fileprivate func api151(with p0: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    self.merge(with: p0)
  }

  fileprivate func api154<Other>(with p0: Other) -> SignalProducer<Value, Error>
  where Value == Other.Value, Error == Other.Error, Other: SignalProducerConvertible {
    self.merge(with: p0)
  }

  fileprivate static func api155<Seq>(_ p0: Seq) -> SignalProducer<Value, Error>
  where Seq: Sequence, Seq.Element == SignalProducer<Value, Error> { Self.merge(p0) }

  fileprivate static func api156<A, B>(_ p0: A, _ p1: B) -> SignalProducer<Value, Error>
  where
    Value == A.Value, Error == A.Error, A: SignalProducerConvertible, B: SignalProducerConvertible,
    A.Error == B.Error, A.Value == B.Value
  { Self.merge(p0, p1) }

  fileprivate func api159(on p0: Signal<(), Never>) -> SignalProducer<Value, Error> {
    self.sample(on: p0)
  }

  fileprivate func api160<U>(with p0: SignalProducer<U, Never>) -> SignalProducer<(Value, U), Error>
  { self.sample(with: p0) }

  fileprivate func api161<Sampler>(with p0: Sampler) -> SignalProducer<
    (Value, Sampler.Value), Error
  > where Sampler: SignalProducerConvertible, Sampler.Error == Never { self.sample(with: p0) }

  fileprivate func api162<Sampler>(on p0: Sampler) -> SignalProducer<Value, Error>
  where Sampler: SignalProducerConvertible, Sampler.Error == Never, Sampler.Value == () {
    self.sample(on: p0)
  }

  fileprivate func api164<U>(from p0: Signal<U, Never>) -> SignalProducer<(Value, U), Error> {
    self.withLatest(from: p0)
  }

  fileprivate func api167<Samplee>(from p0: Samplee) -> SignalProducer<
    (Value, Samplee.Value), Error
  > where Samplee: SignalProducerConvertible, Samplee.Error == Never { self.withLatest(from: p0) }

  fileprivate func api168(_ p0: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    self.concat(p0)
  }

  fileprivate func api169<Next>(_ p0: Next) -> SignalProducer<Value, Error>
  where Value == Next.Value, Error == Next.Error, Next: SignalProducerConvertible {
    self.concat(p0)
  }

  fileprivate func api170(value p0: Value) -> SignalProducer<Value, Error> {
    self.concat(value: p0)
  }

  fileprivate func api171(error p0: Error) -> SignalProducer<Value, Error> {
    self.concat(error: p0)
  }

  fileprivate func api172(_ p0: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    self.prefix(p0)
  }

  fileprivate func api173<Previous>(_ p0: Previous) -> SignalProducer<Value, Error>
  where Value == Previous.Value, Error == Previous.Error, Previous: SignalProducerConvertible {
    self.prefix(p0)
  }

  fileprivate func api174(value p0: Value) -> SignalProducer<Value, Error> {
    self.prefix(value: p0)
  }

  fileprivate func api175<U>(_ p0: SignalProducer<U, Never>) -> SignalProducer<U, Error> {
    self.then(p0)
  }

  fileprivate func api176<Replacement>(_ p0: Replacement) -> SignalProducer<
    Replacement.Value, Error
  > where Replacement: SignalProducerConvertible, Replacement.Error == Never { self.then(p0) }

  fileprivate func api177<U>(_ p0: SignalProducer<U, Error>) -> SignalProducer<U, Error> {
    self.then(p0)
  }

  fileprivate func api178<Replacement>(_ p0: Replacement) -> SignalProducer<
    Replacement.Value, Error
  > where Error == Replacement.Error, Replacement: SignalProducerConvertible { self.then(p0) }

  fileprivate func api179(_ p0: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    self.then(p0)
  }

  fileprivate func api180<Replacement>(_ p0: Replacement) -> SignalProducer<Value, Error>
  where
    Value == Replacement.Value, Error == Replacement.Error, Replacement: SignalProducerConvertible
  { self.then(p0) }

  fileprivate func api206(on p0: any Scheduler) -> SignalProducer<Value, Error> {
    self.observe(on: p0)
  }

  fileprivate func api208(_ p0: TimeInterval, on p1: any DateScheduler) -> SignalProducer<
    Value, Error
  > { self.delay(p0, on: p1) }

  fileprivate func api210(_ p0: TimeInterval, on p1: any DateScheduler) -> SignalProducer<
    Value, Error
  > { self.throttle(p0, on: p1) }

  fileprivate func api212<P>(while p0: P, on p1: any Scheduler) -> SignalProducer<Value, Error>
  where P: PropertyProtocol, P.Value == Bool { self.throttle(while: p0, on: p1) }

  fileprivate func api214(
    _ p0: TimeInterval,
    on p1: any DateScheduler,
    discardWhenCompleted p2: Bool
  ) -> SignalProducer<Value, Error> { self.debounce(p0, on: p1, discardWhenCompleted: p2) }

  fileprivate func api216(after p0: TimeInterval, raising p1: Error, on p2: any DateScheduler)
    -> SignalProducer<Value, Error>
  { self.timeout(after: p0, raising: p1, on: p2) }

  fileprivate func api223(_ p0: Int) -> SignalProducer<Value, Error> { self.`repeat`(p0) }

  fileprivate func api224(upTo p0: Int) -> SignalProducer<Value, Error> { self.retry(upTo: p0) }

  fileprivate func api225(upTo p0: Int, interval p1: TimeInterval, on p2: any DateScheduler)
    -> SignalProducer<Value, Error>
  { self.retry(upTo: p0, interval: p1, on: p2) }

  fileprivate func api226(upTo p0: Int) -> SignalProducer<Value, Error> {
    self.replayLazily(upTo: p0)
  }

  fileprivate func api227() -> Result<Value, Error>? { self.first() }

  fileprivate func api228() -> Result<Value, Error>? { self.single() }

  fileprivate func api229() -> Result<Value, Error>? { self.last() }

  fileprivate func api230() -> Result<(), Error> { self.wait() }

  fileprivate func api231<U, F>(_ p0: @escaping (Signal<Value, Error>) -> Signal<U, F>)
    -> SignalProducer<U, F> where F: Swift.Error
  { self.lift(p0) }

  fileprivate func api232<U, F, V, G>(
    _ p0: @escaping (Signal<Value, Error>) -> (Signal<U, F>) -> Signal<V, G>
  ) -> (SignalProducer<U, F>) -> SignalProducer<V, G> where F: Swift.Error, G: Swift.Error {
    self.lift(p0)
  }

  fileprivate func api234(
    starting p0: (() -> Void)?,
    started p1: (() -> Void)?,
    event p2: ((ProducedSignal.Event) -> Void)?,
    failed p3: ((Error) -> Void)?,
    completed p4: (() -> Void)?,
    interrupted p5: (() -> Void)?,
    terminated p6: (() -> Void)?,
    disposed p7: (() -> Void)?,
    value p8: ((Value) -> Void)?
  ) -> SignalProducer<Value, Error> {
    self.on(
      starting: p0,
      started: p1,
      event: p2,
      failed: p3,
      completed: p4,
      interrupted: p5,
      terminated: p6,
      disposed: p7,
      value: p8
    )
  }
}

extension Signal where Value: EventProtocol, Error == Never {
  fileprivate func api19() -> Signal<Value.Value, Value.Error> { self.dematerialize() }
}

extension SignalProducer where Value: EventProtocol, Error == Never {
  fileprivate func api20() -> SignalProducer<Value.Value, Value.Error> { self.dematerialize() }
}

extension Signal where Error == Never {
  fileprivate func api21<Success, Failure>() -> Signal<Success, Failure>
  where Value == Result<Success, Failure>, Failure: Swift.Error { self.dematerializeResults() }

  fileprivate func api51(_ p0: @escaping (Value) throws -> Void) -> Signal<Value, any Swift.Error> {
    self.attempt(p0)
  }

  fileprivate func api56<U>(_ p0: @escaping (Value) throws -> U) -> Signal<U, any Swift.Error> {
    self.attemptMap(p0)
  }

  fileprivate func api61<F>(_ p0: F.Type) -> Signal<Value, F> where F: Swift.Error {
    self.promoteError(p0)
  }

  fileprivate func api63(_ p0: Error.Type) -> Signal<Value, Error> { self.promoteError(p0) }

  fileprivate func api87<U, F>(
    _ p0: FlattenStrategy,
    _ p1: @escaping (Value) -> SignalProducer<U, F>
  ) -> Signal<U, F> where F: Swift.Error { self.flatMap(p0, p1) }

  fileprivate func api89<Inner>(_ p0: FlattenStrategy, _ p1: @escaping (Value) -> Inner) -> Signal<
    Inner.Value, Inner.Error
  > where Inner: SignalProducerConvertible { self.flatMap(p0, p1) }

  fileprivate func api91<U>(
    _ p0: FlattenStrategy,
    _ p1: @escaping (Value) -> SignalProducer<U, Never>
  ) -> Signal<U, Never> { self.flatMap(p0, p1) }

  fileprivate func api92<Inner>(_ p0: FlattenStrategy, _ p1: @escaping (Value) -> Inner) -> Signal<
    Inner.Value, Never
  > where Inner: SignalProducerConvertible, Inner.Error == Never { self.flatMap(p0, p1) }

  fileprivate func api217<NewError>(
    after p0: TimeInterval,
    raising p1: NewError,
    on p2: any DateScheduler
  ) -> Signal<Value, NewError> where NewError: Swift.Error {
    self.timeout(after: p0, raising: p1, on: p2)
  }
}

extension SignalProducer where Error == Never {
  fileprivate func api22<Success, Failure>() -> SignalProducer<Success, Failure>
  where Value == Result<Success, Failure>, Failure: Swift.Error { self.dematerializeResults() }

  fileprivate func api52(_ p0: @escaping (Value) throws -> Void) -> SignalProducer<
    Value, any Swift.Error
  > { self.attempt(p0) }

  fileprivate func api60<U>(_ p0: @escaping (Value) throws -> U) -> SignalProducer<
    U, any Swift.Error
  > { self.attemptMap(p0) }

  fileprivate func api62<F>(_ p0: F.Type) -> SignalProducer<Value, F> where F: Swift.Error {
    self.promoteError(p0)
  }

  fileprivate func api64(_ p0: Error.Type) -> SignalProducer<Value, Error> { self.promoteError(p0) }

  fileprivate func api88<U, F>(
    _ p0: FlattenStrategy,
    _ p1: @escaping (Value) -> SignalProducer<U, F>
  ) -> SignalProducer<U, F> where F: Swift.Error { self.flatMap(p0, p1) }

  fileprivate func api90<Inner>(_ p0: FlattenStrategy, _ p1: @escaping (Value) -> Inner)
    -> SignalProducer<Inner.Value, Inner.Error> where Inner: SignalProducerConvertible
  { self.flatMap(p0, p1) }

  fileprivate func api93<U>(
    _ p0: FlattenStrategy,
    _ p1: @escaping (Value) -> SignalProducer<U, Error>
  ) -> SignalProducer<U, Error> { self.flatMap(p0, p1) }

  fileprivate func api94<Inner>(_ p0: FlattenStrategy, _ p1: @escaping (Value) -> Inner)
    -> SignalProducer<Inner.Value, Error>
  where Inner: SignalProducerConvertible, Inner.Error == Never { self.flatMap(p0, p1) }

  fileprivate func api181<U, F>(_ p0: SignalProducer<U, F>) -> SignalProducer<U, F>
  where F: Swift.Error { self.then(p0) }

  fileprivate func api182<Replacement>(_ p0: Replacement) -> SignalProducer<
    Replacement.Value, Replacement.Error
  > where Replacement: SignalProducerConvertible { self.then(p0) }

  fileprivate func api183<U>(_ p0: SignalProducer<U, Never>) -> SignalProducer<U, Never> {
    self.then(p0)
  }

  fileprivate func api184<Replacement>(_ p0: Replacement) -> SignalProducer<
    Replacement.Value, Never
  > where Replacement: SignalProducerConvertible, Replacement.Error == Never { self.then(p0) }

  fileprivate func api185(_ p0: SignalProducer<Value, Never>) -> SignalProducer<Value, Never> {
    self.then(p0)
  }

  fileprivate func api186<Replacement>(_ p0: Replacement) -> SignalProducer<Value, Never>
  where
    Value == Replacement.Value, Replacement: SignalProducerConvertible, Replacement.Error == Never
  { self.then(p0) }

  fileprivate func api218<NewError>(
    after p0: TimeInterval,
    raising p1: NewError,
    on p2: any DateScheduler
  ) -> SignalProducer<Value, NewError> where NewError: Swift.Error {
    self.timeout(after: p0, raising: p1, on: p2)
  }

  fileprivate static func api221<S>(
    _ p0: S,
    interval p1: DispatchTimeInterval,
    on p2: any DateScheduler
  ) -> SignalProducer<S.Element, Error> where Value == S.Element, S: Sequence {
    Self.interval(p0, interval: p1, on: p2)
  }
}

extension Signal where Error == any Swift.Error {
  fileprivate func api53(_ p0: @escaping (Value) throws -> Void) -> Signal<Value, Error> {
    self.attempt(p0)
  }

  fileprivate func api57<U>(_ p0: @escaping (Value) throws -> U) -> Signal<U, Error> {
    self.attemptMap(p0)
  }
}

extension SignalProducer where Error == any Swift.Error {
  fileprivate func api54(_ p0: @escaping (Value) throws -> Void) -> SignalProducer<Value, Error> {
    self.attempt(p0)
  }

  fileprivate func api58<U>(_ p0: @escaping (Value) throws -> U) -> SignalProducer<U, Error> {
    self.attemptMap(p0)
  }
}

extension Signal where Value == Never {
  fileprivate func api65<U>(_ p0: U.Type) -> Signal<U, Error> { self.promoteValue(p0) }

  fileprivate func api67(_ p0: Value.Type) -> Signal<Value, Error> { self.promoteValue(p0) }
}

extension SignalProducer where Value == Never {
  fileprivate func api66<U>(_ p0: U.Type) -> SignalProducer<U, Error> { self.promoteValue(p0) }

  fileprivate func api68(_ p0: Value.Type) -> SignalProducer<Value, Error> { self.promoteValue(p0) }
}

extension Signal where Value: SignalProducerConvertible, Error == Value.Error {
  fileprivate func api69(_ p0: FlattenStrategy) -> Signal<Value.Value, Error> { self.flatten(p0) }
}

extension SignalProducer where Value: SignalProducerConvertible, Error == Value.Error {
  fileprivate func api70(_ p0: FlattenStrategy) -> SignalProducer<Value.Value, Error> {
    self.flatten(p0)
  }
}

extension Signal where Value: SignalProducerConvertible, Error == Never {
  fileprivate func api71(_ p0: FlattenStrategy) -> Signal<Value.Value, Value.Error> {
    self.flatten(p0)
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Error == Never {
  fileprivate func api72(_ p0: FlattenStrategy) -> SignalProducer<Value.Value, Value.Error> {
    self.flatten(p0)
  }
}

extension Signal where Value: SignalProducerConvertible, Error == Never, Value.Error == Never {
  fileprivate func api73(_ p0: FlattenStrategy) -> Signal<Value.Value, Value.Error> {
    self.flatten(p0)
  }
}

extension SignalProducer
where Value: SignalProducerConvertible, Error == Never, Value.Error == Never {
  fileprivate func api74(_ p0: FlattenStrategy) -> SignalProducer<Value.Value, Value.Error> {
    self.flatten(p0)
  }
}

extension Signal where Value: SignalProducerConvertible, Value.Error == Never {
  fileprivate func api75(_ p0: FlattenStrategy) -> Signal<Value.Value, Error> { self.flatten(p0) }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Error == Never {
  fileprivate func api76(_ p0: FlattenStrategy) -> SignalProducer<Value.Value, Error> {
    self.flatten(p0)
  }
}

extension Signal where Value: Sequence {
  fileprivate func api77() -> Signal<Value.Iterator.Element, Error> { self.flatten() }
}

extension SignalProducer where Value: Sequence {
  fileprivate func api78() -> SignalProducer<Value.Iterator.Element, Error> { self.flatten() }
}

extension Signal where Value: OptionalProtocol {
  fileprivate func api101() -> Signal<Value.Wrapped, Error> { self.skipNil() }
}

extension SignalProducer where Value: OptionalProtocol {
  fileprivate func api102() -> SignalProducer<Value.Wrapped, Error> { self.skipNil() }
}

extension Signal where Value: Equatable {
  fileprivate func api103() -> Signal<Value, Error> { self.skipRepeats() }
}

extension SignalProducer where Value: Equatable {
  fileprivate func api104() -> SignalProducer<Value, Error> { self.skipRepeats() }
}

extension Signal where Value: Hashable {
  fileprivate func api109() -> Signal<Value, Error> { self.uniqueValues() }
}

extension SignalProducer where Value: Hashable {
  fileprivate func api110() -> SignalProducer<Value, Error> { self.uniqueValues() }
}

extension Signal where Value == Bool {
  fileprivate func api187(_ p0: Signal<Value, Error>) -> Signal<Value, Error> { self.and(p0) }

  fileprivate func api190(_ p0: Signal<Value, Error>) -> Signal<Value, Error> { self.or(p0) }

  fileprivate func api193() -> Signal<Value, Error> { self.negate() }

  fileprivate static func api195<BooleansCollection>(_ p0: BooleansCollection) -> Signal<
    Value, Error
  > where BooleansCollection: Collection, BooleansCollection.Element == Signal<Bool, Error> {
    Self.all(p0)
  }

  fileprivate static func api197(_ p0: Signal<Value, Error>...) -> Signal<Value, Error> {
    Self.all(p0[0], p0[1])
  }

  fileprivate static func api200<BooleansCollection>(_ p0: BooleansCollection) -> Signal<
    Value, Error
  > where BooleansCollection: Collection, BooleansCollection.Element == Signal<Bool, Error> {
    Self.any(p0)
  }

  fileprivate static func api202(_ p0: Signal<Value, Error>...) -> Signal<Value, Error> {
    Self.any(p0[0], p0[1])
  }
}

extension SignalProducer where Value == Bool {
  fileprivate func api188(_ p0: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    self.and(p0)
  }

  fileprivate func api189<Booleans>(_ p0: Booleans) -> SignalProducer<Value, Error>
  where Error == Booleans.Error, Booleans: SignalProducerConvertible, Booleans.Value == Bool {
    self.and(p0)
  }

  fileprivate func api191(_ p0: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    self.or(p0)
  }

  fileprivate func api192<Booleans>(_ p0: Booleans) -> SignalProducer<Value, Error>
  where Error == Booleans.Error, Booleans: SignalProducerConvertible, Booleans.Value == Bool {
    self.or(p0)
  }

  fileprivate func api194() -> SignalProducer<Value, Error> { self.negate() }

  fileprivate static func api196<BooleansCollection>(_ p0: BooleansCollection) -> SignalProducer<
    Value, Error
  >
  where BooleansCollection: Collection, BooleansCollection.Element == SignalProducer<Bool, Error> {
    Self.all(p0)
  }

  fileprivate static func api198(_ p0: SignalProducer<Value, Error>...) -> SignalProducer<
    Value, Error
  > { Self.all(p0[0], p0[1]) }

  fileprivate static func api199<Booleans, BooleansCollection>(_ p0: BooleansCollection)
    -> SignalProducer<Value, Error>
  where
    Error == Booleans.Error, Booleans: SignalProducerConvertible,
    Booleans == BooleansCollection.Element, BooleansCollection: Collection, Booleans.Value == Bool
  { Self.all(p0) }

  fileprivate static func api201<BooleansCollection>(_ p0: BooleansCollection) -> SignalProducer<
    Value, Error
  >
  where BooleansCollection: Collection, BooleansCollection.Element == SignalProducer<Bool, Error> {
    Self.any(p0)
  }

  fileprivate static func api203(_ p0: SignalProducer<Value, Error>...) -> SignalProducer<
    Value, Error
  > { Self.any(p0[0], p0[1]) }

  fileprivate static func api204<Booleans, BooleansCollection>(_ p0: BooleansCollection)
    -> SignalProducer<Value, Error>
  where
    Error == Booleans.Error, Booleans: SignalProducerConvertible,
    Booleans == BooleansCollection.Element, BooleansCollection: Collection, Booleans.Value == Bool
  { Self.any(p0) }
}

extension SignalProducer where Value == Date, Error == Never {
  fileprivate static func api219(interval p0: DispatchTimeInterval, on p1: any DateScheduler)
    -> SignalProducer<Value, Error>
  { Self.timer(interval: p0, on: p1) }

  fileprivate static func api220(
    interval p0: DispatchTimeInterval,
    on p1: any DateScheduler,
    leeway p2: DispatchTimeInterval
  ) -> SignalProducer<Value, Error> { Self.timer(interval: p0, on: p1, leeway: p2) }
}

extension SignalProducer where Value == Int, Error == Never {
  fileprivate static func api222(_ p0: DispatchTimeInterval, on p1: any DateScheduler)
    -> SignalProducer<Value, Error>
  { Self.interval(p0, on: p1) }
}
