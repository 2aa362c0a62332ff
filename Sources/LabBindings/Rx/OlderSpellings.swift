import Rx
import SwiftScript

extension LabContext {
  /// What RxSwift 2 to 5 called things, each another name for today's.
  func declareOlderSpellings() {
    library.alias("ErrorType", of: library["Error"])
    library.type("ObservableType") { type in
      type.alias("observeOn(_ scheduler: ImmediateSchedulerType)", of: "observe(on:)")
      type.alias("subscribeOn(_ scheduler: ImmediateSchedulerType)", of: "subscribe(on:)")
      type.alias("catchError(_ handler: (Error) -> Any)", of: "catch(_:)")
      type.alias("catchErrorJustReturn(_ element: Element)", of: "catchAndReturn(_:)")
      type.alias("retryWhen(_ notificationHandler: (ObservableType) -> Any)", of: "retry(when:)")
      type.alias("elementAt(_ index: Int)", of: "element(at:)")
      type.alias("takeUntil(_ other: ObservableConvertibleType)", of: "take(until:)")
      type.alias("takeWhile(_ predicate: (Element) -> Bool)", of: "take(while:)")
      type.alias("skipUntil(_ other: ObservableConvertibleType)", of: "skip(until:)")
      type.alias("skipWhile(_ predicate: (Element) -> Bool)", of: "skip(while:)")
      type.alias("bindTo(_ observer: ObserverType)", of: "bind(to:)")
      type.alias("bindNext(_ onNext: (Element) -> Void)", of: "bind(onNext:)")
      type.alias("subscribeNext(_ onNext: (Element) -> Void)", of: "subscribe(onNext:)")
      type.alias("subscribeError(_ onError: (Error) -> Void)", of: "subscribe(onError:)")
      type.alias("subscribeCompleted(_ onCompleted: () -> Void)", of: "subscribe(onCompleted:)")
      type.alias("doOnNext(_ onNext: (Element) -> Void)", of: "do(onNext:)")
      type.alias("doOnError(_ onError: (Error) -> Void)", of: "do(onError:)")
      type.alias("doOnCompleted(_ onCompleted: () -> Void)", of: "do(onCompleted:)")
      type.method("shareReplay(_ bufferSize: Int) -> Any") { [self] in
        observable(try $0.source.share(replay: try $0.count(0), scope: .forever), $0)
      }
      type.method("shareReplayLatestWhileConnected() -> Any") { [self] in
        observable(try $0.source.share(replay: 1, scope: .whileConnected), $0)
      }
    }
    library.type("Disposable") { type in
      type.alias("addDisposableTo(_ bag: DisposeBag)", of: "disposed(by:)")
    }
    library.type("NopDisposable") { type in
      type.staticProperty("instance: Any") { [self] in value("Cancelable", Disposables.create {}) }
    }
    library.type("AnonymousDisposable") { type in
      type.initializer("(_ dispose: () -> Void)") { [self] call in
        let dispose = try call.function(0)
        return value("Cancelable", Disposables.create { self.run(dispose, []) })
      }
    }
  }
}
