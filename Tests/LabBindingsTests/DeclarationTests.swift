import LabBindings
import Testing

@testable import SwiftScript

/// The host's declarations are read in two ways, which must say the same.
struct DeclarationTests {
  @Test func `what is read plainly is what the parser reads`() {
    let lab = Lab()
    let library = lab.interpreter.library
    var counts = (plain: 0, parsed: 0)
    for (callable, type) in Self.declarations(in: library) {
      let text = callable.signature.text
      let base = SignatureParser.baseName(of: text)
      let parser = library.parser
      guard let found = parser.plainSignature(text, afterName: base, in: type) else {
        counts.parsed += 1
        continue
      }
      counts.plain += 1
      let parsed = parser.parsedSignature(text, afterName: base, in: type)
      let machine = lab.interpreter.machine
      let summaries = [found, parsed].map { Self.summary(of: $0, machine) }
      #expect(summaries[0] == summaries[1], "\(type?.name ?? ""): \(text)")
    }
    // A form that many declarations have is worth reading plainly.
    #expect(counts.plain > 100 * counts.parsed, "\(counts)")
  }

  @Test func `what is read plainly of an older spelling is what the parser reads`() {
    for spelling in Spellings.table.spellings where spelling.isFunction {
      guard let plain = SpellingShape.plainParameters(of: spelling) else { continue }
      #expect(plain == SpellingShape.parsedParameters(of: spelling), "\(spelling.old)")
    }
  }

  @Test(arguments: [
    "(@Builder builder: () -> Any)", "(_ body: @autoclosure () -> Bool)", "<T>(_ a: T) where T: P",
    "(_ a: A & B)", "(_ type: T.Type)", "(_ text: String = \"\\t\")", "(a: Int", "(a: Int) -> ", "",
  ])
  func leavesToTheParserWhatItDoesNotKnow(_ text: String) {
    #expect(WrittenDeclaration(text) == nil)
  }

  /// Everything of a signature that a call can meet.
  private static func summary(of signature: Signature, _ machine: Machine) -> [String] {
    signature.parameters.map { parameter in
      """
      \(parameter.label ?? "_") \(parameter.name): \(parameter.type) \(Self.kinds(of: parameter.type)) \
      \(parameter.isVariadic) \(parameter.isInout) \(parameter.isAutoclosure) \
      \(parameter.builder == nil) \(parameter.defaultValue.map { String(describing: try? $0(machine)) } ?? "")
      """
    } + [
      "\(signature.result.map { "\($0) \(Self.kinds(of: $0))" } ?? "")",
      "\(signature.constraints.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })",
    ]
  }

  /// Which of the names in a type are generic ones; its description doesn't tell.
  private static func kinds(of type: TypeRef) -> String {
    switch type {
    case .any: "any"
    case .parameter(let name, let bound): "<\(name)\(bound == nil ? "" : "=")>"
    case .named(let object, let arguments): "\(object.name)\(arguments.map(kinds))"
    case .optional(let wrapped): "\(kinds(of: wrapped))?"
    case .array(let element): "[\(kinds(of: element))]"
    case .dictionary(let key, let value): "[\(kinds(of: key)): \(kinds(of: value))]"
    case .tuple(let elements): "(\(elements.map { "\($0.label ?? ""):\(kinds(of: $0.type))" }))"
    case .function(let parameters, let result): "\(parameters.map(kinds))->\(kinds(of: result))"
    }
  }

  private static func declarations(in library: Library) -> [(Callable, TypeObject?)] {
    var seen: Set<ObjectIdentifier> = []
    var found: [(Callable, TypeObject?)] = []
    for callable in library.functions.values.flatMap(\.self)
      + library.operators.values.flatMap(\.self)
    {
      found.append((callable, nil))
    }
    func add(_ type: TypeObject) {
      guard type.isHost, seen.insert(ObjectIdentifier(type)).inserted else { return }
      for member in type.members.values.flatMap(\.self) + type.statics.values.flatMap(\.self) {
        switch member {
        case .method(let method): found.append((method, type))
        case .property(let property):
          found += [property.get, property.set].compactMap { $0.map { ($0, type) } }
        case .stored, .constant: break
        }
      }
      found += type.initializers.map { ($0, type) }
      type.nestedTypes.values.forEach(add)
    }
    library.types.values.forEach(add)
    return found
  }
}
