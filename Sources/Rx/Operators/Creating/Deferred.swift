extension ObservableType {
  /// Calls `observableFactory` for each subscription, and subscribes to the observable that it returns.
  ///
  ///     first subscription   --1--|
  ///     second subscription  --2--|
  ///
  /// - Parameter observableFactory: If it throws, the result fails with that error.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { downstream, lifetime in
      let source: Observable<Element>
      do { source = try observableFactory() } catch { return downstream.end(error) }
      source.run(downstream.observer, in: lifetime)
    }
  }
}
