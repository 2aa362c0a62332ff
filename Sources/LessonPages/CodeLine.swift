import LabBindings
import LessonKit
import ScriptSource
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax
import TerminalText

/// A line of code with its number, divided into tinted pieces.
struct CodeLine {
  struct Piece {
    let text: String
    /// The name of the tint; nil for plain code.
    let tint: String?
  }

  let number: Int
  let pieces: [Piece]

  /// The lines of a script, by their numbers.
  static func lines(of script: String) -> [Int: CodeLine] {
    let bytes = Array(script.utf8)
    var lines: [Int: CodeLine] = [:]
    var number = 1
    var pieces: [Piece] = []
    func add(_ range: Range<Int>, _ tint: String?) {
      let texts = String(decoding: bytes[range], as: UTF8.self).lines
      for (index, text) in texts.enumerated() {
        if index > 0 {
          lines[number] = CodeLine(number: number, pieces: pieces)
          (number, pieces) = (number + 1, [])
        }
        let shown = String(text).showingControls()
        if !shown.isEmpty { pieces.append(Piece(text: shown, tint: tint)) }
      }
    }
    var end = 0
    for classified in Parser.parse(source: script).classifications {
      let range = classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset
      if range.lowerBound > end { add(end..<range.lowerBound, nil) }
      add(range, tint(of: classified.kind))
      end = range.upperBound
    }
    if end < bytes.count { add(end..<bytes.count, nil) }
    lines[number] = CodeLine(number: number, pieces: pieces)
    return lines
  }

  private static func tint(of kind: SyntaxClassification) -> String? {
    switch kind {
    case .keyword, .attribute: "keyword"
    case .stringLiteral, .regexLiteral: "string"
    case .integerLiteral, .floatLiteral: "number"
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: "comment"
    case .type: "type"
    default: nil
    }
  }
}
