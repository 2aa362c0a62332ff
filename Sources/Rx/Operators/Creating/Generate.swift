extension ObservableType {
  /// Elements made from one another, like a `for` loop.
  ///
  ///     from 1, below 20, times 3  (139|)
  ///
  /// - Parameters:
  ///   - initialState: The first element.
  ///   - condition: Whether an element is sent; the first that is not completes the result.
  ///   - iterate: Makes the next element. An error thrown here or in `condition` ends the result.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Producer { observer, lifetime in
      let last = Cell<Element?>(nil)
      lifetime.add(
        scheduler.scheduleRecursive(()) { _, recurse in
          if !lifetime.isActive { return }
          do {
            let element = try last.value.map(iterate) ?? initialState
            guard try condition(element) else { return observer.end(nil) }
            last.value = element
            observer.next(element)
          } catch {
            return observer.end(error)
          }
          recurse(())
        }
      )
    }
  }
}
