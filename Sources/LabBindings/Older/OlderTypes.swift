/// Disposables, schedulers and subjects of RxSwift 2 to 5.
enum OlderTypes: RxPart {
  static let declaration = """
    extension Disposable {
      @available(RxSwift, obsoleted: 6, renamed: "disposed(by:)") func addDisposableTo(_ bag: DisposeBag) { self.disposed(by: bag) }
    }
    extension Cancelable {
      @available(RxSwift, obsoleted: 3, renamed: "isDisposed") var disposed: Bool { self.isDisposed }
    }
    extension DisposeBag {
      @available(RxSwift, obsoleted: 3, renamed: "insert(_:)") func addDisposable(_ disposable: any Disposable) { self.insert(disposable) }
    }
    extension CompositeDisposable {
      @available(RxSwift, obsoleted: 3, renamed: "insert(_:)") @discardableResult func addDisposable(_ disposable: any Disposable) -> CompositeDisposable.DisposeKey? { self.insert(disposable) }
      @available(RxSwift, obsoleted: 3, renamed: "remove(for:)") func removeDisposable(_ key: CompositeDisposable.DisposeKey) { self.remove(for: key) }
    }
    @available(RxSwift, obsoleted: 3, renamed: "any Cancelable") typealias AnonymousDisposable = any Cancelable
    @available(RxSwift, obsoleted: 3, renamed: "any Cancelable") typealias BinaryDisposable = any Cancelable
    @available(RxSwift, obsoleted: 3, renamed: "Disposables.create(with:)")
    func AnonymousDisposable(_ dispose: @escaping () -> Void) -> any Cancelable { Disposables.create(with: dispose) }
    @available(RxSwift, obsoleted: 3, renamed: "Disposables.create(_:_:)")
    func BinaryDisposable(_ first: any Disposable, _ second: any Disposable) -> any Cancelable { Disposables.create(first, second) }
    enum StableCompositeDisposable {
      @available(RxSwift, obsoleted: 3, renamed: "Disposables.create(_:_:)")
      static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable { Disposables.create(first, second) }
    }
    enum NopDisposable {
      @available(RxSwift, obsoleted: 3, renamed: "Disposables.create()") static var instance: any Disposable { Disposables.create() }
    }
    extension MainScheduler {
      @available(RxSwift, obsoleted: 3, renamed: "instance") class var sharedInstance: MainScheduler { .instance }
    }
    extension ConcurrentDispatchQueueScheduler {
      @available(RxSwift, obsoleted: 3, renamed: "init(qos:)") convenience init(globalConcurrentQueueQOS: DispatchQoS) { self.init(qos: globalConcurrentQueueQOS) }
    }
    extension SerialDispatchQueueScheduler {
      @available(RxSwift, obsoleted: 3, renamed: "init(qos:)") convenience init(globalConcurrentQueueQOS: DispatchQoS) { self.init(qos: globalConcurrentQueueQOS) }
      @available(RxSwift, obsoleted: 3, renamed: "init(qos:internalSerialQueueName:)")
      convenience init(globalConcurrentQueueQOS: DispatchQoS, internalSerialQueueName: String) { self.init(qos: globalConcurrentQueueQOS, internalSerialQueueName: internalSerialQueueName) }
    }
    extension DispatchQoS {
      @available(RxSwift, obsoleted: 3, renamed: "userInteractive") static var UserInteractive: DispatchQoS { .userInteractive }
      @available(RxSwift, obsoleted: 3, renamed: "userInitiated") static var UserInitiated: DispatchQoS { .userInitiated }
      @available(RxSwift, obsoleted: 3, renamed: "default") static var Default: DispatchQoS { .default }
      @available(RxSwift, obsoleted: 3, renamed: "utility") static var Utility: DispatchQoS { .utility }
      @available(RxSwift, obsoleted: 3, renamed: "background") static var Background: DispatchQoS { .background }
    }
    extension NotificationCenter {
      @available(RxSwift, obsoleted: 3, renamed: "rx.notification(_:object:)")
      func rx_notification(_ name: Notification.Name, object: AnyObject? = nil) -> Observable<Notification> { self.rx.notification(name, object: object) }
      @available(RxSwift, obsoleted: 3, renamed: "rx.notification(_:object:)")
      func rx_notification(_ name: String, object: AnyObject? = nil) -> Observable<Notification> { self.rx.notification(Notification.Name(name), object: object) }
    }
    @available(RxSwift, obsoleted: 3, renamed: "fatalError(_:)") func rxFatalError(_ message: String) -> Never { fatalError(message) }
    @available(RxSwift, obsoleted: 3, renamed: "Resources.total") var resourceCount: Int32 { Resources.total }
    final class Variable<Element> {
      private let subject: BehaviorSubject<Element>
      init(_ value: Element) { subject = BehaviorSubject(value: value) }
      var value: Element {
        get { try! subject.value() }
        set { subject.onNext(newValue) }
      }
      func asObservable() -> Observable<Element> { subject.asObservable() }
      deinit { subject.onCompleted() }
    }
    extension ObservableType {
      @available(RxSwift, obsoleted: 6, renamed: "bind(to:)")
      func bindTo(_ variable: Variable<Element>) -> any Disposable { self.bind(to: variable) }
      func bind(to variable: Variable<Element>) -> any Disposable { subscribe(onNext: { variable.value = $0 }) }
      func bind(to variable: Variable<Element?>) -> any Disposable { subscribe(onNext: { variable.value = $0 }) }
    }
    """
}

