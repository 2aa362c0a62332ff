extension ObservableType {
  /// Splits the source into an observable for each key, and sends it at the first element with that key.
  ///
  ///     source   -1--2--3--4--|
  ///     parity   -o--e--------|
  ///       odd     1-----3-----|
  ///       even       2-----4--|
  ///
  /// When the source ends, the groups end first, in the order in which they began, then the result. The source runs until the
  /// result and all groups are disposed.
  ///
  /// - Parameter keySelector: An error that it throws ends the groups and the result.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let running = Lifetime()
      let shared = RefCountDisposable(disposable: running)
      lifetime.add(shared)
      var groups: [Key: PublishSubject<Element>] = [:]
      var groupsInOrder: [PublishSubject<Element>] = []
      let end: ((any Error)?) -> Void = { error in
        guard running.stop() else { return }
        for group in groupsInOrder { group.end(error) }
        downstream.end(error)
        running.finish()
      }
      source.start(
        next: { element in
          guard running.isActive else { return }
          let key: Key
          do { key = try keySelector(element) } catch { return end(error) }
          if let group = groups[key] { return group.onNext(element) }
          let group = PublishSubject<Element>()
          groups[key] = group
          groupsInOrder.append(group)
          downstream.next(GroupedObservable(key: key, source: group.holding(shared)))
          group.onNext(element)
        },
        end: end,
        in: running
      )
    }
  }
}
