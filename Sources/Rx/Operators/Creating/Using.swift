extension ObservableType {
  /// Creates a resource for each subscription, and disposes of it when the subscription ends.
  ///
  ///     resource  ^-----!
  ///     result    --a--b|
  ///
  /// - Parameters:
  ///   - resourceFactory: Creates the resource. If it throws, the result fails with that error.
  ///   - observableFactory: Returns the observable. If it throws, the result fails with that error, and the resource is
  ///     disposed.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { downstream, lifetime in
      do {
        let resource = try resourceFactory()
        // Registered after the source, so that the source is disposed before its resource.
        defer { lifetime.add(resource) }
        try observableFactory(resource).run(downstream.observer, in: lifetime)
      } catch {
        downstream.end(error)
      }
    }
  }
}
