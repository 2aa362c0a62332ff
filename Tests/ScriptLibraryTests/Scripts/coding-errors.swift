import Foundation
struct K: CodingKey { var stringValue: String; var intValue: Int?; init(_ s: String, _ i: Int? = nil) { stringValue = s; intValue = i }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { stringValue = "\(intValue)"; self.intValue = intValue } }
enum Oops: Error { case bad }
let paths: [[any CodingKey]] = [[], [K("a")], [K("a"), K("Index 0", 0), K("b c")]]
for p in paths {
  let d = DecodingError.Context(codingPath: p, debugDescription: "Why.", underlyingError: p.count == 1 ? Oops.bad : nil)
  let e = EncodingError.Context(codingPath: p, debugDescription: "Why.")
  print(DecodingError.keyNotFound(K("k"), d))
  print(DecodingError.keyNotFound(K("k", 3), d))
  print(DecodingError.typeMismatch(Int.self, d))
  print(DecodingError.valueNotFound([String].self, d))
  print(DecodingError.dataCorrupted(d))
  print(EncodingError.invalidValue([1], e))
  print("\(DecodingError.dataCorrupted(d).localizedDescription)")
}
print(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")))
do { _ = try JSONDecoder().decode(Int.self, from: Data("{".utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode(Int8.self, from: Data("300".utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([String: Int].self, from: Data(#"{"a": "x"}"#.utf8)) } catch { print(error, error.localizedDescription) }
do { _ = try JSONEncoder().encode(["a": Double.nan]) } catch { print(error) }
print(Oops.bad.localizedDescription, (Oops.bad as NSError).domain, (Oops.bad as NSError).code)
struct L: LocalizedError { var errorDescription: String? { "elle" } }
print(L().localizedDescription, (L() as any Error).localizedDescription)
// expect: DecodingError.keyNotFound: Key 'k' not found in keyed decoding container. Debug description: Why.
// expect: DecodingError.keyNotFound: Key '[3]' not found in keyed decoding container. Debug description: Why.
// expect: DecodingError.typeMismatch: expected value of type Int. Debug description: Why.
// expect: DecodingError.valueNotFound: Expected value of type Array<String> but found null instead. Debug description: Why.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Why.
// expect: EncodingError.invalidValue: [1] (Array<Int>). Debug description: Why.
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.keyNotFound: Key 'k' not found in keyed decoding container. Path: a. Debug description: Why.. Underlying error: bad
// expect: DecodingError.keyNotFound: Key '[3]' not found in keyed decoding container. Path: a. Debug description: Why.. Underlying error: bad
// expect: DecodingError.typeMismatch: expected value of type Int. Path: a. Debug description: Why.. Underlying error: bad
// expect: DecodingError.valueNotFound: Expected value of type Array<String> but found null instead. Path: a. Debug description: Why.. Underlying error: bad
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: a. Debug description: Why.. Underlying error: bad
// expect: EncodingError.invalidValue: [1] (Array<Int>). Path: a. Debug description: Why.
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.keyNotFound: Key 'k' not found in keyed decoding container. Path: a[0].b c. Debug description: Why.
// expect: DecodingError.keyNotFound: Key '[3]' not found in keyed decoding container. Path: a[0].b c. Debug description: Why.
// expect: DecodingError.typeMismatch: expected value of type Int. Path: a[0].b c. Debug description: Why.
// expect: DecodingError.valueNotFound: Expected value of type Array<String> but found null instead. Path: a[0].b c. Debug description: Why.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: a[0].b c. Debug description: Why.
// expect: EncodingError.invalidValue: [1] (Array<Int>). Path: a[0].b c. Debug description: Why.
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: DecodingError.typeMismatch: expected value of type Int. Path: a. Debug description: Expected to decode Int but found a string instead. The operation could not be completed. The data isn’t in the correct format.
// expect: EncodingError.invalidValue: nan (Double). Path: a. Debug description: Unable to encode Double.nan directly in JSON.
// expect: The operation could not be completed. (main.Oops error 0.) main.Oops 0
// expect: elle elle
