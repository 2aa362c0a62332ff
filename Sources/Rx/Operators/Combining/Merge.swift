public import ReactiveKernel

extension ObservableType where Element: ObservableConvertibleType {
  /// Subscribes to each observable that the source sends, and merges their elements.
  @inlinable
  public func merge() -> Observable<Element.Element> {
    subscribingInner({ InnerSubscriptions($0) }, { $0 })
  }

  /// Merges the elements of the observables that the source sends, at most `maxConcurrent` of them at a time.
  ///
  /// The others wait for their turn.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    let limit = Swift.max(1, maxConcurrent)
    return subscribingInner({ InnerSubscriptions($0, limit: limit) }, { $0 })
  }
}

extension ObservableType {
  /// Merges the elements of the sources.
  ///
  ///     source1  --a-----b----|
  ///     source2  ----1-----2|
  ///     result   --a-1---b-2--|
  ///
  /// Completes when all sources have completed. An error of any of them ends the result.
  @inlinable
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    let sources = Array(sources)
    return Producer { downstream, lifetime in
      let group = SourceGroup(downstream)
      // One more than the sources, so that the result does not complete before all have been subscribed to.
      let running = OperatorState(sources.count + 1)
      let finishOne = {
        running.value -= 1
        if running.value == 0 { downstream.end(nil) }
      }
      for source in sources where lifetime.isActive {
        group.subscribe(
          to: source,
          disposal: .beforeCompletion,
          next: downstream.observer.next,
          completed: finishOne
        )
      }
      group.gate.pass((), to: finishOne)
    }
  }

  /// Merges the elements of the sources.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    merge(sources[...])
  }

  /// Merges the elements of the sources.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources[...])
  }
}
