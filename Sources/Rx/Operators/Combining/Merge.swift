extension ObservableType where Element: ObservableConvertibleType {
  /// Subscribes to each sequence that the source sends, and merges what they send.
  @inlinable
  public func merge() -> Observable<Element.Element> {
    subscribingInner(.merge(limit: .max)) { $0 }
  }

  /// Merges what the source's sequences send, at most `maxConcurrent` of them at a time; the others wait their turn.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    subscribingInner(.merge(limit: Swift.max(1, maxConcurrent))) { $0 }
  }
}

extension ObservableType {
  /// Merges what the sources send.
  ///
  ///     source1  --a-----b----|
  ///     source2  ----1-----2|
  ///     result   --a-1---b-2--|
  ///
  /// Completes when all have completed; an error of any ends it.
  @inlinable
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    let sources = Array(sources)
    return Producer { downstream, lifetime in
      if sources.isEmpty { return downstream.end(nil) }
      let meeting = Meeting(in: lifetime, downstream.end)
      let running = Cell(sources.count)
      for source in sources where lifetime.isActive {
        meeting.join(
          source,
          letsGoFirst: true,
          next: downstream.next,
          completed: {
            running.value -= 1
            if running.value == 0 { downstream.end(nil) }
          }
        )
      }
    }
  }

  /// Merges what the sources send.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    merge(sources[...])
  }

  /// Merges what the sources send.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources[...])
  }
}
