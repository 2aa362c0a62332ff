import ReactiveKernel

extension ObservableType {
  /// Sends elements that are each computed from the previous one, like a `for` loop.
  ///
  ///     from 1, below 20, times 3  (139|)
  ///
  /// - Parameters:
  ///   - initialState: The first element.
  ///   - condition: Whether an element is sent. The first for which it returns false completes the result.
  ///   - iterate: Returns the next element. An error that it or `condition` throws ends the result.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Producer { downstream, lifetime in
      let last = OperatorState<Element?>(nil)
      lifetime.add(
        scheduler.scheduleRecursive(()) { _, recurse in
          if !lifetime.isActive { return }
          do {
            let element = try last.value.map(iterate) ?? initialState
            guard try condition(element) else { return downstream.end(nil) }
            last.value = element
            downstream.next(element)
          } catch {
            return downstream.end(error)
          }
          recurse(())
        }
      )
    }
  }
}
