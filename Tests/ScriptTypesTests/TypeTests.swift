import ScriptTypes
import Testing

/// Types are equal by structure, print as the compiler prints them, and are substituted with their associated types.
@Suite struct TypeTests {
  private let library = Library()

  @Test func `types print as the compiler prints them`() {
    let int = library.int
    let rows: [(Type, String)] = [
      (int, "Int"),
      (library.optional(int), "Int?"),
      (library.optional(.function([int], .void)), "((Int) -> ())?"),
      (library.array(library.optional(int)), "[Int?]"),
      (
        .function([int, library.array(int)], int, thrown: library.anyError),
        "(Int, [Int]) throws -> Int"
      ),
      (.metatype(of: int), "Int.Type"),
      (.metatype(of: library.anyError), "any Error.Type"),
      (library.optional(library.anyError), "(any Error)?"),
      (.any, "Any"),
      (.tuple(of: [.init(label: "a", int), .init(library.optional(int))]), "(a: Int, Int?)"),
      (.tuple(of: [.init(int)]), "Int"),
      (.void, "()"),
    ]
    for (type, text) in rows { #expect(type.description == text) }
  }

  @Test func `types are equal by structure, declarations by identity`() {
    #expect(library.array(library.int) == library.array(library.int))
    #expect(library.array(library.int) != library.int)
    let other = Type.nominal(
      NominalType(TypeSymbol(name: "Int", kind: .struct, module: library.module))
    )
    #expect(library.int != other)
    #expect(Set([library.array(library.int), library.array(library.int)]).count == 1)
  }

  @Test func `an associated type of a parameter becomes the witness once the parameter is known`() {
    let parameter = GenericParameter("S")
    let element = Type.parameter(parameter).associatedType("Element")
    #expect(element.description == "S.Element")
    let known = element.substituting(Substitution([parameter], [library.array(library.int)]))
    #expect(known == library.int)
  }

  @Test func `the elements of a pack take its place in tuples and parameters`() {
    let parameter = GenericParameter("T", isPack: true)
    let expansion = Type.expansion(TypeBox(library.optional(.parameter(parameter))))
    let types = Type.pack(TypePack([library.int, library.array(library.int)]))
    let substitution = Substitution([parameter], [types])
    #expect(
      Type.tuple(TupleType([.init(expansion)])).substituting(substitution).description
        == "(Int?, [Int]?)"
    )
    #expect(
      Type.function([expansion], library.int).substituting(substitution).description
        == "(Int?, [Int]?) -> Int"
    )
  }
}

/// Conclusions from what a generic signature asks.
@Suite struct GenericSignatureTests {
  private let library = Library()

  @Test func `what a protocol says is equal has one form`() {
    let parameter = GenericParameter("S")
    let subject = Type.parameter(parameter)
    let signature = GenericSignature([parameter], [.conformance(subject, library.sequence)])
    let iterated = subject.associatedType("Iterator").associatedType("Element")
    #expect(signature.canonical(iterated) == subject.associatedType("Element"))
    #expect(signature.conforms(subject.associatedType("Iterator"), to: library.iterator))
    #expect(!signature.conforms(subject.associatedType("Element"), to: library.iterator))
  }

  @Test func `a same-type requirement makes a parameter's associated type known`() {
    let parameter = GenericParameter("S")
    let subject = Type.parameter(parameter)
    let signature = GenericSignature(
      [parameter],
      [
        .conformance(subject, library.sequence),
        .sameType(subject.associatedType("Element"), library.int),
      ]
    )
    let iterated = subject.associatedType("Iterator").associatedType("Element")
    #expect(signature.canonical(iterated) == library.int)
  }

  @Test func `two parameters that are the same share what is asked of them`() {
    let (first, second) = (GenericParameter("T"), GenericParameter("U", depth: 1))
    let signature = GenericSignature(
      [first, second],
      [
        .conformance(.parameter(second), library.sequence),
        .sameType(.parameter(first), .parameter(second)),
      ]
    )
    #expect(signature.canonical(.parameter(second)) == .parameter(first))
    #expect(signature.conforms(.parameter(first), to: library.sequence))
  }
}

/// A few declarations that types are made of.
private struct Library {
  let module = ModuleSymbol(name: "Swift")
  let int: Type
  let iterator: TypeSymbol
  let sequence: TypeSymbol
  private let arraySymbol: TypeSymbol
  private let optionalSymbol: TypeSymbol
  private let error: TypeSymbol

  init() {
    let module = module
    func generic(_ name: String, _ parameter: String, _ kind: TypeSymbol.Kind) -> TypeSymbol {
      TypeSymbol(
        name: name,
        kind: kind,
        module: module,
        signature: GenericSignature([GenericParameter(parameter)]),
        ownParameterCount: 1
      )
    }
    int = .nominal(NominalType(TypeSymbol(name: "Int", kind: .struct, module: module)))
    arraySymbol = generic("Array", "Element", .struct)
    optionalSymbol = generic("Optional", "Wrapped", .enum)
    error = TypeSymbol(name: "Error", kind: .protocol, module: module)
    iterator = TypeSymbol(name: "IteratorProtocol", kind: .protocol, module: module)
    iterator.add(AssociatedTypeSymbol(name: "Element", proto: iterator))
    sequence = TypeSymbol(name: "Sequence", kind: .protocol, module: module)
    sequence.add(AssociatedTypeSymbol(name: "Element", proto: sequence))
    sequence.add(AssociatedTypeSymbol(name: "Iterator", proto: sequence))
    let iterated = sequence.selfType.associatedType("Iterator")
    sequence.protocolRequirements = [
      .conformance(iterated, iterator),
      .sameType(sequence.selfType.associatedType("Element"), iterated.associatedType("Element")),
    ]
  }

  func array(_ element: Type) -> Type { .nominal(NominalType(arraySymbol, [element])) }
  func optional(_ wrapped: Type) -> Type { .nominal(NominalType(optionalSymbol, [wrapped])) }
  var anyError: Type { .existential(Existential(protocols: [.init(error)])) }
}
