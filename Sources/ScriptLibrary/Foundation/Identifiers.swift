import Foundation
import ScriptMachine

/// `UUID`, from the run's random numbers.
enum Identifiers: LibraryPart {
  static let declaration = #"""
    struct UUID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
      init()
      init?(uuidString string: String)
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let value = UUID(uuidString: text) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Attempted to decode UUID from invalid UUID string.")
          )
        }
        self = value
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuidString)
      }
      var uuidString: String { get }
      var description: String { uuidString }
      static func == (lhs: UUID, rhs: UUID) -> Bool
      static func < (lhs: UUID, rhs: UUID) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#

  static func register(in table: inout NativeTable) {
    table.add("UUID.init()") { call in
      let runtime = call.machine.runtime
      var bytes = withUnsafeBytes(of: (runtime.random.next(), runtime.random.next())) { Array($0) }
      // The version and variant of a random identifier.
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return UUID(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
        .scriptValue(call.machine)
    }
    table.function("UUID.init(uuidString:)") { (text: String) in UUID(uuidString: text) }
    table.function("UUID.uuidString") { (uuid: UUID) in uuid.uuidString }
    table.comparable("UUID", UUID.self)
    table.hashable("UUID", UUID.self)
  }
}

extension UUID: ScriptStruct {}
