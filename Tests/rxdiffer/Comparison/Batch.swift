import Foundation

/// Compiles many programs at once as the files of one module, and runs each in a process of its own.
struct Batch {
  /// Programs in one call of the compiler: more save little, and one that is refused has all compiled again.
  static let size = 40

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rxdiffer-\(ProcessInfo.processInfo.processIdentifier)")

  func leave() { try? FileManager.default.removeItem(at: folder) }

  /// What each program prints when it is compiled; refused if the compiler refuses it.
  func runs(of programs: [Program]) -> [Run] {
    stride(from: 0, to: programs.count, by: Self.size).flatMap { start in
      compileAndRun(Array(programs[start..<min(start + Self.size, programs.count)]))
    }
  }

  private func compileAndRun(_ programs: [Program]) -> [Run] {
    var refusals: [Int: String] = [:]
    while refusals.count < programs.count {
      let accepted = programs.indices.filter { refusals[$0] == nil }
      let found = compile(accepted.map { ($0, programs[$0]) })
      if found.isEmpty {
        return programs.indices.map { index in
          refusals[index].map { Run(end: .refused, message: $0) } ?? run(index)
        }
      }
      if found.keys.contains(where: { $0 >= 0 }) {
        refusals.merge(found) { old, _ in old }
      } else if accepted.count == 1 {
        refusals[accepted[0]] = found[-1]
      } else if refusals.isEmpty {
        // The compiler itself failed on one of them.
        let half = programs.count / 2
        return compileAndRun(Array(programs[..<half])) + compileAndRun(Array(programs[half...]))
      } else {
        let rest = compileAndRun(accepted.map { programs[$0] })
        var runs = programs.indices.map { Run(end: .refused, message: refusals[$0] ?? "") }
        for (index, run) in zip(accepted, rest) { runs[index] = run }
        return runs
      }
    }
    return programs.indices.map { Run(end: .refused, message: refusals[$0] ?? "") }
  }

  /// The first error of each program that has one, by its number; at -1 one that belongs to none.
  private func compile(_ programs: [(Int, Program)]) -> [Int: String] {
    try? FileManager.default.removeItem(at: folder)
    var files: [String] = []
    func write(_ name: String, _ text: String) {
      let file = folder.appendingPathComponent(name)
      try? Data(text.utf8).write(to: file)
      files.append(file.path)
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      fatalError("\(folder.path) can't be made: \(error)")
    }
    for (number, program) in programs {
      write("p\(number).swift", program.file(function: "run_\(number)"))
    }
    write("Operators.swift", Generator.operatorDeclarations.joined(separator: "\n") + "\n")
    let cases = programs.map { "case \"\($0.0)\": try run_\($0.0)()" }.joined(separator: "\n")
    write(
      "main.swift",
      """
      import Glibc
      setvbuf(stdout, nil, _IOLBF, 0)
      switch CommandLine.arguments[1] {
      \(cases)
      default: break
      }

      """
    )
    let arguments = [
      "swiftc", "-wmo", "-Onone", "-swift-version", "5", "-suppress-warnings", "-module-name",
      "main", "-o", executable,
    ]
    let (status, said) = output(of: "/usr/bin/env", arguments + files, seconds: 900)
    guard status != 0 else { return [:] }
    var errors: [Int: String] = [:]
    for match in said.matches(of: /p(\d+)\.swift:\d+:\d+: error: (.*)/) {
      if let number = Int(match.1), errors[number] == nil { errors[number] = String(match.2) }
    }
    return errors.isEmpty ? [-1: "the compiler failed: \(said.suffix(300))"] : errors
  }

  private var executable: String { folder.appendingPathComponent("programs").path }

  private func run(_ number: Int) -> Run {
    let (status, said) = output(of: executable, ["\(number)"], seconds: 20)
    var lines = said.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return Run(lines: lines, end: status == 0 ? .finished : .stopped)
  }

  private func output(of tool: String, _ arguments: [String], seconds: Double)
    -> (status: Int32, said: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = tool == executable ? FileHandle.nullDevice : output
    do { try process.run() } catch { return (-1, "\(error)") }
    let killer = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: killer)
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    killer.cancel()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }
}
