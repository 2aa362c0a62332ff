extension ObservableType {
  /// Sends the source through one subject, for every connection.
  ///
  ///     source             ^-a-b-c-|
  ///     subscribed at two    --b-c-|
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Sends the source through a subject that is made for each connection.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(lettingGoFirst: true, makeSubject: makeSubject)
  }

  /// Sends the source through a subject, to a sequence that `selector` builds on it, with a connection for each
  /// subscription to the result.
  ///
  /// - Parameters:
  ///   - subjectSelector: Makes the subject. An error thrown here is the result's error.
  ///   - selector: Builds the result on the shared source. An error thrown here is the result's error.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Producer { downstream, lifetime in
      do {
        let connectable = source.multicast(try subjectSelector())
        try selector(connectable).run(downstream, in: lifetime)
        // Also if the result is over already: whoever selected something silent still gets the source's side effects.
        lifetime.add(connectable.connect())
      } catch {
        downstream.end(error)
      }
    }
  }

  /// - Parameter lettingGoFirst: Whether the source is let go of before its stop event is passed on, or after.
  func multicast<Subject: SubjectType>(
    lettingGoFirst: Bool,
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let source = asObservable()
    return ConnectableObservable(letsGoFirst: lettingGoFirst) {
      let subject = makeSubject()
      let input = AnyObserver(subject.asObserver())
      return ConnectableObservable.Passage(output: subject.asObservable()) { lifetime, willEnd in
        let observer = AnyObserver(next: input.next) { error in
          willEnd()
          input.end(error)
        }
        source.start(observer, owning: lifetime)
      }
    }
  }
}
