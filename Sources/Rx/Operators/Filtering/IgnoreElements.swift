extension ObservableType {
  /// Drops the elements, and passes the terminal event.
  ///
  ///     source  --a--b--|
  ///     result  --------|
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      // A child, since a source that completes is disposed before the result completes.
      let child = lifetime.makeChild()
      source.start(
        next: { _ in },
        end: { error in
          guard child.stop() else { return }
          if error == nil { child.finish() }
          downstream.end(error)
          child.finish()
        },
        in: child
      )
    }
  }
}
