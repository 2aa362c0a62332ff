import Foundation
import Glibc

/// The built `rxlab`, running as a process of its own.
///
/// Its environment is the one given and nothing else that could change what it does. Every wait has
/// a deadline that only a failure reaches; what still runs when a test is over is killed.
final class Program {
  enum Stream: CInt {
    case input, output, errors
  }

  struct TimedOut: Error, CustomStringConvertible {
    let description: String
  }

  let input: Channel
  let output: Channel
  let errors: Channel
  private let process: pid_t
  private var hasEnded = false
  private let deadline = ContinuousClock.now + .seconds(900)

  /// Starts the program.
  ///
  /// - Parameter terminal: The streams that are one and the same terminal, the program's own, and
  ///   then also one channel. The others are pipes.
  init(
    _ arguments: [String],
    terminal: Set<Stream> = [],
    environment: [String: String] = [:],
    executable: String = Program.built,
    columns: UInt16 = 80,
    rows: UInt16 = 24
  ) {
    var child = Spawn()
    var screen: Channel?
    func channel(_ stream: Stream) -> Channel {
      guard terminal.contains(stream) else { return Channel(child.connect(stream.rawValue)) }
      let channel =
        screen
        ?? Channel(
          child.connectTerminal(terminal.map(\.rawValue), columns: columns, rows: rows)
        )
      screen = channel
      return channel
    }
    input = channel(.input)
    output = channel(.output)
    errors = channel(.errors)
    var variables = ["PATH": "/usr/bin:/bin", "TERM": "xterm"]
    variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    process = child.start(executable, arguments, variables.merging(environment) { $1 })
  }

  deinit {
    guard !hasEnded else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Where the build puts the program: beside the tests.
  static var built: String {
    let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("rxlab").path
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: String...,
    input: String = "",
    environment: [String: String] = [:],
    executable: String = Program.built
  ) throws -> Outcome {
    let program = Program(arguments, environment: environment, executable: executable)
    program.input.type(input)
    program.input.close()
    return try program.waitForEnd()
  }

  /// Makes the terminal another size, of which the program hears.
  func resize(columns: UInt16, rows: UInt16 = 24) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(input.descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal.
  func signal(_ number: CInt) { kill(process, number) }

  /// Waits until the output has a text, behind those that were waited for before.
  ///
  /// - Parameter nudge: Called five times a second while waiting.
  func see(_ text: String, nudge: () -> Void = {}) throws {
    var nextNudge = ContinuousClock.now
    while !output.find(text) {
      guard output.isOpen else { throw timedOut("\(text.debugDescription) before the end") }
      if ContinuousClock.now >= nextNudge {
        nudge()
        nextNudge += .milliseconds(200)
      }
      try takeMore(awaiting: text.debugDescription)
    }
  }

  /// Waits until the output has ended.
  ///
  /// - Parameter nudge: Called five times a second while waiting.
  func waitForSilence(nudge: () -> Void) throws {
    var nextNudge = ContinuousClock.now
    while output.isOpen {
      if ContinuousClock.now >= nextNudge {
        nudge()
        nextNudge += .milliseconds(200)
      }
      try takeMore(awaiting: "end of the output")
    }
  }

  /// Waits until the program has ended and all that it wrote is read.
  func waitForEnd() throws -> Outcome {
    while output.isOpen || errors.isOpen { try takeMore(awaiting: "end") }
    var status: CInt = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else { throw timedOut("end") }
      usleep(500)
    }
    hasEnded = true
    let signal = status & 0x7F
    return Outcome(
      code: signal == 0 ? (status >> 8) & 0xFF : nil,
      signal: signal == 0 ? nil : signal,
      output: output.text,
      errors: errors.text
    )
  }

  private func takeMore(awaiting what: String) throws {
    guard ContinuousClock.now < deadline else { throw timedOut(what) }
    let channels = [output, errors].filter(\.isOpen)
    var waits = channels.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    poll(&waits, nfds_t(waits.count), 20)
    // Both may be one channel; it is read once.
    for (channel, wait) in zip(channels, waits) where wait.revents != 0 {
      channel.take()
      if output === errors { break }
    }
  }

  private func timedOut(_ what: String) -> TimedOut {
    let said = [output, errors].map { String($0.text.suffix(1_000)).debugDescription }
    return TimedOut(description: "no \(what); output: \(said[0]), errors: \(said[1])")
  }
}
