/// What an operator does with the inner observables of one subscription.
@usableFromInline
protocol InnerKernel: Disposable {
  associatedtype Element

  /// Whether an inner observable that arrives now is ignored, so that it need not be created.
  var isIgnoring: Bool { get }

  func receive(_ inner: Observable<Element>)

  /// Ends the result with an error of the outer observable, or one thrown by the selector.
  func fail(_ error: any Error)

  /// Completes the result if no inner observable runs or waits.
  ///
  /// - Parameter outer: The subscription to the outer observable, which has completed.
  func completeOuter(_ outer: Lifetime)
}

extension ObservableType {
  /// Subscribes to the observables that `selector` returns for the elements, by means of a kernel for each subscription.
  @inlinable
  func subscribingInner<Source: ObservableConvertibleType, Kernel: InnerKernel>(
    _ makeKernel: @escaping (Downstream<Source.Element>) -> Kernel,
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> where Kernel.Element == Source.Element {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let inners = makeKernel(downstream)
      // The outer observable first, so that it sends nothing while the inner ones are disposed.
      let outer = lifetime.makeChild()
      lifetime.add(inners)
      source.start(
        next: { element in
          guard outer.isActive, !inners.isIgnoring else { return }
          let inner: Observable<Source.Element>
          do {
            inner = try selector(element).asObservable()
          } catch {
            return inners.fail(error)
          }
          inners.receive(inner)
        },
        end: { error in
          guard outer.stop() else { return }
          guard let error else { return inners.completeOuter(outer) }
          inners.fail(error)
          outer.finish()
        },
        in: outer
      )
    }
  }
}
