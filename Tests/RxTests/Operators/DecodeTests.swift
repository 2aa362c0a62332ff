import FoundationEssentials
import Rx
import Testing

struct DecodeTests {
  struct User: Codable, Equatable, CustomStringConvertible {
    let id: Int
    var description: String { "User(\(id))" }
  }

  @Test func elementsAreDecoded() throws {
    let source = Observable.of(#"{"id":1}"#, #"{"id":2}"#).map { Data($0.utf8) }
    #expect(
      events(source.decode(type: User.self, decoder: JSONDecoder()))
        == ["next(User(1))", "next(User(2))", "completed"]
    )
    let list = try PropertyListEncoder().encode(User(id: 3))
    #expect(
      events(Observable.just(list).decode(type: User.self, decoder: PropertyListDecoder()))
        == ["next(User(3))", "completed"]
    )
  }

  @Test func whatCannotBeDecodedEndsIt() {
    let source = Observable.of("{}", #"{"id":2}"#).map { Data($0.utf8) }
    let log = events(source.decode(type: User.self, decoder: JSONDecoder()))
    #expect(log.count == 1)
    #expect(log[0].contains("keyNotFound"))
  }

  @Test func aDecoderOfOnesOwn() {
    struct Last: DataDecoder {
      func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        guard let item = data.last as? Item else { throw TestError() }
        return item
      }
    }
    #expect(
      events(Observable.of(Data([1, 2]), Data()).decode(type: UInt8.self, decoder: Last()))
        == ["next(2)", "error(TestError(name: \"#\"))"]
    )
  }
}
