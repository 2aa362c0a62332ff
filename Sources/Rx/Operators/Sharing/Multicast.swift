extension ObservableType {
  /// Sends the source through a subject, the same for every connection.
  ///
  ///     source             ^-a-b-c-|
  ///     subscribed at two    --b-c-|
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Sends the source through a subject that is created for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(disposingSourceFirst: true, makeSubject: makeSubject)
  }

  /// Sends the source through a subject to the observable that `selector` returns, with a connection for each subscription to
  /// the result.
  ///
  /// - Parameters:
  ///   - subjectSelector: Creates the subject. If it throws, the result fails with that error.
  ///   - selector: Returns the result, made from the shared source. If it throws, the result fails with that error.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Producer { downstream, lifetime in
      do {
        let connectable = source.multicast(try subjectSelector())
        try selector(connectable).run(downstream.observer, in: lifetime)
        // Even if the result has already ended, the source is subscribed to, for its side effects.
        lifetime.add(connectable.connect())
      } catch {
        downstream.end(error)
      }
    }
  }

  /// - Parameter disposingSourceFirst: Whether the source is disposed before its terminal event is passed on, or after.
  func multicast<Subject: SubjectType>(
    disposingSourceFirst: Bool,
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let source = asObservable()
    return ConnectableObservable(disposesSourceFirst: disposingSourceFirst) {
      let subject = makeSubject()
      let input = AnyObserver(subject.asObserver())
      return ConnectableObservable.SharedSubject(output: subject.asObservable()) {
        lifetime,
        willEnd in
        let observer = AnyObserver(next: input.next) { error in
          willEnd()
          input.end(error)
        }
        source.start(observer, owning: lifetime)
      }
    }
  }
}
