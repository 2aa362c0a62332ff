import Dispatch
import FileAccess
import Glibc
import Testing

struct DescriptorTests {
  /// A pipe whose two ends do not wait.
  private func makePipe() throws -> (reading: CInt, writing: CInt) {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (ends[0], ends[1])
  }

  @Test func `a descriptor that does not wait is waited for`() throws {
    let (reading, writing) = try makePipe()
    defer { close(reading) }
    // More than a pipe holds.
    let sent = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let writer = DispatchQueue(label: "writer")
    writer.async {
      let failure = Descriptor.write(sent, to: writing)
      #expect(failure == nil)
      close(writing)
    }
    var received: [UInt8] = []
    while true {
      let chunk = try Descriptor.read(reading).get()
      if chunk.isEmpty { break }
      received += chunk
    }
    writer.sync {}
    #expect(received == sent)
  }

  @Test func `an error is reported`() throws {
    #expect(Descriptor.write("a", to: -1) == EBADF)
    #expect(throws: Descriptor.Failure.self) { try Descriptor.read(-1).get() }
  }
}
