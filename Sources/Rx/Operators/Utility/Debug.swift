extension ObservableType {
  /// Prints a line with the date for the subscription, each event and the disposal.
  ///
  ///     2016-05-01 04:17:17.225: http -> subscribed
  ///     2016-05-01 04:17:18.323: http -> Event next(200)
  ///     2016-05-01 04:17:18.323: http -> Event completed
  ///     2016-05-01 04:17:18.323: http -> isDisposed
  ///
  /// - Parameters:
  ///   - identifier: The name in each line; by default the position of the call.
  ///   - trimOutput: Whether events of more than 40 characters are shortened in the middle.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let source = asObservable()
    let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    let write = { (content: String) in
      Diagnostics.writeDated("\(name) -> \(content)")
    }
    let writeEvent = { (event: Event<Element>) in
      let text = "\(event)"
      let isLong = trimOutput && text.count > 40
      write("Event " + (isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text))
    }
    return Producer { downstream, lifetime in
      write("subscribed")
      lifetime.add(Disposables.create { write("isDisposed") })
      source.run(
        AnyObserver(
          next: { element in
            writeEvent(.next(element))
            downstream.next(element)
          },
          end: { error in
            writeEvent(error.map(Event.error) ?? .completed)
            downstream.end(error)
          }
        ),
        in: lifetime
      )
    }
  }
}