/// What RxSwift 1 and the first betas of 2 had as functions by themselves, and collections as members.
enum OlderFunctions: RxPart {
  static let declaration = """
    extension Sequence {
      @available(RxSwift, obsoleted: 3, renamed: "Observable.from(_:)") func toObservable() -> Observable<Element> { Observable.from(self) }
      @available(RxSwift, obsoleted: 3, renamed: "Observable.from(_:scheduler:)")
      func toObservable(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { Observable.from(self, scheduler: scheduler) }
    }
    extension Optional {
      @available(RxSwift, obsoleted: 3, renamed: "Observable.from(optional:)") func toObservable() -> Observable<Wrapped> { Observable.from(optional: self) }
    }
    extension Array where Element: ObservableType {
      @available(RxSwift, obsoleted: 3, renamed: "Observable.combineLatest(_:resultSelector:)")
      func combineLatest<R>(_ resultSelector: @escaping ([Element.Element]) throws -> R) -> Observable<R> { Observable.combineLatest(self, resultSelector: resultSelector) }
      @available(RxSwift, obsoleted: 3, renamed: "Observable.zip(_:resultSelector:)")
      func zip<R>(_ resultSelector: @escaping ([Element.Element]) throws -> R) -> Observable<R> { Observable.zip(self, resultSelector: resultSelector) }
      @available(RxSwift, obsoleted: 3, renamed: "Observable.concat(_:)") func concat<E>() -> Observable<E> where Element == Observable<E> { Observable.concat(self) }
      @available(RxSwift, obsoleted: 3, renamed: "Observable.merge(_:)") func merge<E>() -> Observable<E> where Element == Observable<E> { Observable.merge(self) }
      @available(RxSwift, obsoleted: 3, renamed: "Observable.amb(_:)") func amb<E>() -> Observable<E> where Element == Observable<E> { Observable.amb(self) }
      @available(RxSwift, obsoleted: 3, renamed: "Observable.catch(sequence:)") func catchError<E>() -> Observable<E> where Element == Observable<E> { Observable.catch(sequence: self) }
    }
    extension ObservableType {
      @available(RxSwift, obsoleted: 3, renamed: "of(_:)") static func sequenceOf(_ elements: Element...) -> Observable<Element>
      @available(RxSwift, obsoleted: 3, renamed: "error(_:)") static func fail(_ error: any Error) -> Observable<Element>
      @available(RxSwift, obsoleted: 3, renamed: "generate(initialState:condition:iterate:)")
      static func generate(_ initialState: Element, condition: @escaping (Element) throws -> Bool, iterate: @escaping (Element) throws -> Element) -> Observable<Element>
    }
    extension ObservableType where Element: RxAbstractInteger {
      @available(RxSwift, obsoleted: 3, renamed: "range(start:count:)") static func range(_ start: Element, _ count: Element) -> Observable<Element>
    }
    @available(RxSwift, obsoleted: 3, renamed: "Observable.just(_:)") func just<E>(_ element: E) -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.just(_:)") func returnElement<E>(_ element: E) -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.of(_:)") func sequenceOf<E>(_ elements: E...) -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.from(_:)") func from<S: Sequence>(_ elements: S) -> Observable<S.Element>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.empty()") func empty<E>() -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.never()") func never<E>() -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.error(_:)") func failWith<E>(_ error: any Error) -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.create(_:)") func create<E>(_ subscribe: @escaping (AnyObserver<E>) -> any Disposable) -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.deferred(_:)") func deferred<E>(_ factory: @escaping () throws -> Observable<E>) -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.range(start:count:)") func range(_ start: Int, _ count: Int) -> Observable<Int>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.repeatElement(_:)") func repeatElement<E>(_ element: E) -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.generate(initialState:condition:iterate:)")
    func generate<E>(_ initialState: E, condition: @escaping (E) throws -> Bool, iterate: @escaping (E) throws -> E) -> Observable<E>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.combineLatest(_:_:resultSelector:)")
    func combineLatest<A: ObservableType, B: ObservableType, R>(_ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> R) -> Observable<R>
    @available(RxSwift, obsoleted: 3, renamed: "Observable.zip(_:_:resultSelector:)")
    func zip<A: ObservableType, B: ObservableType, R>(_ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> R) -> Observable<R>
    @available(RxSwift, obsoleted: 3, message: "use Observable.interval")
    func interval(_ period: Double, _ scheduler: any SchedulerType) -> Observable<Int> { Observable<Int>.interval(.milliseconds(Int(period * 1000)), scheduler: scheduler) }
    @available(RxSwift, obsoleted: 3, message: "use Observable.timer")
    func timer(_ dueTime: Double, _ scheduler: any SchedulerType) -> Observable<Int> { Observable<Int>.timer(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
    @available(RxSwift, obsoleted: 3, message: "use Observable.timer")
    func timer(_ dueTime: Double, _ period: Double, _ scheduler: any SchedulerType) -> Observable<Int> { Observable<Int>.timer(.milliseconds(Int(dueTime * 1000)), period: .milliseconds(Int(period * 1000)), scheduler: scheduler) }
    """
}
