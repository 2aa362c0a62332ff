import Foundation
struct Item: Codable {
  var price: Decimal
  var old: Decimal?
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let item = Item(price: 5, old: Decimal(string: "19.99"))
print(String(decoding: try encoder.encode(item), as: UTF8.self))
print(String(decoding: try encoder.encode(["a": Decimal(12)]), as: UTF8.self))
print(String(decoding: try encoder.encode([Decimal(string: "12345678901234567890.123")!]), as: UTF8.self))
let read = try JSONDecoder().decode(Item.self, from: Data(#"{"price": 19.99, "old": 0.1}"#.utf8))
print(read.price, read.old!)
// expect: {"old":19.99,"price":5}
// expect: {"a":12}
// expect: [12345678901234567890.123]
// expect: 19.99 0.1
