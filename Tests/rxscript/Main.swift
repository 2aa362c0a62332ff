import Foundation

/// `rxscript check FILE…`: what the new checker says of each file, and how long it took.
///
/// `rxscript refused FILE…`: how many of the mistakes that each file notes in `// error:` comments it reports.
@main
enum Main {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let command = arguments.isEmpty ? "" : arguments.removeFirst()
    switch command {
    case "check" where !arguments.isEmpty: check(arguments)
    case "refused" where !arguments.isEmpty: RefusedCorpus.run(arguments)
    default:
      print("usage: rxscript check FILE…\n       rxscript refused FILE…")
      exit(64)
    }
  }

  private static func check(_ paths: [String]) {
    var accepted = 0
    for path in paths {
      guard let checked = CheckedFile(path) else {
        print("\(path): can't be read")
        continue
      }
      let isAccepted = !checked.mistakes.contains { !$0.isSyntax }
      if isAccepted { accepted += 1 }
      print("\(isAccepted ? "ok " : "BAD") \(path) \(checked.time)")
      for mistake in checked.mistakes.prefix(5) {
        print("  \(mistake.line):\(mistake.column): \(mistake.text)")
      }
    }
    print("\(accepted) of \(paths.count) accepted")
  }
}
