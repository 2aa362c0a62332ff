// Names from the time when a subject could feed through an observer of another type.

extension AsyncSubject {
  /// What feeds this subject: the subject itself.
  public typealias SubjectObserverType = AsyncSubject<Element>
}

extension BehaviorSubject {
  /// What feeds this subject: the subject itself.
  public typealias SubjectObserverType = BehaviorSubject<Element>
}

extension PublishSubject {
  /// What feeds this subject: the subject itself.
  public typealias SubjectObserverType = PublishSubject<Element>
}

extension ReplaySubject {
  /// What feeds this subject: the subject itself.
  public typealias SubjectObserverType = ReplaySubject<Element>
}
