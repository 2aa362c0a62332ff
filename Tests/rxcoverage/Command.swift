import Foundation
import Synchronization

/// Runs a tool with a time limit.
enum Command {
  struct Result: Sendable {
    let output: String
    let errors: String
    let status: Int32
    /// What a crash or a time limit ended; `nil` if the tool exited.
    let abnormalEnd: String?

    var outputLines: [String] {
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  static func run(_ tool: String, _ arguments: [String], seconds: Double) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      return Result(output: "", errors: "", status: -1, abnormalEnd: "can't be started: \(error)")
    }
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: limit)
    // One pipe is read beside the other, so that neither fills up.
    let complaints = Mutex(Data())
    let areRead = DispatchGroup()
    DispatchQueue.global().async(group: areRead) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      complaints.withLock { $0 = data }
    }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    areRead.wait()
    process.waitUntilExit()
    limit.cancel()
    let crashed = process.terminationReason == .uncaughtSignal
    return Result(
      output: String(decoding: said, as: UTF8.self),
      errors: complaints.withLock { String(decoding: $0, as: UTF8.self) },
      status: process.terminationStatus,
      abnormalEnd: crashed ? "ended by signal \(process.terminationStatus)" : nil
    )
  }
}
