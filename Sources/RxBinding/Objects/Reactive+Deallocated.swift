public import Rx

extension Reactive where Base: AnyObject {
  /// Sends an element and completes when the object is deallocated; the observable does not keep it alive.
  ///
  /// For an object of `HeadlessUI` that is at once. The end of any other object is noticed by the next ``Lifetimes/sweep()``.
  public var deallocated: Observable<Void> { Companion.of(base).end.asObservable() }

  /// The same as `deallocated`: Swift has no moment between the last reference and the end.
  public var deallocating: Observable<Void> { deallocated }

  /// A bag that goes with the object.
  ///
  ///     ticks.bind(to: label.rx.text).disposed(by: controller.rx.disposeBag)
  public var disposeBag: DisposeBag {
    get { Companion.of(base).bag }
    nonmutating set { Companion.of(base).bag = newValue }
  }
}
