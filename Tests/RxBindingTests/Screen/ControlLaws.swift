import HeadlessUI
import RxBinding
import Testing

/// Checks what every control property owes.
///
/// - Parameters:
///   - make: Makes the control.
///   - property: The property.
///   - values: The value at first, the one after `act`, and another one.
///   - act: What a person does.
@MainActor
func checkProperty<Control: UIView, Value: Equatable>(
  _ make: () -> Control,
  _ property: (Control) -> ControlProperty<Value>,
  values: (first: Value, entered: Value, other: Value),
  at location: SourceLocation = #_sourceLocation,
  act: (Hand, Control) -> Void
) {
  onScreen {
    let session = ScreenSession.current
    var control: Control? = make()
    weak let kept = control
    let (first, second) = (Lines(), Lines())
    if let control {
      session.show(control)
      let subscription = property(control).subscribe(
        onNext: { first.add("\($0)") },
        onCompleted: { first.add("completed") }
      )
      #expect(
        first.take() == ["\(values.first)"],
        "the value at subscription",
        sourceLocation: location
      )
      act(session.hand, control)
      let sent = first.take()
      #expect(sent.last == "\(values.entered)", "what a person does", sourceLocation: location)
      _ = property(control).subscribe(
        onNext: { second.add("\($0)") },
        onCompleted: { second.add("completed") }
      )
      #expect(
        second.take() == ["\(values.entered)"],
        "a value of its own",
        sourceLocation: location
      )
      property(control).onNext(values.other)
      #expect(first.take() == [], "what the program sets is not sent", sourceLocation: location)
      var now: [Value] = []
      property(control).subscribe(onNext: { now.append($0) }).dispose()
      #expect(now == [values.other], "the program can set it", sourceLocation: location)
      subscription.dispose()
      act(session.hand, control)
      #expect(first.take() == [], "disposal removes the handler", sourceLocation: location)
      #expect(!second.take().isEmpty, "the other subscriber stays", sourceLocation: location)
    }
    session.close()
    control = nil
    #expect(kept == nil, "the control is not kept alive", sourceLocation: location)
    #expect(
      second.take() == ["completed"],
      "it completes with the control",
      sourceLocation: location
    )
  }
}

/// Checks what every control event owes.
///
/// - Parameters:
///   - make: Makes the control.
///   - event: The event.
///   - act: What a person does.
@MainActor
func checkEvent<Control: UIView, Element>(
  _ make: () -> Control,
  _ event: (Control) -> ControlEvent<Element>,
  at location: SourceLocation = #_sourceLocation,
  act: (Hand, Control) -> Void
) {
  onScreen {
    let session = ScreenSession.current
    var control: Control? = make()
    weak let kept = control
    let (first, second) = (Lines(), Lines())
    if let control {
      session.show(control)
      let subscription = event(control).subscribe(onNext: { _ in first.add("event") })
      _ = event(control).subscribe(
        onNext: { _ in second.add("event") },
        onCompleted: { second.add("completed") }
      )
      #expect(first.take() == [], "nothing at subscription", sourceLocation: location)
      act(session.hand, control)
      #expect(!first.take().isEmpty, "what a person does", sourceLocation: location)
      #expect(!second.take().isEmpty, "to each subscriber", sourceLocation: location)
      subscription.dispose()
      act(session.hand, control)
      #expect(first.take() == [], "disposal removes the handler", sourceLocation: location)
    }
    session.close()
    control = nil
    #expect(kept == nil, "the control is not kept alive", sourceLocation: location)
    #expect(
      second.take().last == "completed",
      "it completes with the control",
      sourceLocation: location
    )
  }
}
