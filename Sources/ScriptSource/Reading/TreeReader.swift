import SwiftParser
import SwiftSyntax

/// Turns a text into the tree that the checker works on.
///
/// The parser's tree keeps every space and comment and is slow to walk; this one holds what a program means, once.
package struct TreeReader {
  private init(
    modules: Set<String> = [],
    origin: Int = 0,
    calls: CalledNames.Collector? = nil
  ) {
    self.modules = modules
    self.origin = origin
    self.calls = calls
  }

  package struct Result: Sendable {
    package let statements: [Statement]
    /// What the parser complains about.
    package let complaints: [Message]
    package let calls: CalledNames
  }

  /// The modules that `canImport` knows.
  let modules: Set<String>
  /// Where the text that is read begins in the whole one.
  private let origin: Int
  let nesting = NestingLimit()
  /// Collects the names that calls name, where somebody asks for them.
  let calls: CalledNames.Collector?
  /// The first member behind `#if`, and what it is a member of.
  var continued: (member: SyntaxIdentifier, base: Expression)?

  /// What the parser takes for a byte of a text that nests as deep as it can, generously.
  private static let stackForByte = 2 << 10
  private static let smallestStack = 16 << 20
  /// Groups inside each other that the parser reads.
  private static let parserLevels = 256

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text of a file.
  ///   - modules: The modules that `canImport` knows.
  package static func read(_ text: String, modules: Set<String> = []) -> Result {
    if let complaint = NestingLimit.complaint(beforeParsing: text) {
      return Result(statements: [], complaints: [complaint], calls: CalledNames())
    }
    let stack = smallestStack + text.utf8.count * stackForByte
    return LargeStack.run(bytes: stack) {
      let file = SourceFileSyntax(reading: text, levels: parserLevels)
      let calls = CalledNames.Collector()
      let reader = TreeReader(modules: modules, calls: calls)
      let statements = reader.statements(file.statements)
      if let complaint = reader.nesting.complaint {
        return Result(statements: [], complaints: [complaint], calls: CalledNames())
      }
      return Result(
        statements: statements,
        complaints: ParserComplaints(about: file, text).messages
          + DirectiveComplaints.messages(about: file, text),
        calls: calls.names
      )
    }
  }

  /// Reads one declaration, which may be the member of a type.
  ///
  /// - Parameter origin: Where it begins in the text that its ranges are those of.
  static func readDeclaration(_ text: String, from origin: Int) -> Declaration {
    var parser = Parser(text)
    return TreeReader(origin: origin).declaration(DeclSyntax.parse(from: &parser))
  }

  /// Reads one type, such as that of a library's declaration.
  package static func readType(_ text: String) -> WrittenType {
    var parser = Parser(text)
    return TreeReader().type(TypeSyntax.parse(from: &parser))
  }
}

extension TextRange {
  /// A node without the spaces and comments around it, in the text that was parsed.
  init(_ node: some SyntaxProtocol) {
    self.init(
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }
}

extension TreeReader {
  /// Where a node stands, without the spaces and comments around it.
  func place(of node: some SyntaxProtocol) -> TextRange {
    let range = TextRange(node)
    return TextRange(start: origin + range.start, end: origin + range.end)
  }

  func identifier(_ token: TokenSyntax) -> Identifier {
    Identifier(token.bareText, place(of: token))
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var bareText: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  var isEscaped: Bool { text.utf8.first == UInt8(ascii: "`") }
}
