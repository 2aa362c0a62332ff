public import Foundation
public import HeadlessUI
public import Rx

/// The base class of proxies, see ``DelegateProxyType``.
open class DelegateProxy<P: AnyObject, D>: NSObject {
  public typealias ParentObject = P
  public typealias Delegate = D

  /// The object whose delegate this is; not kept alive.
  public private(set) weak var parentObject: P?

  private weak var forward: AnyObject?
  private var kept: AnyObject?
  private var sent: [Selector: PublishSubject<[Any]>] = [:]
  private var invoked: [Selector: PublishSubject<[Any]>] = [:]

  public init<Proxy: DelegateProxyType>(parentObject: P, delegateProxy: Proxy.Type)
  where Proxy.ParentObject == P, Proxy.Delegate == D {
    self.parentObject = parentObject
    super.init()
  }

  /// A proxy whose class says by itself how it is made and kept.
  init(of parentObject: P) {
    self.parentObject = parentObject
    super.init()
  }

  /// The arguments of each message of a kind, before the ordinary delegate receives it.
  ///
  /// Completes with the object.
  open func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    MainScheduler.ensureRunningOnMainThread()
    return subject(selector, \.sent)
  }

  /// The arguments of each message of a kind, after the ordinary delegate has received it.
  ///
  /// Completes with the object.
  open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    MainScheduler.ensureRunningOnMainThread()
    return subject(selector, \.invoked)
  }

  /// Passes a message on: to the observers of `sentMessage`, to the ordinary delegate, to the observers of `methodInvoked`.
  ///
  /// Every method of a proxy calls it.
  ///
  /// - Parameters:
  ///   - selector: The name of the message.
  ///   - arguments: The arguments as observers receive them.
  ///   - call: Sends the message to the ordinary delegate.
  /// - Returns: What the ordinary delegate returned; nil if there is none.
  @discardableResult
  public func relay<Result>(
    _ selector: Selector,
    _ arguments: [Any],
    _ call: (D) -> Result?
  ) -> Result? {
    sent[selector]?.onNext(Self.boxed(arguments))
    let result = forwardToDelegate().flatMap(call)
    invoked[selector]?.onNext(Self.boxed(arguments))
    return result
  }

  /// Arguments as observers of messages get them from Objective-C: of an enum its number.
  private static func boxed(_ arguments: [Any]) -> [Any] {
    arguments.map { argument in
      switch (argument as? any RawRepresentable)?.rawValue {
      case let number as Int: NSNumber(value: number)
      case let number as Int32: NSNumber(value: number)
      case let number as UInt: NSNumber(value: number)
      default: argument
      }
    }
  }

  /// Whether somebody observes a message.
  func isObserved(_ selector: Selector) -> Bool {
    sent[selector]?.hasObservers == true || invoked[selector]?.hasObservers == true
  }

  open func forwardToDelegate() -> D? { forward as? D }

  open func setForwardToDelegate(_ forwardToDelegate: D?, retainDelegate: Bool) {
    let delegate = forwardToDelegate.map { $0 as AnyObject }
    forward = delegate
    kept = retainDelegate ? delegate : nil
  }

  private func subject(
    _ selector: Selector,
    _ subjects: ReferenceWritableKeyPath<DelegateProxy, [Selector: PublishSubject<[Any]>]>
  ) -> Observable<[Any]> {
    if let subject = self[keyPath: subjects][selector] { return subject }
    let subject = PublishSubject<[Any]>()
    self[keyPath: subjects][selector] = subject
    return subject
  }

  deinit {
    for subject in sent.values { subject.onCompleted() }
    for subject in invoked.values { subject.onCompleted() }
  }
}
