extension ObservableType {
  /// The sequence that `observableFactory` makes, anew for each subscription.
  ///
  ///     first subscription   --1--|
  ///     second subscription  --2--|
  ///
  /// - Parameter observableFactory: An error thrown here is the result's error.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { observer, lifetime in
      let source: Observable<Element>
      do { source = try observableFactory() } catch { return observer.end(error) }
      source.run(observer, in: lifetime)
    }
  }
}
