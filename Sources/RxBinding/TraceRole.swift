import Rx

/// What an observable that this library makes is, for whoever records what happens in a program.
enum TraceRole: Int {
  case source, `operator`, shared, subscriber
}

extension ObservableType {
  /// Says what the observable is, where one call of a program makes several of them inside.
  ///
  /// Nobody records anything in a program that links the library, so that this is the observable itself.
  func traced(_ role: TraceRole) -> Observable<Element> { asObservable() }
}
