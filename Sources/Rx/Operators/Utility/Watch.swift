/// A step of a subscription, as a tool observes it.
package enum SubscriptionStep<Element> {
  case subscribed
  case next(Element)
  /// It ended, with an error or by completing (nil).
  case ended((any Error)?)
  case disposed
  /// Everything that the disposal cancels has been cancelled; all that happened since `disposed` is its effect.
  ///
  /// Reported only after a disposal, and only on the thread that disposed.
  case cleanedUp
}

extension ObservableType {
  /// Lets a tool observe each step of the observable's subscriptions; the events pass unchanged.
  ///
  /// What this adds is not counted in `Resources`, which counts the program's own objects only.
  ///
  /// - Parameters:
  ///   - hold: Returns what the new observable gets its source from, so that a tool decides how the source is released.
  ///   - makeWatcher: Called once for each subscription, with what disposes of it. The closure that it returns receives each
  ///     step and a closure that continues, which it must call once. If it throws, the subscription is disposed without an
  ///     event: an error would start a `retry` again.
  package func watched(
    holding hold: (Observable<Element>) -> () -> Observable<Element> = { source in { source } },
    _ makeWatcher:
      @escaping (_ subscription: any AnyObject & Disposable) -> (
        SubscriptionStep<Element>, _ proceed: () -> Void
      ) throws -> Void
  ) -> Observable<Element> {
    let startsTrampoline = asObservable().startsTrampoline
    let source = hold(asObservable())
    return Producer(startsTrampoline: startsTrampoline, isCounted: false) { downstream, lifetime in
      let watcher = makeWatcher(lifetime)
      func watch(_ step: SubscriptionStep<Element>, _ proceed: () -> Void) {
        do { try watcher(step, proceed) } catch { lifetime.dispose() }
      }
      lifetime.add(Watch { watch(.disposed) {} })
      watch(.subscribed) {
        source().run(
          AnyObserver(
            next: { element in watch(.next(element)) { downstream.next(element) } },
            end: { error in watch(.ended(error)) { downstream.end(error) } }
          ),
          in: lifetime
        )
      }
      // Cleanups run in the order of registration, so this one runs after all those of the source.
      if !lifetime.isDisposed { lifetime.add(Watch { watch(.cleanedUp) {} }) }
    }
  }
}

/// What a lifetime calls when it is disposed; it does so once.
private final class Watch: Disposable {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func dispose() { body() }
}
