import Foundation
import Synchronization

/// Runs what the interpreter runs with the real compiler, and compares the lines.
///
/// The programs are the lessons, in real time, and the scripts that the interpreter and the bindings are tested with. Named
/// arguments choose among them: a part of a path.
@main
struct Oracle {
  static func main() {
    let programs = Checkout.programs(named: Array(CommandLine.arguments.dropFirst()))
    guard !programs.isEmpty else { stop("there is no such program") }
    let workshop = Workshop()
    defer { workshop.leave() }
    let report = Report(total: programs.count)
    let disturbed = Disturbed()
    // Two things at a time go on a machine with two cores; programs that mostly sleep need none.
    let compilations = OperationQueue()
    compilations.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    let runs = OperationQueue()
    runs.maxConcurrentOperationCount = 64
    for program in programs {
      compilations.addOperation {
        switch workshop.compile(program) {
        case .failure(let complaint): report.add(program, complaint.text)
        case .success(let executable):
          runs.addOperation {
            let problem = program.difference(running: executable)
            if problem != nil, program.racesWithTime {
              disturbed.append((program, executable))
            } else {
              report.add(program, problem)
            }
          }
        }
      }
    }
    compilations.waitUntilAllOperationsAreFinished()
    runs.waitUntilAllOperationsAreFinished()
    for (program, executable) in disturbed.all {
      var problem: String?
      for _ in 0..<attempts {
        problem = program.difference(running: executable)
        if problem == nil { break }
      }
      report.add(program, problem)
    }
    let failures = report.finish()
    workshop.leave()
    exit(failures == 0 ? 0 : 1)
  }

  /// How often a lesson is run again when nothing else runs.
  ///
  /// Where a sleep and a timer end at the same moment, the clock of a busy machine decides who is first.
  private static let attempts = 4

  static func stop(_ complaint: String) -> Never {
    FileHandle.standardError.write(Data("\(complaint)\n".utf8))
    exit(2)
  }
}

/// Lessons that were run beside others and printed something else.
private final class Disturbed: Sendable {
  private let programs = Mutex<[(Program, URL)]>([])

  var all: [(Program, URL)] { programs.withLock { $0 } }

  func append(_ program: (Program, URL)) { programs.withLock { $0.append(program) } }
}
