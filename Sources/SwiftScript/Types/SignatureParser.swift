import SwiftParser
import SwiftSyntax

/// Parses the declarations of host functions, each when it is first used.
final class SignatureParser {
  /// The owner of this parser; a weak reference would make every use of the library slower.
  private unowned let library: Library

  init(of library: Library) { self.library = library }

  func callable(
    _ declaration: String,
    in type: TypeObject?,
    name: String? = nil,
    isMutating: Bool = false,
    body: @escaping (Call) throws -> Value
  ) -> Callable {
    let base = Self.baseName(of: declaration)
    return Callable(
      name: name ?? base.withoutBackticks,
      isMutating: isMutating,
      body: .native(body)
    ) {
      [unowned self, unowned type] in
      self.signature(declaration, afterName: base, in: type)
    }
  }

  /// The way to a property's value: `count: Int`.
  func getter(
    _ declaration: String,
    in type: TypeObject,
    name: String,
    body: @escaping (Call) throws -> Value
  ) -> Callable {
    Callable(name: name, body: .native(body)) { [unowned self, unowned type] in
      let result = String(declaration.drop { $0 != ":" }.dropFirst())
      return signature("get()" + (result.isEmpty ? "" : " ->" + result), afterName: "get", in: type)
    }
  }

  /// What stands before the parameters.
  ///
  /// By bytes: every declaration of the library goes through here at each start.
  static func baseName(of declaration: String) -> String {
    let first = declaration.utf8.first ?? 0
    let isName =
      first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z")
      || first == UInt8(ascii: "_") || first == UInt8(ascii: "`")
    let isOperator =
      !isName || declaration.hasPrefix("prefix ") || declaration.hasPrefix("postfix ")
    let name = declaration.utf8.prefix {
      $0 != UInt8(ascii: "(") && (isOperator || $0 != UInt8(ascii: "<"))
    }
    return String(Substring(name))
  }

  private func signature(_ declaration: String, afterName base: String, in type: TypeObject?)
    -> Signature
  {
    // What several types have is declared once, and read as each one's own.
    let declaration =
      type.map { type in
        declaration.hasBytes(of: "Self")
          ? declaration.replacing("Self", with: type.name) : declaration
      } ?? declaration
    return plainSignature(declaration, afterName: base, in: type)
      ?? parsedSignature(declaration, afterName: base, in: type)
  }

  /// The signature of a declaration in one of the few forms that nearly all have; `nil` if it is in another.
  func plainSignature(_ declaration: String, afterName base: String, in type: TypeObject?)
    -> Signature?
  {
    guard let written = WrittenDeclaration(declaration.behind(base)) else { return nil }
    let resolver = resolver(of: declaration, in: type, generics: written.generics.map(\.name))
    var constraints: [String: TypeRef] = [:]
    for generic in written.generics {
      constraints[generic.name] = generic.constraint.map(resolver.resolve)
    }
    return Signature(
      parameters: written.parameters.map { parameter in
        Signature.Parameter(
          label: parameter.first == "_" ? nil : parameter.first,
          name: parameter.second ?? parameter.first,
          type: resolver.resolve(parameter.type),
          isVariadic: parameter.isVariadic,
          isInout: parameter.isInout,
          isAutoclosure: false,
          builder: nil,
          defaultValue: parameter.defaultValue.map(Self.code)
        )
      },
      result: written.result.map(resolver.resolve),
      text: declaration,
      constraints: constraints
    )
  }

  /// The signature of a declaration in any form.
  func parsedSignature(_ declaration: String, afterName base: String, in type: TypeObject?)
    -> Signature
  {
    let tree = Parser.parse(source: "func f" + declaration.behind(base))
    guard !tree.hasError, tree.statements.count == 1,
      let function = tree.statements.first?.item.as(FunctionDeclSyntax.self)
    else { preconditionFailure("`\(declaration)` is no declaration") }
    let generics = function.genericParameterClause?.parameters.nodes ?? []
    var resolver = resolver(of: declaration, in: type, generics: generics.map(\.name.text))
    resolver.resultBuilder = { [unowned library] attributes in
      attributes.nodes.lazy.compactMap { $0.as(AttributeSyntax.self)?.attributeName }
        .compactMap { library.types[$0.bareText] }.first(where: \.isResultBuilder)
    }
    var constraints: [String: TypeRef] = [:]
    for generic in generics {
      constraints[generic.name.text] = generic.inheritedType.map { resolver.resolve($0) }
    }
    return Signature(
      function.signature.parameterClause,
      result: function.signature.returnClause?.type,
      text: declaration,
      constraints: constraints,
      resolver: resolver,
      defaultValue: { expression, _, _ in Self.defaultValue(expression) }
    )
  }

