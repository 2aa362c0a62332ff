import Foundation

/// A CPython process that runs programs and measures how long each takes.
final class Python {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Reads the length of a program in bytes and the program, and writes the seconds that it took, without compiling.
  private static let server = """
    import sys, time
    while True:
      line = sys.stdin.buffer.readline()
      if not line: break
      code = compile(sys.stdin.buffer.read(int(line)).decode(), "benchmark", "exec")
      names = {}
      start = time.process_time()
      exec(code, names)
      print(time.process_time() - start, flush=True)
    """

  static func start() -> Python? {
    let python = Python()
    python.process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.process.arguments = ["python3", "-c", server]
    python.process.standardInput = python.input
    python.process.standardOutput = python.output
    // Without Python, writing to the process fails instead of ending this one.
    signal(SIGPIPE, SIG_IGN)
    do { try python.process.run() } catch { return nil }
    return python.seconds("pass").isNaN ? nil : python
  }

  /// Runs a program.
  ///
  /// - Returns: The processor time that it took, in seconds; NaN if the process has ended.
  func seconds(_ program: String) -> Double {
    let bytes = Data(program.utf8)
    let request = Data("\(bytes.count)\n".utf8) + bytes
    do { try input.fileHandleForWriting.write(contentsOf: request) } catch { return .nan }
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      if byte[byte.startIndex] == UInt8(ascii: "\n") { break }
      line += byte
    }
    return Double(String(decoding: line, as: UTF8.self)) ?? .nan
  }
}
