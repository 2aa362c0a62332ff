public import Rx

/// State for a screen: never fails, is delivered on the main scheduler, and replays its latest element to a new subscriber.
///
///     let results = query.asDriver()
///       .throttle(.milliseconds(300))
///       .flatMapLatest { search($0).asDriver(onErrorJustReturn: []) }
///     results.drive(table.rx.rows).disposed(by: bag)
///     results.map(\.count).drive(count.rx.value).disposed(by: bag)
///
/// The first subscriber connects; when the last one leaves, the latest element is forgotten.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares with a replay buffer of one element while there are subscribers.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The value as a driver.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}
