import Glibc

/// Reads files whole, up to a limit, so that an endless one such as `/dev/zero` ends in an error.
package enum FileContents {
  package enum Kind: Sendable {
    /// Also pipes and devices, which may have to be waited for.
    case any
    /// Files on a disk only; nothing is waited for.
    case regular
  }

  /// The bytes of a file.
  ///
  /// - Parameter limit: The most bytes that it may have.
  package static func read(
    _ path: String,
    limit: Int,
    kind: Kind = .any
  ) throws(FileProblem) -> [UInt8] {
    // It cannot be opened by this name where it is a socket.
    if path == "/dev/stdin" { return try readStandardInput(limit: limit) }
    let waits = kind == .any ? 0 : O_NONBLOCK
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | waits)
    guard descriptor >= 0 else { throw FileProblem(path, .read, .system(errno)) }
    defer { close(descriptor) }
    return try contents(of: descriptor, path, limit, kind)
  }

  /// The bytes of standard input, up to its end.
  package static func readStandardInput(limit: Int) throws(FileProblem) -> [UInt8] {
    try contents(of: STDIN_FILENO, FileProblem.standardInput, limit, .any)
  }

  private static func contents(
    of descriptor: CInt,
    _ name: String,
    _ limit: Int,
    _ kind: Kind
  ) throws(FileProblem) -> [UInt8] {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw FileProblem(name, .read, .system(errno)) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileProblem(name, .read, .isFolder)
    case _ where kind == .regular: throw FileProblem(name, .read, .isNoFile)
    default: break
    }
    var bytes: [UInt8] = []
    while true {
      let chunk: [UInt8]
      switch Descriptor.read(descriptor) {
      case .success(let read): chunk = read
      case .failure(let failure): throw FileProblem(name, .read, .system(failure.number))
      }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= limit else {
        throw FileProblem(name, .read, .isTooLarge(bytes: limit))
      }
    }
  }
}
