public import FoundationEssentials

/// Makes values of data.
public protocol DataDecoder {
  /// The value of that type in `data`; throws if there is none.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes each element.
  ///
  ///     source  --{"id":1}--{"id":2}--|
  ///     result  --User(1)---User(2)---|
  ///
  /// - Parameters:
  ///   - type: What to decode.
  ///   - decoder: How, for example a `JSONDecoder`. An error thrown by it ends the sequence.
  public func decode<Item: Decodable>(
    type: Item.Type,
    decoder: some DataDecoder
  ) -> Observable<Item> {
    map { data in try decoder.decode(type, from: data) }
  }
}
