import Testing

@testable import LineEditor

struct ScalarDecoderTests {
  @Test(arguments: [
    ("ASCII", [0x61, 0x62], "ab"),
    ("two, three and four bytes", Array("é語🙂".utf8), "é語🙂"),
    ("a broken sequence and a key", [0xE9, 0x61], "\u{FFFD}a"),
    ("a broken sequence and a whole one", [0xE8, 0xAA, 0xC3, 0xA9], "\u{FFFD}é"),
    ("a stray continuation", [0x80, 0x61], "\u{FFFD}a"),
    ("an overlong form", [0xE0, 0x80, 0xAF], "\u{FFFD}"),
    ("half a surrogate pair", [0xED, 0xA0, 0x80, 0x61], "\u{FFFD}a"),
    ("beyond Unicode", [0xF5, 0x61], "\u{FFFD}a"),
  ])
  func decodes(_ row: (name: String, bytes: [UInt8], text: String)) {
    var decoder = ScalarDecoder()
    let scalars = row.bytes.flatMap { decoder.push($0) }
    #expect(String(String.UnicodeScalarView(scalars)) == row.text, "\(row.name)")
  }
}
