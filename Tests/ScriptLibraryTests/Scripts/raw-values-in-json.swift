// What has a raw value is coded as that.
import Foundation

struct ID<T>: Hashable, RawRepresentable, Codable { let rawValue: Int }
struct Name: RawRepresentable, Codable { var rawValue: String }
struct Flags: OptionSet, Codable {
  let rawValue: UInt8
  static let first = Flags(rawValue: 1)
}
struct Points: RawRepresentable, Codable, Equatable { var rawValue: [Int] }
struct User: Codable {
  var id: ID<User>
  var name: Name
  var flags: Flags
  var friends: [ID<User>]
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let user = User(id: ID(rawValue: 4), name: Name(rawValue: "Ann"), flags: .first, friends: [ID(rawValue: 1)])
let data = try encoder.encode(user)
print(String(decoding: data, as: UTF8.self))
// expect: {"flags":1,"friends":[1],"id":4,"name":"Ann"}
let decoded = try JSONDecoder().decode(User.self, from: data)
print(decoded.id == user.id, decoded.name.rawValue, decoded.flags == .first, decoded.friends.count)
// expect: true Ann true 1
print(String(decoding: try encoder.encode(Points(rawValue: [1, 2])), as: UTF8.self))
// expect: {"rawValue":[1,2]}

// Without a value for its key, a superclass's decoder finds `null`.
struct Outer: Decodable {
  enum Keys: String, CodingKey { case inner }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    _ = try User(from: container.superDecoder(forKey: .inner))
  }
}
do {
  _ = try JSONDecoder().decode(Outer.self, from: Data("{}".utf8))
} catch DecodingError.valueNotFound(let type, let context) {
  print(type, context.codingPath.map(\.stringValue), context.debugDescription)
}

// Decimal numbers as objects.
let price = Decimal(string: "12.50")! as NSDecimalNumber
// expect: Dictionary<String, Any> ["inner"] Cannot get keyed decoding container -- found null value instead
let count = NSDecimalNumber(value: 3)
print(price, price.adding(count), price.subtracting(count), price.multiplying(by: count), count.dividing(by: NSDecimalNumber(string: "8")))
// expect: 12.5 15.5 9.5 37.5 0.375
print(price.compare(count) == .orderedDescending, NSDecimalNumber.one, NSDecimalNumber.zero, count.raising(toPower: 2), price.decimalValue)
// expect: true 1 0 9 12.5
