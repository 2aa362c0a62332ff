import Foundation
import SwiftScript

extension LabContext {
  /// `UUID`, `URL`, `URLRequest` and `Data`.
  func declareIdentifiers() {
    library.type("UUID") { type in
      type.describe { "\($0)" }
      type.equality { ($0 as? UUID) == ($1 as? UUID) }
      type.initializer("()") { [self] _ in
        let bits = (random.next(), random.next())
        var bytes = withUnsafeBytes(of: bits) { Array($0) }
        // The version and variant of a random identifier.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let uuid = bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }
        return value("UUID", UUID(uuid: uuid))
      }
      type.initializer("(uuidString: String)") { [self] in
        .wrapping(UUID(uuidString: $0[0].description).map { value("UUID", $0) })
      }
      type.property("uuidString: String") { .string($0.payload(UUID.self)?.uuidString ?? "") }
    }
    declareURLs()
    declareData()
  }

  private func declareURLs() {
    library.type("URL") { type in
      type.describe { "\($0)" }
      type.equality { ($0 as? URL) == ($1 as? URL) }
      type.initializer("(string: String)") { [self] in
        .wrapping(URL(string: $0[0].description).map { value("URL", $0) })
      }
      type.initializer("(fileURLWithPath path: String)") { [self] in
        value("URL", URL(fileURLWithPath: $0[0].description))
      }
      let texts: [(String, (URL) -> String?)] = [
        ("absoluteString", \.absoluteString), ("path", \.path),
        ("lastPathComponent", \.lastPathComponent), ("pathExtension", \.pathExtension),
      ]
      for (name, read) in texts {
        type.property("\(name): String") { .string($0.payload(URL.self).flatMap(read) ?? "") }
      }
      let optionals: [(String, (URL) -> String?)] = [
        ("host", { $0.host }), ("scheme", \.scheme), ("query", { $0.query }),
        ("fragment", { $0.fragment }),
      ]
      for (name, read) in optionals {
        type.property("\(name): String?") {
          .wrapping($0.payload(URL.self).flatMap(read).map(Value.string))
        }
      }
      for name in ["appendingPathComponent", "URLByAppendingPathComponent"] {
        type.method("\(name)(_ component: String) -> URL") { [self] in
          value("URL", try $0.this(URL.self).appendingPathComponent($0[0].description))
        }
      }
    }
    library.type("URLRequest") { type in
      type.describe { "\($0)" }
      for label in ["url", "URL"] {
        type.initializer("(\(label) url: URL)") { [self] call in
          guard let url: URL = call[0].payload() else { throw call.trap("a URL is expected here") }
          return value("URLRequest", url)
        }
      }
      // No binding leads to the network, so a request is its address.
      type.property("url: URL?") { [self] in
        .wrapping($0.payload(URL.self).map { value("URL", $0) })
      }
      type.property("httpMethod: String?") { _ in .some(.string("GET")) }
    }
  }

  private func declareData() {
    library.type("Data") { type in
      type.describe { "\($0)" }
      type.equality { ($0 as? Data) == ($1 as? Data) }
      type.initializer("()") { [self] _ in value("Data", Data()) }
      type.initializer("(_ elements: Any)") { [self] call in
        let bytes = (call[0].elements ?? []).compactMap { element -> UInt8? in
          if case .int(let number) = element {
            UInt8(truncatingIfNeeded: number)
          } else {
            element.payload(UInt8.self) ?? element.description.utf8.first
          }
        }
        return value("Data", Data(bytes))
      }
      type.initializer("(base64Encoded: String)") { [self] in
        .wrapping(Data(base64Encoded: $0[0].description).map { value("Data", $0) })
      }
      type.property("count: Int") { .int($0.payload(Data.self)?.count ?? 0) }
      type.property("isEmpty: Bool") { .bool($0.payload(Data.self)?.isEmpty ?? true) }
      type.method("base64EncodedString() -> String") {
        .string(try $0.this(Data.self).base64EncodedString())
      }
    }
    library.type("StringEncoding") { type in
      for name in ["utf8", "ascii", "unicode"] {
        type.staticProperty("\(name): Any") { [self] in value("StringEncoding", name) }
      }
    }
    library.constant("NSUTF8StringEncoding") { [self] in value("StringEncoding", "utf8") }
    library.type("String") { type in
      type.nested("Encoding", library["StringEncoding"])
      for name in ["data(using", "dataUsingEncoding(_"] {
        type.method("\(name) encoding: StringEncoding) -> Data?") { [self] in
          .some(value("Data", Data($0.receiver.description.utf8)))
        }
      }
      type.initializer("(data: Data, encoding: StringEncoding)") { call in
        let data: Data = call[0].payload() ?? Data()
        return .wrapping(String(validating: data, as: UTF8.self).map(Value.string))
      }
      type.initializer("(decoding data: Any, as encoding: Any)") { call in
        if let data: Data = call[0].payload() {
          return .string(String(decoding: data, as: UTF8.self))
        }
        let bytes = (call[0].elements ?? []).compactMap { $0.payload(UInt8.self) }
        return .string(String(decoding: bytes, as: UTF8.self))
      }
    }
    library.constant("UTF8") { .void }
  }
}
