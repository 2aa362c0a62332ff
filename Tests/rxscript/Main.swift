import Foundation
import ScriptChecker
import ScriptLibrary
import ScriptSource
import ScriptTypes

/// What the new checker says.
///
/// - `rxscript check FILE…`: of each file, and how long it took.
/// - `rxscript library`: of the libraries themselves, and how long it takes to find their declarations.
@main
enum Main {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["library"] {
      audit()
      return
    }
    guard arguments.first == "check", arguments.count > 1 else {
      print("usage: rxscript check FILE… | library")
      exit(64)
    }
    arguments.removeFirst()
    var accepted = 0
    for path in arguments where check(path) { accepted += 1 }
    print("\(accepted) of \(arguments.count) accepted")
  }

  private static func check(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("\(path): can't be read")
      return false
    }
    let tree = TreeReader.read(text)
    let program = ProgramChecker(
      module: ModuleSymbol(name: "main"),
      libraries: Libraries(StandardLibrary.indexes)
    )
    let start = ContinuousClock.now
    let messages = program.check(tree.statements).messages
    let time = ContinuousClock.now - start
    let mistakes = messages.filter { !$0.isWarning }
    print("\(mistakes.isEmpty ? "ok " : "BAD") \(path) \(time)")
    for complaint in tree.complaints {
      print("  \(place(complaint.range, in: text)): \(complaint.message)")
    }
    for message in mistakes.prefix(5) {
      print("  \(place(message.range, in: text)): \(message.text)")
    }
    return mistakes.isEmpty
  }

  private static func audit() {
    let start = ContinuousClock.now
    let indexes = StandardLibrary.indexes
    print("indexed in \(ContinuousClock.now - start)")
    let audit = LibraryAudit(indexes)
    for finding in audit.findings { print(finding) }
    print("\(audit.declarationCount) declarations, \(audit.bodyCount) with bodies")
  }

  private static func place(_ range: TextRange, in text: String) -> String {
    let before = text.utf8.prefix(range.start)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    return "\(line):\(column)"
  }
}
