// Names from versions of RxSwift in which a subject's observer could have another type.

extension AsyncSubject {
  /// The type of this subject's observer: the subject itself.
  public typealias SubjectObserverType = AsyncSubject<Element>
}

extension BehaviorSubject {
  /// The type of this subject's observer: the subject itself.
  public typealias SubjectObserverType = BehaviorSubject<Element>
}

extension PublishSubject {
  /// The type of this subject's observer: the subject itself.
  public typealias SubjectObserverType = PublishSubject<Element>
}

extension ReplaySubject {
  /// The type of this subject's observer: the subject itself.
  public typealias SubjectObserverType = ReplaySubject<Element>
}
