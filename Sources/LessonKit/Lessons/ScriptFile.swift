package import FileAccess
import Foundation
package import ScriptSource

/// Reads scripts from files and standard input.
package enum ScriptFile {
  /// Why a script cannot be read, in one sentence.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Whether a word that a person typed is the path of a script, and not the name of a lesson.
  package static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".swift")
  }

  /// The size of the largest script that is read, in bytes.
  static let largest = 16 << 20

  /// Reads the script at a path; `-` is standard input.
  ///
  /// - Parameter kind: Whether it may be a pipe.
  /// - Throws: `Problem` if there is no such file, or it is a folder, unreadable, too large, empty, or not UTF-8.
  package static func read(_ path: String, kind: FileContents.Kind = .any) throws -> SourceFile {
    do {
      if path == "-" {
        let bytes = try FileContents.readStandardInput(limit: largest)
        return try file(named: "standard input", bytes)
      }
      let bytes = try FileContents.read(path, limit: largest, kind: kind)
      return try file(named: lastComponent(of: path), bytes)
    } catch let problem as FileProblem {
      let isFolder = problem.reason == .isFolder && path != "-"
      throw Problem(description: "\(problem)" + (isFolder ? "; name a script in it" : ""))
    }
  }

  private static func lastComponent(of path: String) -> String {
    // What Foundation finds of a path that ends in a slash takes longer than to read the file.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    let name = path[path.utf8.index(after: slash)...]
    return name.isEmpty ? (path as NSString).lastPathComponent : String(name)
  }

  private static func file(named name: String, _ data: [UInt8]) throws -> SourceFile {
    guard let text = String(validating: data, as: UTF8.self) else {
      let line = firstLineThatIsNotUTF8(data)
      throw Problem(
        description: "\(name):\(line): this line is not UTF-8 text; save the file as UTF-8"
      )
    }
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let withoutMark = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    guard withoutMark.contains(where: { !$0.isWhitespace }) else {
      throw Problem(description: "\(name):1: the script is empty")
    }
    return SourceFile(name: name, text: withoutMark)
  }

  private static func firstLineThatIsNotUTF8(_ data: [UInt8]) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
