import SwiftSyntax

/// Says what the parser complains about as the compiler says it.
enum ComplaintWording {
  /// - Parameter next: The word where the parser gave up.
  static func text(_ message: String, before next: @autoclosure () -> TokenSyntax?) -> String {
    if message.hasPrefix("unexpected code") { return unexpected(message, next()?.tokenKind) }
    if message.hasPrefix("expected expression") || message.hasPrefix("expected value"),
      case .binaryOperator? = next()?.tokenKind
    {
      return "unary operator cannot be separated from its operand"
    }
    return texts[message] ?? message
  }

  private static func unexpected(_ message: String, _ next: TokenKind?) -> String {
    switch next {
    case .poundElse?, .poundElseif?, .poundEndif?:
      return "unexpected conditional compilation block terminator"
    default: break
    }
    if next == .rightBrace, message.hasSuffix("in source file") {
      return "extraneous '}' at top level"
    }
    let place = message.split(separator: " ").last.map(String.init) ?? ""
    switch place {
    case "call", "tuple": return "expected ',' separator"
    case "struct", "class", "enum", "actor", "protocol", "extension": return "expected declaration"
    default: return message
    }
  }

  static let unterminatedString = "unterminated string literal"

  private static let texts = [
    "consecutive statements on a line must be separated by newline or ';'":
      "consecutive statements on a line must be separated by ';'",
    "unexpected brace in source file": "extraneous '}' at top level",
    "expected ',' in array element": "expected ',' separator",
    "deinitializers cannot have parameters": "no parameter clause allowed on deinitializer",
    "expected ':' and value in dictionary element": "expected ':' in dictionary literal",
    "expected ':' in dictionary element": "expected ':' in dictionary literal",
    "expected ':' and expression after '? ...' in ternary expression":
      "expected ':' after '? ...' in ternary expression",
    "expected ')' to end tuple": "expected ')' in expression list",
    "expected ')' to end function call": "expected ')' in expression list",
    "expected ']' to end array": "expected ']' in container literal expression",
    "expected ']' to end dictionary": "expected ']' in container literal expression",
    "expected '}' to end closure": "expected '}' at end of closure",
    "expected '}' to end function": "expected '}' at end of brace statement",
    "expected '}' to end struct": "expected '}' in struct",
    "expected '}' to end class": "expected '}' in class",
    "expected '}' to end enum": "expected '}' in enum",
    "expected pattern in variable": "expected pattern",
    "expected expression in variable": "expected initial value after '='",
    "expected identifier in function": "expected identifier in function declaration",
    "expected identifier in struct": "expected identifier in struct declaration",
    "expected identifier in class": "expected identifier in class declaration",
    "expected identifier in enum": "expected identifier in enum declaration",
    "expected identifier in protocol": "expected identifier in protocol declaration",
    "parsing has exceeded the maximum nesting level": NestingLimit.tooDeep,
    "expected '\"' to end string literal": unterminatedString,
    "availability condition cannot be used in an expression, only as a condition of 'if' or 'guard'":
      "#available may only be used as condition of an 'if', 'guard' or 'while' statement",
    "expected 'else' in 'guard' statement": "expected 'else' after 'guard' condition",
    "expected '{' in 'if' statement": "expected '{' after 'if' condition",
    "expected '{' in 'while' statement": "expected '{' after 'while' condition",
    "expected 'file' in '#sourceLocation' arguments":
      "expected 'file:' in #sourceLocation directive",
    "expected 'while' in 'repeat' statement": "expected 'while' after body of 'repeat' statement",
  ]
}
