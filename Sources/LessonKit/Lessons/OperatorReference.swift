package import Foundation

/// The documentation of the library's operators, read from the library's sources.
///
/// The sources are in the project, and `make install` copies them beside the program.
package struct OperatorReference: Sendable {
  private let files: [[String]]

  /// Reads the Swift files in a folder and its subfolders; nil if there are none.
  package init?(folder: URL) {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return nil }
    // Deprecated names only exist so that the compiler can suggest the current ones.
    let names = paths.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Deprecated/") }.sorted()
    files = names.compactMap { name in
      try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    if files.isEmpty { return nil }
  }

  /// The reference of the library in the project or beside the program.
  package static let builtIn: OperatorReference? = ProjectFolder.find(
    ["Sources/Rx", "share/rxlab/Rx"]
  ) { OperatorReference(folder: $0) }

  /// The names of all functions.
  package var names: Set<String> {
    Set(files.joined().compactMap { Self.name(in: $0) })
  }

  /// The declaration and the doc comment of each function with this name that has a doc comment.
  package func entries(for name: String) -> [[String]] {
    files.flatMap { lines in
      lines.indices.compactMap { index in
        Self.name(in: lines[index]) == name ? Self.entry(at: index, in: lines) : nil
      }
    }
  }

  private static func entry(at index: Int, in lines: [String]) -> [String]? {
    var start = index
    while start > 0, isAttribute(lines[start - 1]) { start -= 1 }
    var first = start
    while first > 0, isComment(lines[first - 1]) { first -= 1 }
    guard first < start else { return nil }
    let comment = lines[first..<start].map { line in
      let text = line.drop { $0 == " " }.dropFirst(3)
      return text.first == " " ? String(text.dropFirst()) : String(text)
    }
    return [declaration(at: index, in: lines), ""] + comment
  }

  /// The declaration on one line, without its body.
  private static func declaration(at index: Int, in lines: [String]) -> String {
    var text = ""
    for line in lines[index...].prefix(12) {
      let piece = String(line.drop { $0 == " " })
      text += text.isEmpty || text.hasSuffix("(") || piece.hasPrefix(")") ? piece : " " + piece
      if let brace = text.lastIndex(of: "{"), text.hasSuffix("{") {
        text = String(text[..<brace])
        break
      }
    }
    return text.replacing("public ", with: "").trimmedAtEnd
  }

  private static func isComment(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("///")
  }

  private static func isAttribute(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("@")
  }

  private static func name(in line: String) -> String? {
    guard line.contains("public "), let range = line.firstRange(of: "func ") else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : String(name)
  }
}
