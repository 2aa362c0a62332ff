extension ObservableType {
  /// Goes on with another sequence when the source fails.
  ///
  ///     source   --a--#
  ///     handler       x--y--|
  ///     result   --a--x--y--|
  ///
  /// The other sequence is subscribed to before the source is let go; its error ends the result.
  ///
  /// - Parameter handler: Makes the other sequence of the error. An error thrown here takes its place.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let child = lifetime.makeChild()
      source.start(
        next: { element in
          if child.isActive { downstream.next(element) }
        },
        end: { error in
          guard child.stop() else { return }
          if let error {
            do {
              try handler(error).start(next: downstream.next, end: downstream.end, in: lifetime)
            } catch {
              downstream.end(error)
            }
          } else {
            downstream.end(nil)
          }
          child.finish()
        },
        in: child
      )
    }
  }
}
