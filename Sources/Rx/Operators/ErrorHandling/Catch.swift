extension ObservableType {
  /// Continues with another observable when the source fails.
  ///
  ///     source   --a--#
  ///     handler       x--y--|
  ///     result   --a--x--y--|
  ///
  /// The other observable is subscribed to before the source is disposed. Its error ends the result.
  ///
  /// - Parameter handler: Returns the other observable for an error. If it throws, the result fails with that error instead.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      // Both are registered now, so that everything downstream is disposed after them.
      let (first, second) = (lifetime.makeChild(), lifetime.makeChild())
      source.start(
        next: { element in
          if first.isActive { downstream.next(element) }
        },
        end: { error in
          guard first.stop() else { return }
          if let error {
            do {
              try handler(error).start(downstream.observer, owning: second)
            } catch {
              downstream.end(error)
            }
          } else {
            downstream.end(nil)
          }
          first.finish()
        },
        in: first
      )
    }
  }
}
