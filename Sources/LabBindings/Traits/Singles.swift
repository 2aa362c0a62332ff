enum Singles: RxPart {
  static let declaration = """
    typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
    typealias SingleEvent<Element> = Result<Element, any Error>
    extension PrimitiveSequenceType where Trait == SingleTrait {
      typealias SingleObserver = (SingleEvent<Element>) -> Void
      static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
        Single<Element>(raw: Observable<Element>.create { observer in
          subscribe { event in
            switch event {
            case .success(let element):
              observer.onNext(element)
              observer.onCompleted()
            case .failure(let error): observer.onError(error)
            }
          }
        })
      }
      func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
      }
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable {
        subscribe(onSuccess: weakly(object, onSuccess), onFailure: weakly(object, onFailure), onDisposed: weakly(object, onDisposed))
      }
      func `do`(onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element> {
        Single<Element>(raw: asObservable().do(onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
      }
      func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result>
      func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element>
      func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>
      func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result>
      func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result>
      func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable
      func asMaybe() -> Maybe<Element>
      func asCompletable() -> Completable { asObservable().ignoreElements().asCompletable() }
      static func zip<C: Collection, Result>(_ collection: C, resultSelector: @escaping ([Element]) throws -> Result) -> PrimitiveSequence<Trait, Result> where C.Element == PrimitiveSequence<SingleTrait, Element> { zip(collection: Array(collection), resultSelector: resultSelector) }
      static func zip<C: Collection>(_ collection: C) -> PrimitiveSequence<Trait, [Element]> where C.Element == PrimitiveSequence<SingleTrait, Element> { zip(collection: Array(collection)) { $0 } }
      internal static func zip<Result>(collection: [PrimitiveSequence<SingleTrait, Element>], resultSelector: @escaping ([Element]) throws -> Result) -> PrimitiveSequence<Trait, Result>
    }
    extension ObservableType {
      func asSingle() -> Single<Element>
      func first() -> Single<Element?>
    }
    """
}

enum Maybes: RxPart {
  static let declaration = """
    typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
    enum MaybeEvent<Element> {
      case success(Element)
      case error(any Error)
      case completed
    }
    extension PrimitiveSequenceType where Trait == MaybeTrait {
      typealias MaybeObserver = (MaybeEvent<Element>) -> Void
      static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable<Element>.create { observer in
          subscribe { event in
            switch event {
            case .success(let element):
              observer.onNext(element)
              observer.onCompleted()
            case .error(let error): observer.onError(error)
            case .completed: observer.onCompleted()
            }
          }
        })
      }
      static func empty() -> Maybe<Element>
      func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        subscribe(onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
      }
      func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable {
        subscribe(onSuccess: weakly(object, onSuccess), onError: weakly(object, onError), onCompleted: weakly(object, onCompleted), onDisposed: weakly(object, onDisposed))
      }
      func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Maybe<Element>
      func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result>
      func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element>
      func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>
      func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result>
      func ifEmpty(default: Element) -> Single<Element>
      func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element>
      func ifEmpty(switchTo other: Single<Element>) -> Single<Element>
    }
    extension ObservableType {
      func asMaybe() -> Maybe<Element>
    }
    """
}

enum Completables: RxPart {
  static let declaration = """
    typealias Completable = PrimitiveSequence<CompletableTrait, Never>
    enum CompletableEvent {
      case error(any Error)
      case completed
    }
    extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
      typealias CompletableObserver = (CompletableEvent) -> Void
      static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable<Never>.create { observer in
          subscribe { event in
            switch event {
            case .error(let error): observer.onError(error)
            case .completed: observer.onCompleted()
            }
          }
        })
      }
      static func empty() -> Completable
      func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
      }
      func subscribe(onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func subscribe<Object: AnyObject>(with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable {
        subscribe(onCompleted: weakly(object, onCompleted), onError: weakly(object, onError), onDisposed: weakly(object, onDisposed))
      }
      func `do`(onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Completable {
        Completable(raw: asObservable().do(onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
      }
      func concat(_ second: Completable) -> Completable
      static func concat<S: Sequence>(_ sequence: S) -> Completable where S.Element == PrimitiveSequence<CompletableTrait, Never> { Completable(raw: Observable<Never>.concat(sequence.map { $0.asObservable() })) }
      static func concat<C: Collection>(_ collection: C) -> Completable where C.Element == PrimitiveSequence<CompletableTrait, Never> { Completable(raw: Observable<Never>.concat(collection.map { $0.asObservable() })) }
      static func concat(_ sources: PrimitiveSequence<CompletableTrait, Never>...) -> Completable { Completable(raw: Observable<Never>.concat(sources.map { $0.asObservable() })) }
      static func zip<C: Collection>(_ sources: C) -> Completable where C.Element == PrimitiveSequence<CompletableTrait, Never> { Completable(raw: Observable<Never>.merge(sources.map { $0.asObservable() })) }
      static func zip(_ sources: [PrimitiveSequence<CompletableTrait, Never>]) -> Completable { Completable(raw: Observable<Never>.merge(sources.map { $0.asObservable() })) }
      static func zip(_ sources: PrimitiveSequence<CompletableTrait, Never>...) -> Completable { Completable(raw: Observable<Never>.merge(sources.map { $0.asObservable() })) }
      func andThen<E>(_ second: Single<E>) -> Single<E>
      func andThen<E>(_ second: Maybe<E>) -> Maybe<E>
      func andThen(_ second: Completable) -> Completable
      func andThen<E>(_ second: Observable<E>) -> Observable<E>
    }
    extension ObservableType where Element == Never {
      func asCompletable() -> Completable
    }
    """
}
