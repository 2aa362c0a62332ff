import LabBindings
package import ScriptSource

/// An author's solution of an exercise.
package struct Solution: Sendable {
  /// The program.
  package let file: SourceFile
  /// Why it works: the prose after the code.
  package let explanation: [String]

  package init(_ file: SourceFile) {
    self.file = file
    let lines = Markup.lines(of: file.text)
    let lastCode = lines.lastIndex { line in
      if case .code(let text) = line.content { !text.allSatisfy(\.isWhitespace) } else { false }
    }
    let after = lines[(lastCode.map { $0 + 1 } ?? lines.count)...]
    explanation = Prose.trimmed(after.compactMap(\.prose))
  }

  /// Whether two programs have the same code, apart from comments, prose and white space.
  package static func haveSameCode(_ first: SourceFile, _ second: SourceFile) -> Bool {
    bareCode(first) == bareCode(second)
  }

  /// The code without comments and white space.
  private static func bareCode(_ file: SourceFile) -> [UInt8] {
    // Comments are not recognised in a script that nests too deeply for the parser.
    let comments = file.comments
    var bytes: [UInt8] = []
    var next = comments[...]
    for (offset, byte) in file.text.utf8.enumerated() {
      while let comment = next.first, comment.upperBound <= offset { next = next.dropFirst() }
      let isComment = next.first?.contains(offset) ?? false
      if !isComment, ![0x20, 0x09, 0x0A, 0x0D].contains(byte) { bytes.append(byte) }
    }
    return bytes
  }
}
