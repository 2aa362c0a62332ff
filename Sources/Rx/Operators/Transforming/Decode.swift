/// Decodes values, such as a `JSONDecoder`.
public protocol DataDecoder<Input> {
  /// The encoded form.
  associatedtype Input

  /// Decodes a value of the given type; throws if `input` does not contain one.
  func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
}

extension ObservableType {
  /// Decodes each element.
  ///
  ///     source  --{"id":1}--{"id":2}--|
  ///     result  --User(1)---User(2)---|
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder, such as a `JSONDecoder`. An error that it throws ends the result.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type,
    decoder: Decoder
  ) -> Observable<Item> where Decoder.Input == Element {
    map { input in try decoder.decode(type, from: input) }
  }
}
