import Foundation

/// Generates programs, runs each with the interpreter and compiled by swiftc, and compares what they print.
///
///     rxdiffer PROGRAMS [SEED] [--shrink COUNT] [--most-wrong COUNT] [--most-refused COUNT] [--command COMMAND]
///     rxdiffer --print SEED
///     rxdiffer --known
@main
struct Differ {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let options = Options(CommandLine.arguments.dropFirst())
    switch options.action {
    case .serve: ScriptWorker.serve()
    case .print(let seed): print(Program(seed: seed).text, terminator: "")
    case .known: exit(KnownCauses.check(options.runner) ? 0 : 1)
    case .compare: exit(Comparison(options).isWithinLimits() ? 0 : 1)
    }
  }
}
