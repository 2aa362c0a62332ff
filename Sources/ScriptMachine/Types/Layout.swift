package import ScriptTypes

/// A stored property of a struct or class, or an element of a tuple or of a case's payload.
package struct Part {
  /// Empty for what has no label.
  package let name: String
  package let type: TypeMetadata
  /// Whether it has no value before it is first read.
  package var isLazy = false
}

/// A case of an enum.
package struct CaseLayout {
  package let symbol: ValueSymbol
  package let payload: [Part]
}

/// How the values of a type are represented, as far as it decides how they are compared and printed.
package enum Representation {
  case bool
  case integer(isSigned: Bool)
  /// An integer of 128 bits.
  case wideInteger(isSigned: Bool)
  case double
  case float
  case string
  case character
  case array(TypeMetadata)
  case optional(TypeMetadata)
  case tuple([Part])
  case structure([Part])
  case enumeration([CaseLayout])
  case object
  case existential
  case function
  case metatype
  /// Something of the host or of the library, which says itself what it is.
  case native
}

extension TypeMetadata {
  func findRepresentation() -> Representation {
    switch type {
    case .tuple(let tuple):
      return .tuple(
        tuple.elements.map { Part(name: $0.label ?? "", type: registry.metadata(of: $0.type)) }
      )
    case .function: return .function
    case .existential: return .existential
    case .metatype: return .metatype
    case .nominal(let nominal): return representation(of: nominal)
    default: return .native
    }
  }

  private func representation(of nominal: NominalType) -> Representation {
    let symbol = nominal.symbol
    if symbol.module.name == "Swift", symbol.parent == nil {
      switch symbol.name {
      case "Bool": return .bool
      case "Int", "Int8", "Int16", "Int32", "Int64": return .integer(isSigned: true)
      case "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return .integer(isSigned: false)
      case "Int128": return .wideInteger(isSigned: true)
      case "UInt128": return .wideInteger(isSigned: false)
      case "Double": return .double
      case "Float": return .float
      case "String": return .string
      case "Character": return .character
      case "Array", "ContiguousArray", "ArraySlice": return .array(arguments.types[0])
      case "Optional": return .optional(arguments.types[0])
      default: break
      }
    }
    // The same number by another name.
    if symbol.module.name == "Foundation", symbol.name == "CGFloat" { return .double }
    switch symbol.kind {
    case .class, .actor: return .object
    case .struct:
      let properties = symbol.storedProperties
      // Without properties in its declaration, a library's struct holds something of ours.
      if properties.isEmpty, symbol.isNative { return .native }
      return .structure(
        properties.map {
          Part(
            name: $0.name,
            type: registry.metadata(of: $0.type.substituting(nominal.substitution)),
            isLazy: $0.isLazy
          )
        }
      )
    case .enum:
      return .enumeration(
        symbol.enumCases.map { CaseLayout(symbol: $0, payload: payload(of: $0, in: nominal)) }
      )
    case .protocol: return .existential
    }
  }

  private func payload(of symbol: ValueSymbol, in nominal: NominalType) -> [Part] {
    guard case .function(let function) = symbol.type else { return [] }
    return zip(symbol.parameters, function.parameters).map { parameter, type in
      Part(
        name: parameter.label,
        type: registry.metadata(of: type.type.substituting(nominal.substitution))
      )
    }
  }
}
