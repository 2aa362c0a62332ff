import Rx
import ScriptMachine
import Stage

/// `toBlocking`, which waits for an observable.
enum BlockingObservables {
  static let declaration = """
    enum MaterializedSequenceResult<T> {
      case completed(elements: [T])
      case failed(elements: [T], error: any Error)
    }
    extension ObservableConvertibleType {
      func toBlocking(timeout: Double? = nil) -> BlockingObservable<Element> {
        precondition((timeout ?? 0) >= 0, "a timeout must be zero or a positive number, and this is \\(timeout ?? 0)")
        return BlockingObservable(source: asObservable(), timeout: timeout)
      }
    }
    struct BlockingObservable<Element> {
      internal let source: Observable<Element>
      internal let timeout: Double?
      internal init(source: Observable<Element>, timeout: Double?) {
        self.source = source
        self.timeout = timeout
      }
      internal func gather(upTo count: Int) -> (elements: [Element], error: (any Error)?)
      private func elements(upTo count: Int = .max) throws -> [Element] {
        let (elements, error) = gather(upTo: count)
        if let error { throw error }
        return elements
      }
      private func only(_ elements: [Element]) throws -> Element {
        if elements.isEmpty { throw RxError.noElements }
        if elements.count > 1 { throw RxError.moreThanOneElement }
        return elements[0]
      }
      func toArray() throws -> [Element] { try elements() }
      func first() throws -> Element? { try elements(upTo: 1).first }
      func last() throws -> Element? { try elements().last }
      func single() throws -> Element { try only(elements(upTo: 2)) }
      func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element { try only(elements().filter(predicate)) }
      func materialize() -> MaterializedSequenceResult<Element> {
        let (elements, error) = gather(upTo: .max)
        if let error { return .failed(elements: elements, error: error) }
        return .completed(elements: elements)
      }
    }
    """
}

extension LabContext {
  func registerBlocking(in table: inout NativeTable) {
    table.add("BlockingObservable.gather(upTo:)") { [self] call in
      let machine = call.machine
      let blocking = try call[0].record(machine)
      let timeout = try Double?.make(from: blocking[1], machine)
      let (elements, error) = try gather(
        blocking[0].observable(call.type(0), machine),
        upTo: call.int(1),
        within: timeout.map { .seconds($0) } ?? .never
      )
      let thrown = try error.map { try AnyScriptError($0).scriptValue(machine) } ?? .nil
      return .record(.of([.array(elements), thrown]))
    }
  }

  /// Waits for the first elements of an observable.
  ///
  /// Main goes on with its queue's work while it waits, as a run loop does; every other thread just waits.
  func gather(_ source: Observable<Value>, upTo count: Int, within timeout: StageTime) throws
    -> ([Value], (any Error)?)
  {
    var elements: [Value] = []
    var failure: (any Error)?
    var isDone = false
    let done = StageCondition(on: stage)
    func finish() {
      guard !isDone else { return }
      isDone = true
      done.broadcast()
    }
    let subscription = source.subscribe { (event: Event<Value>) in
      if isDone { return }
      switch event {
      case .next(let element):
        elements.append(element)
        if elements.count >= count { finish() }
      case .error(let error):
        failure = error
        finish()
      case .completed: finish()
      }
    }
    defer { subscription.dispose() }
    if try !done.wait(until: stage.now + timeout, { isDone }) { failure = RxError.timeout }
    return (elements, failure)
  }
}
