extension ObservableType {
  /// A sequence that owns a resource: made for each subscription, disposed after it.
  ///
  ///     resource  ^-----!
  ///     result    --a--b|
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource. An error thrown here is the result's error.
  ///   - observableFactory: Makes the sequence. An error thrown here is the result's error; the resource is disposed.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { observer, lifetime in
      do {
        let resource = try resourceFactory()
        // Registered after the source, so that the source stops before its resource goes.
        defer { lifetime.add(resource) }
        try observableFactory(resource).run(observer, in: lifetime)
      } catch {
        observer.end(error)
      }
    }
  }
}
