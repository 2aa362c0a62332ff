public import Rx

/// An observable that never fails, sends on the scheduler of its strategy and shares its subscription.
///
/// The two kinds are ``Driver``, for state, and ``Signal``, for events. Every operator shares anew: a closure passed to `map`
/// is called once for an element, however many subscribe to the result.
///
/// It is created from an observable by `asDriver`, `asSignal` or `asSharedSequence`, which take what replaces an error.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  private let source: Observable<Element>

  /// Shares an observable that has the other properties: it cannot fail, and sends on the scheduler of the strategy.
  package init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source).traced(.shared)
  }

  /// Wraps an observable that has all properties, or needs no sharing because it has no effects.
  package init(raw source: Observable<Element>) {
    self.source = source.traced(.source)
  }

  /// The shared observable.
  public func asObservable() -> Observable<Element> { source }

  /// This sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// This sequence as an `Infallible`, which is shared as well.
  public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

extension SharedSequence: CustomStringConvertible {
  public var description: String { "SharedSequence" }
}

/// Where a shared sequence sends, and how it shares.
public protocol SharingStrategyProtocol {
  /// The scheduler on which elements are sent.
  static var scheduler: any SchedulerType { get }

  /// Shares one subscription to the source among all subscribers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be converted to a ``SharedSequence``; every operator of shared sequences works on it.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The value as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

  /// Applies an operator that cannot fail, and shares the result.
  func shared<Result>(
    _ operation: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(operation(asObservable()))
  }
}