  private func resolver(of declaration: String, in type: TypeObject?, generics: [String])
    -> TypeResolver
  {
    let generics =
      type?.lineage().reduce(into: Set(generics)) { $0.formUnion($1.genericNames) } ?? Set(generics)
    var resolver = TypeResolver(
      lookUp: { [unowned library] name in
        if generics.contains(name) { return .parameter(name, nil) }
        guard let type = library.types[name] else { return nil }
        return type.alias ?? .named(type, [])
      },
      onUnknown: { name, _ in
        preconditionFailure("`\(declaration)` names the unknown type `\(name)`")
      }
    )
    resolver.namesAssociatedTypes = true
    return resolver
  }

  private static func code(_ value: WrittenDeclaration.DefaultValue) -> Code {
    let constant: Value
    switch value {
    case .nil: constant = .none
    case .bool(let value): constant = .bool(value)
    case .int(let value): constant = .int(value)
    case .double(let value): constant = .double(value)
    case .string(let value): constant = .string(value)
    case .member(let type, let name): return member(name, of: type)
    }
    return { _ in constant }
  }

  /// A type's static property, or the one of whatever type is wanted.
  private static func member(_ name: String, of type: String?) -> Code {
    if let type {
      return { machine in try machine.staticMember(name, of: machine.library[type]) }
    }
    return { machine in
      let site = machine.site ?? Machine.nowhere
      return .implicitMember(
        ImplicitMember(name: name, site: site) { try machine.staticMember(name, of: $0) }
      )
    }
  }

  /// A default value: a literal, an implicit member, or a type's static property.
  private static func defaultValue(_ syntax: ExprSyntax) -> Code {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: return { _ in .none }
    case .booleanLiteralExpr(let literal):
      let value = literal.literal.text == "true"
      return { _ in .bool(value) }
    case .integerLiteralExpr(let literal):
      let value = Int(literal.literal.text) ?? 0
      return { _ in .int(value) }
    case .prefixOperatorExpr(let negated):
      let number = negated.expression.as(IntegerLiteralExprSyntax.self)?.number ?? 0
      return { _ in .int(-number) }
    case .floatLiteralExpr(let literal):
      let value = Double(literal.literal.text) ?? 0
      return { _ in .double(value) }
    case .stringLiteralExpr(let literal):
      let value = literal.representedLiteralValue ?? ""
      return { _ in .string(value) }
    case .memberAccessExpr(let access):
      let type = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return member(access.declName.baseName.name, of: type)
    default:
      preconditionFailure("`\(syntax)` can't be a default value of a host function")
    }
  }
}

extension Signature {
  convenience init(
    _ clause: FunctionParameterClauseSyntax,
    result: TypeSyntax?,
    text: @autoclosure @escaping () -> String,
    constraints: [String: TypeRef] = [:],
    resolver: TypeResolver,
    isSubscript: Bool = false,
    defaultValue: (ExprSyntax, TypeRef, _ isAutoclosure: Bool) -> Code
  ) {
    let parameters = clause.parameters.nodes.map { parameter in
      let first = parameter.firstName.name
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      let type = resolver.resolve(parameter.type)
      let isAutoclosure =
        attributed?.attributes.nodes.contains { $0.bareText == "@autoclosure" } ?? false
      return Parameter(
        label: first == "_" || isSubscript && parameter.secondName == nil ? nil : first,
        name: parameter.secondName?.name ?? first,
        type: type,
        isVariadic: parameter.ellipsis != nil,
        isInout: attributed?.specifiers.nodes.contains { $0.bareText == "inout" }
          ?? false,
        isAutoclosure: isAutoclosure,
        builder: resolver.resultBuilder?(parameter.attributes),
        defaultValue: parameter.defaultValue.map { defaultValue($0.value, type, isAutoclosure) }
      )
    }
    self.init(
      parameters: parameters,
      result: result.map { resolver.resolve($0) },
      text: text(),
      constraints: constraints
    )
  }
}
