package import SwiftSyntax
import Synchronization

/// A script's text under the name that diagnostics show, with its line table.
///
/// Offsets are in UTF-8 bytes, lines and columns count from 1, and columns count characters.
public final class SourceFile: Sendable {
  /// The name shown in diagnostics, usually the last path component.
  public let name: String
  /// The whole text.
  public let text: String
  /// Offset of the first byte of each line.
  private let lineStarts: [Int]
  /// The text parsed, once somebody has asked for it.
  private let parsed = Mutex<OldSyntax?>(nil)
  /// The nodes of the tree that declare or use names.
  private let naming = Mutex<[Syntax]>([])
  /// The names that calls' results are given, once somebody has asked for one.
  private let given = Mutex<GivenNames?>(nil)

  /// Makes a file from its name and text.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
    var starts = [0]
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    lineStarts = starts
  }

  /// The tree of the text; what Swift 2 wrote otherwise is in it as it is written today.
  ///
  /// - Throws: `ScriptErrors` if the text nests too deeply. The tree may have mistakes all the same.
  package func tree() throws -> SourceFileSyntax {
    if let syntax = parsed.withLock({ $0 }) { return syntax.tree }
    if let complaint = NestingLimit.complaint(beforeParsing: self) {
      throw ScriptErrors([complaint])
    }
    let syntax = OldSyntax(text)
    var nodes: [Syntax] = []
    let complaint = NestingLimit.complaint(about: syntax.tree, in: self) { node in
      if node.isNaming { nodes.append(node) }
    }
    if let complaint { throw ScriptErrors([complaint]) }
    naming.withLock { [nodes] in $0 = nodes }
    parsed.withLock { $0 = syntax }
    return syntax.tree
  }

  /// The nodes of the tree that declare or use names; none of a text that nests too deeply.
  var namingNodes: [Syntax] { (try? tree()) == nil ? [] : naming.withLock(\.self) }

  /// The variable that is given what a call makes, by the place of the name that is called.
  func variable(at offset: Int) -> String? {
    given.withLock { names in
      if let names { return names[offset] }
      let found = GivenNames(of: self)
      names = found
      return found[offset]
    }
  }

  /// The words that are in the tree as they are written today, which is not how they stand in the text.
  var repairs: [SourceSpan] {
    let findings = parsed.withLock { $0?.findings ?? [] }
    return findings.map { SourceSpan(file: self, start: $0, end: $0 + 1) }
  }

  /// The place in the text of a place in the tree.
  func place(ofTreeOffset offset: Int) -> Int {
    parsed.withLock { $0?.original(of: offset) ?? offset }
  }

  /// The number of the line that holds `offset`, counted from 1.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of `offset` in its line, counted in characters from 1.
  public func column(at offset: Int) -> Int {
    let start = lineStarts[line(at: offset) - 1]
    return text(from: start, to: offset).count + 1
  }

  /// The text of the line with this number, without its line break.
  public func textOfLine(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let start = lineStarts[number - 1]
    let end = number < lineStarts.count ? lineStarts[number] - 1 : text.utf8.count
    let line = text(from: start, to: end)
    return line.last == "\r" ? String(line.dropLast()) : line
  }

  /// The text between two byte offsets; offsets outside the file are moved to its ends.
  public func text(from start: Int, to end: Int) -> String {
    let utf8 = text.utf8
    let low = min(max(0, start), utf8.count)
    let high = min(max(low, end), utf8.count)
    let from = utf8.index(utf8.startIndex, offsetBy: low)
    let to = utf8.index(utf8.startIndex, offsetBy: high)
    return String(decoding: utf8[from..<to], as: UTF8.self)
  }

  /// The word at a line and a column, both counted from 1.
  public func span(line: Int, column: Int) -> SourceSpan {
    guard lineStarts.indices.contains(line - 1) else {
      return SourceSpan(file: self, start: 0, end: 0)
    }
    let rest = textOfLine(line)
    let start = lineStarts[line - 1] + rest.prefix(column - 1).utf8.count
    let word = rest.dropFirst(column - 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return SourceSpan(file: self, start: start, end: start + word.utf8.count)
  }

  /// The place of a syntax node's first word.
  package func start(of node: some SyntaxProtocol) -> SourceSpan {
    node.firstToken(viewMode: .sourceAccurate).map { span(of: $0) } ?? span(of: node)
  }

  /// The place of a syntax node, without the spaces and comments around it.
  package func span(of node: some SyntaxProtocol) -> SourceSpan {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return parsed.withLock { syntax in
      guard let syntax, syntax.isRepaired else {
        return SourceSpan(file: self, start: start, end: end)
      }
      // The last byte has a place; what is behind it may be elsewhere.
      let first = syntax.original(of: start)
      let last = end > start ? syntax.original(of: end - 1) + 1 : first
      return SourceSpan(file: self, start: first, end: max(first, last))
    }
  }
}

/// A piece of a source file.
public struct SourceSpan: Sendable {
  /// The file the span is in.
  public let file: SourceFile
  /// Offset of the first byte.
  public let start: Int
  /// Offset behind the last byte.
  public let end: Int

  /// Makes a span from byte offsets.
  public init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The line of the first byte, counted from 1.
  public var line: Int { file.line(at: start) }
  /// The column of the first byte in characters, counted from 1.
  public var column: Int { file.column(at: start) }
  /// The variable that is given what the call in this place makes; nothing if it is no such call's name.
  public var variable: String? { file.variable(at: start) }
  /// The text of the span.
  public var text: String { file.text(from: start, to: end) }
}
