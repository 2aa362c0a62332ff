import Foundation

/// Generates programs, compares their runs, and reports.
struct Comparison {
  private let options: Options
  private let worker: any ScriptRunner
  private let batch = Batch()

  init(_ options: Options) {
    self.options = options
    worker = options.runner
  }

  /// - Returns: Whether no more programs fail than the options allow, and the compiler accepts nearly all.
  func isWithinLimits() -> Bool {
    print(
      """
      Comparing what generated programs print: interpreted, and compiled by swiftc.
      \(options.programs) programs from seed \(options.seed)
      """
    )
    defer {
      worker.stop()
      batch.leave()
    }
    let report = Report(compared())
    if options.shrunk > 0 {
      let shrinker = Shrinker(worker: worker, batch: batch)
      report.printCauses(shrinker.shrink(report.samples(options.shrunk), note: note))
    }
    return report.isWithin(options)
  }

  private func compared() -> [Comparand] {
    var results: [Comparand] = []
    for start in stride(from: 0, to: options.programs, by: Batch.size) {
      let count = min(Batch.size, options.programs - start)
      let programs = (0..<count).map {
        Program(seed: options.seed &* 1_000_000 &+ UInt64(start + $0))
      }
      for (program, run) in zip(programs, batch.runs(of: programs)) {
        let result = Comparand(program, compiled: run, interpreted: worker.run(program.text))
        result.printFailure()
        results.append(result)
      }
      note("\(results.count) of \(options.programs)")
    }
    return results
  }

  /// Says on standard error how far it is.
  private func note(_ text: String) {
    fflush(nil)
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// A program that was run both ways.
struct Comparand {
  let program: Program
  let compiled: Run
  let outcome: Outcome

  init(_ program: Program, compiled: Run, interpreted: Run) {
    self.program = program
    self.compiled = compiled
    outcome = Outcome(compiled: compiled, interpreted: interpreted)
  }

  func printFailure() {
    switch outcome {
    case .same: break
    case .refused(let message): print("refused  \(title): \(message)")
    case .wrong(let difference): print("wrong    \(title): \(difference)")
    case .invalid(let message): print("invalid  \(title): \(message)")
    }
  }

  var title: String { "\(program.seed) (\(program.features.joined(separator: ", ")))" }
}
