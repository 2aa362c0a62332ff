extension Signal where Value: Sequence {
  /// Sends the elements of each value, which is a sequence, one after the other.
  public func flatten() -> Signal<Value.Iterator.Element, Error> {
    connected(Stage.flattenSequences())
  }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each value, which is a sequence, one after the other.
  public func flatten() -> SignalProducer<Value.Iterator.Element, Error> {
    connected(Stage.flattenSequences())
  }
}

extension Stage where Value: Sequence {
  static func flattenSequences() -> Connection<Value, Error, Value.Element, Error> {
    { result, resources in
      .init(
        next: { values in
          for value in values {
            if resources.isOver { return }
            result.onValue(value)
          }
        },
        end: result.onEnd
      )
    }
  }
}
