/// What a subscription goes through, as a tool watches it.
package enum Happening<Element> {
  case subscribed
  case next(Element)
  /// The sequence ended, with an error or by completing.
  case ended((any Error)?)
  case disposed
  /// What the disposal stops has been stopped: all that happened since `disposed` came of it.
  case gone
}

extension ObservableType {
  /// Lets a tool stand between the sequence and its subscribers; the events pass unchanged.
  ///
  /// - Parameters:
  ///   - makeWatcher: Called once a subscription. The watcher that it returns is handed each happening and the step that
  ///     lets it go on, which it must call once. If it throws instead, the subscription is cut off there and nothing more
  ///     is heard of it: an error sent on would set `retry` going again.
  ///   - hearsGone: Whether the watcher is told ``Happening/gone``. It is told only after a disposal, and only on the thread
  ///     that disposed.
  package func watched(
    hearsGone: Bool = false,
    _ makeWatcher: @escaping () -> (Happening<Element>, _ proceed: () -> Void) throws -> Void
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer(startsTrampoline: source.startsTrampoline) { downstream, lifetime in
      let watcher = makeWatcher()
      func watch(_ happening: Happening<Element>, _ proceed: () -> Void) {
        do { try watcher(happening, proceed) } catch { lifetime.dispose() }
      }
      lifetime.add(Disposables.create { watch(.disposed) {} })
      watch(.subscribed) {
        source.run(
          AnyObserver(
            next: { element in watch(.next(element)) { downstream.next(element) } },
            end: { error in watch(.ended(error)) { downstream.end(error) } }
          ),
          in: lifetime
        )
      }
      // Cleanups run in the order of registration, so this one comes behind all that running the source registered.
      if hearsGone, !lifetime.isDisposed {
        lifetime.add(Disposables.create { watch(.gone) {} })
      }
    }
  }
}
