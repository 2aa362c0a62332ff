extension ObservableType {
  /// Sends the latest element each time that `sampler` sends one, if there is a new one.
  ///
  ///     source   --1--2----3---|
  ///     sampler  ---s---s-s--s--s--
  ///     result   ---1---2----3--|
  ///
  /// The sampler's completion counts as one of its elements. When the source completes, so does the result, at the
  /// sampler's next event; if the sampler had completed before, the result stays silent. An error of either ends it.
  ///
  /// - Parameter defaultValue: What is sent when there is nothing new; without it, nothing is.
  public func sample(
    _ sampler: some ObservableType,
    defaultValue: Element? = nil
  ) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return Producer { downstream, lifetime in
      let meeting = Meeting(in: lifetime, downstream.end)
      let (latest, isAtEnd) = (Cell<Element?>(nil), Cell(false))
      let sample = {
        if let element = latest.value ?? defaultValue {
          latest.value = nil
          downstream.next(element)
        }
        if isAtEnd.value { downstream.end(nil) }
      }
      meeting.join(source, next: { latest.value = $0 }, completed: { isAtEnd.value = true })
      meeting.join(sampler, next: { _ in sample() }, completed: sample)
    }
  }
}
