import FileAccess
import Glibc
import LineEditor
import Testing

struct PlainLinesTests {
  @Test(arguments: [
    ("nothing", [], []),
    ("lines", Array("a\nb\n".utf8), ["a", "b"]),
    ("a last line without its ending", Array("a\nb".utf8), ["a", "b"]),
    ("blank lines", Array("\n\na\n\n".utf8), ["", "", "a", ""]),
    ("CRLF", Array("a\r\nb\r\n".utf8), ["a", "b"]),
    ("a carriage return inside", Array("a\rb\n".utf8), ["a\rb"]),
    ("a byte order mark", [0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62], ["a", "b"]),
    ("no UTF-8", [0x61, 0xFF, 0x0A, 0xC3], ["a\u{FFFD}", "\u{FFFD}"]),
    ("a wide character", Array("日本\n🙂".utf8), ["日本", "🙂"]),
  ])
  func lines(_ row: (name: String, bytes: [UInt8], lines: [String])) throws {
    let expected = row.lines.map(LineInput.line) + [.endOfInput, .endOfInput]
    // As one piece, and byte by byte: a line may come in parts.
    for pieces in [[row.bytes], row.bytes.map { [$0] }] {
      let source = try Pipe(writing: pieces)
      #expect(expected.map { _ in source.next() } == expected, "\(row.name)")
    }
  }

  @Test func aLineLongerThanTheBuffer() throws {
    let line = String(repeating: "語", count: 30_000)
    let source = try Pipe(writing: [Array("a\n\(line)\nb".utf8)])
    #expect(source.next() == .line("a"))
    #expect(source.next() == .line(line))
    #expect(source.next() == .line("b"))
    #expect(source.next() == .endOfInput)
  }

  @Test func `lines that cannot be read are a problem, not an end`() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    for (descriptor, sentence) in [
      (folder, "standard input cannot be read: Is a directory"), (-1, "standard input is closed"),
    ] {
      let lines = PlainLines(descriptor: descriptor)
      #expect(lines.readLine(prompt: "", continuation: false) == .endOfInput)
      #expect(lines.problem?.description == sentence)
    }
  }

  @Test func `a pipe that does not wait is waited for`() throws {
    let pipe = try Pipe()
    pipe.doNotWait()
    pipe.writeLater(Array("late\n".utf8))
    #expect(pipe.next() == .line("late"))
  }

  @Test func aLineIsHandedOutBeforeTheNextOneIsWritten() throws {
    let pipe = try Pipe(writing: [])
    #expect(pipe.next() == .endOfInput)
    let open = try Pipe()
    for line in ["a", "b"] {
      open.write(Array((line + "\n").utf8))
      #expect(open.next() == .line(line))
    }
  }
}

/// A pipe with a reader of lines at its end, fed by a thread of its own when it has a content.
private final class Pipe {
  private let reading: CInt
  private var writing: CInt
  private let lines: PlainLines
  private var writer: EditorThread?

  init() throws {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
    lines = PlainLines(descriptor: reading)
  }

  convenience init(writing pieces: [[UInt8]]) throws {
    try self.init()
    let descriptor = writing
    writing = -1
    writer = EditorThread {
      for piece in pieces { Pipe.write(piece, to: descriptor) }
      close(descriptor)
    }
  }

  deinit {
    writer?.join()
    if writing >= 0 { close(writing) }
    close(reading)
  }

  func next() -> LineInput {
    lines.readLine(prompt: "", continuation: false)
  }

  /// Makes reading from it fail while it is empty.
  func doNotWait() { _ = fcntl(reading, F_SETFL, O_NONBLOCK) }

  /// Writes when a reader has probably found nothing.
  func writeLater(_ bytes: [UInt8]) {
    writer = EditorThread { [writing] in
      usleep(20_000)
      Pipe.write(bytes, to: writing)
    }
  }

  func write(_ bytes: [UInt8]) {
    Self.write(bytes, to: writing)
  }

  private static func write(_ bytes: [UInt8], to descriptor: CInt) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      precondition(count > 0)
      rest = rest.dropFirst(count)
    }
  }
}
