import Foundation
import LabBindings
import ScriptChecker
import ScriptLibrary
import ScriptModernizer
import ScriptSource

/// What the interpreter of typed programs says and does.
///
/// - `rxscript check FILE…`: what the checker says of each file, and how long it took.
/// - `rxscript refused FILE…`: how many of the mistakes that each file notes in `// error:` comments it reports.
/// - `rxscript library`: what it says of the libraries themselves, and how long it takes to find their declarations.
/// - `rxscript natives`: which declarations of the standard library have neither a body nor a native, and which natives have no declaration.
/// - `rxscript run FILE`: runs a file, or standard input for `-`; ends with 1 if the script stops, with 2 if it is refused.
/// - `rxscript expect FILE…`: whether each file prints what its `// expect:` comments say.
/// - `rxscript entries FILE`: runs the entries of a session, which lines `---` separate.
/// - `rxscript modernize FILE`: prints a file as it is written today.
/// - `rxscript complete FILE LINE:COLUMN`: what can stand at a place of a file.
/// - `rxscript lab FILE`: runs a file on a stage, and prints its log.
/// - `rxscript lab-expect FILE…`: the same as `expect`, on a stage.
/// - `rxscript lessons DIR`: whether each program of the lessons prints its recorded log.
@main
enum Main {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let command = arguments.isEmpty ? "" : arguments.removeFirst()
    switch command {
    case "check" where !arguments.isEmpty: check(arguments)
    case "refused" where !arguments.isEmpty: RefusedCorpus.run(arguments)
    case "library": audit()
    case "natives": natives()
    case "run" where arguments.count == 1: ScriptRun.run(arguments[0])
    case "modernize" where arguments.count == 1: modernize(arguments[0])
    case "expect" where !arguments.isEmpty: ScriptRun.expect(arguments)
    case "entries" where arguments.count == 1: EntryRun.run(arguments[0])
    case "complete" where arguments.count == 2: complete(arguments[0], at: arguments[1])
    case "lab" where arguments.count == 1: LabRun.run(arguments[0])
    case "lab-expect" where !arguments.isEmpty: LabRun.expect(arguments)
    case "lessons" where arguments.count == 1: LabRun.lessons(in: arguments[0])
    default:
      print(
        """
        usage: rxscript check FILE… | refused FILE… | library | natives | run FILE | expect FILE…
               | entries FILE | modernize FILE | complete FILE LINE:COLUMN | lab FILE
               | lab-expect FILE… | lessons DIR
        """
      )
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
      if checked.isAccepted { accepted += 1 }
      print("\(checked.isAccepted ? "ok " : "BAD") \(path) \(checked.time)")
      for text in DiagnosticPrinter().texts(of: checked.diagnostics) { print(text) }
    }
    print("\(accepted) of \(paths.count) accepted")
  }

  private static func modernize(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("\(path): can't be read")
      exit(1)
    }
    let today = ScriptProgram.modernization(of: text)
    print(today.text, terminator: today.text.hasSuffix("\n") ? "" : "\n")
    let mistakes = today.messages.filter { !$0.isWarning }
    guard !mistakes.isEmpty else { return }
    let file = SourceFile(name: path, text: today.text)
    for text in DiagnosticPrinter().texts(of: mistakes.diagnostics(in: file)) { print(text) }
    exit(1)
  }

  private static func complete(_ path: String, at place: String) {
    let numbers = place.split(separator: ":").compactMap { Int($0) }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), numbers.count == 2,
      let offset = SourceFile(name: path, text: text)
        .offset(line: numbers[0], column: numbers[1])
    else {
      print("\(path):\(place): no such place")
      exit(1)
    }
    let libraries = Libraries(StandardLibrary.sources + RxLibrary.sources)
    let start = ContinuousClock.now
    let completion = Completion(in: text, at: offset, libraries: libraries)
    let time = ContinuousClock.now - start
    for suggestion in completion?.suggestions ?? [] {
      print(suggestion.declaration)
      for line in suggestion.documentation.split(separator: "\n") { print("    \(line)") }
    }
    print("\(completion?.suggestions.count ?? 0) suggestions in \(time)")
  }

  private static func audit() {
    let start = ContinuousClock.now
    let sources = StandardLibrary.sources + RxLibrary.sources
    _ = sources[0].index
    print("indexed in \(ContinuousClock.now - start)")
    let audit = LibraryAudit(sources)
    for finding in audit.findings { print(finding) }
    print("\(audit.declarationCount) declarations, \(audit.bodyCount) with bodies")
    if !audit.findings.isEmpty { exit(1) }
  }

  private static func natives() {
    let census = NativeCensus()
    for key in census.missing { print("missing: \(key)") }
    for key in census.undeclared { print("undeclared: \(key)") }
    print("\(census.missing.count) missing, \(census.undeclared.count) undeclared")
  }
}
