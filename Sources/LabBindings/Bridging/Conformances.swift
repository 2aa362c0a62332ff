import Rx
import SwiftScript

/// A script's own types in the place of `Rx`'s protocols.
extension LabContext {
  /// The sequence that a value is, or can be seen as: the host's, or of a script's type with `subscribe(_:)`.
  func observable(of value: Value) -> Observable<Value>? {
    if let source = value.asObservable { return traced(source, of: value) }
    guard isScriptValue(value, "ObservableConvertibleType") else { return nil }
    guard isScriptValue(value, "ObservableType") else {
      return .deferred { [unowned self] in
        let sequence = try callMethod("asObservable", of: value, [])
        return observable(of: sequence) ?? .never()
      }
    }
    return .create { [unowned self] observer in
      guard
        let subscription = try? callMethod(
          "subscribe",
          of: value,
          [(nil, self.value("AnyObserver", observer))]
        )
      else { return Disposables.create() }
      return disposable(of: subscription) ?? Disposables.create()
    }
  }

  /// The observer that a value is, or can be seen as: the host's, or of a script's type with `on(_:)`.
  ///
  /// - Parameter site: The script's code that passes the value to an observable, whose events it then receives; `nil` if
  ///   the script sends the events itself.
  func observer(of value: Value, subscribedAt site: SourceSpan? = nil) -> AnyObserver<Value>? {
    if let observer = value.asObserver { return traced(observer, of: value, subscribedAt: site) }
    guard isScriptValue(value, "ObserverType") else { return nil }
    return AnyObserver { [unowned self] event in
      _ = try? callMethod("on", of: value, [(nil, self.value("Event", event))])
    }
  }

  /// The disposable that a value is, or can be seen as: the host's, or of a script's type with `dispose()`.
  func disposable(of value: Value) -> (any Disposable)? {
    let value = (try? value.resolved(as: library["Disposables"])) ?? value
    if let disposable: any Disposable = value.payload() { return disposable }
    guard isScriptValue(value, "Disposable") else { return nil }
    return ScriptDisposable { [unowned self] in _ = try? callMethod("dispose", of: value, []) }
  }

  private func isScriptValue(_ value: Value, _ type: String) -> Bool {
    reports.interpreter?.isScriptValue(value, of: type) ?? false
  }

  /// Calls a script's method; what it throws stops the script.
  private func callMethod(
    _ name: String,
    of object: Value,
    _ arguments: [(label: String?, value: Value)]
  ) throws -> Value {
    guard let interpreter = reports.interpreter else { throw ScriptStopped() }
    do {
      try budget.count(on: stage, at: nil)
      return try interpreter.callMethod(name, of: object, arguments)
    } catch {
      interpreter.fail(error)
      throw error
    }
  }
}

/// A script's `dispose()`, which may be called again and again, as a script's type must bear itself.
private struct ScriptDisposable: Disposable {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func dispose() { body() }
}
