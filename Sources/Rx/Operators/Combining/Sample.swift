import ReactiveKernel

extension ObservableType {
  /// Sends the latest element whenever `sampler` sends one, if it is new.
  ///
  ///     source   --1--2----3---|
  ///     sampler  ---s---s-s--s--s--
  ///     result   ---1---2----3--|
  ///
  /// The completion of the sampler counts as an element of it. When the source completes, the result completes at the next
  /// event of the sampler; if the sampler has already completed, the result never completes. An error of either ends the
  /// result.
  ///
  /// - Parameter defaultValue: Sent when there is no new element; if nil, nothing is sent then.
  public func sample(
    _ sampler: some ObservableType,
    defaultValue: Element? = nil
  ) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return Producer { downstream, _ in
      let group = SourceGroup(downstream)
      let (latest, isAtEnd) = (OperatorState<Element?>(nil), OperatorState(false))
      let sample = {
        if let element = latest.value ?? defaultValue {
          latest.value = nil
          downstream.next(element)
        }
        if isAtEnd.value { downstream.end(nil) }
      }
      group.subscribe(to: source, next: { latest.value = $0 }, completed: { isAtEnd.value = true })
      group.subscribe(to: sampler, next: { _ in sample() }, completed: sample)
    }
  }
}
