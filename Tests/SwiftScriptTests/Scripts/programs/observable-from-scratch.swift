class Observable<Element> {
  private let subscribeHandler: (@escaping (Element) -> Void) -> Void
  init(_ handler: @escaping (@escaping (Element) -> Void) -> Void) { subscribeHandler = handler }
  func subscribe(onNext: @escaping (Element) -> Void) { subscribeHandler(onNext) }
  func map<R>(_ transform: @escaping (Element) -> R) -> Observable<R> {
    Observable<R> { observer in self.subscribe { observer(transform($0)) } }
  }
  func filter(_ test: @escaping (Element) -> Bool) -> Observable<Element> {
    Observable { observer in self.subscribe { if test($0) { observer($0) } } }
  }
  static func of(_ elements: Element...) -> Observable<Element> {
    Observable { observer in elements.forEach(observer) }
  }
}
Observable.of(1, 2, 3, 4)
  .filter { $0 % 2 == 0 }
  .map { "n\($0)" }
  .subscribe { print($0) }
  // expect: n2
  // expect: n4
