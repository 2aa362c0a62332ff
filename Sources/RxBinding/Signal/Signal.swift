public import Rx

/// Events for a screen: never fails, is delivered on the main scheduler, and replays nothing.
///
///     let taps = button.asSignal()
///     taps.emit(onNext: save).disposed(by: bag)
///
/// The first subscriber connects, and the last one to leave disconnects.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares without a replay buffer while there are subscribers.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The value as a signal.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}
