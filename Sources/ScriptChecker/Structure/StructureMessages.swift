import ScriptTypes

/// What the rules of the source tree say.
enum StructureMessages {
  // MARK: AttributeRules

  static let discardableResultMisplaced =
    "'@discardableResult' attribute cannot be applied to this declaration"
  static let typeAttributeOnDeclaration =
    "attribute can only be applied to types, not declarations"
  static let attributeWithArguments =
    "expected declaration"
  static func unknownAttribute(_ name: String) -> String {
    "unknown attribute '\(name)'"
  }

  // MARK: EnumRules

  static let rawValueWithoutRawType =
    "enum case cannot have a raw value if the enum does not have a raw type"
  static let rawValueNotUnique =
    "raw value for enum case is not unique"
  static func recursiveEnum(_ name: String) -> String {
    "recursive enum '\(name)' is not marked 'indirect'"
  }

  // MARK: JumpRules

  static func labelReused(_ label: String) -> String {
    "label '\(label)' cannot be reused on an inner statement"
  }
  static let breakOutside =
    "'break' is only allowed inside a loop, if, do, or switch"
  static let unlabeledBreak =
    "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
  static let continueInSwitch =
    "'continue' cannot be used with switch statements"
  static let continueInIf =
    "'continue' cannot be used with if statements"
  static let continueOutsideOfLoop =
    "'continue' is only allowed inside a loop"
  static func unknownLabel(_ label: String) -> String {
    "cannot find label '\(label)' in scope"
  }
  static func leavesDefer(_ word: String) -> String {
    "'\(word)' cannot transfer control out of a defer statement"
  }

  // MARK: ParameterRules

  static let inOutVariadic =
    "'inout' must not be used on variadic parameters"
  static func inOutWithDefault(_ name: String) -> String {
    "cannot provide default value to inout parameter '\(name)'"
  }

  // MARK: StructureRules+Declarations

  static let methodBodyInProtocol =
    "protocol methods must not have bodies"
  static let initializerBodyInProtocol =
    "protocol initializers must not have bodies"
  static func deinitializerInValueType(_ kind: String, _ name: String) -> String {
    "deinitializer cannot be declared in \(kind) '\(name)' that conforms to 'Copyable'"
  }
  static let initializerMisplaced =
    "initializers may only be declared within a type"
  static let deinitializerMisplaced =
    "deinitializers may only be declared within a class, actor, or noncopyable type"
  static let subscriptMisplaced =
    "'subscript' functions may only be declared within a type"
  static func staticMisplaced(_ members: String) -> String {
    "static \(members) may only be declared on a type"
  }
  static func mutatingMisplaced(_ word: String) -> String {
    "'\(word)' is only valid on methods"
  }
  static func accessInProtocol(_ level: String) -> String {
    "'\(level)' modifier cannot be used in protocols"
  }
  static let requirementWithoutAccessors =
    "property in protocol must have explicit { get } or { get set } specifier"
  static let requirementWithValue =
    "initial value is not allowed here"
  static let requirementWithDefault =
    "default argument not permitted in a protocol method"
  static func accessorWithoutBody(_ kind: String) -> String {
    "expected '{' to start \(kind) definition"
  }
  static let computedWithValue = "variable with getter/setter cannot have an initial value"
  static let functionWithoutBody = "expected '{' in body of function declaration"
  static let initializerWithoutBody = "initializer requires a body"
  static let rethrowsNothing = "'rethrows' function must take a throwing function argument"
  static let unlabeledBehindVariadic =
    "a parameter following a variadic parameter requires a label"
  static let packOfEnum = "enums cannot declare a type pack"
  static let severalPacks = "generic type cannot declare more than one type pack"
  static let conditionInPackIteration = "'where' clause in pack iteration is not supported"
  static let packExpansionMisplaced =
    "value pack expansion can only appear inside a function argument list, tuple element, or as the expression of a for-in loop"
  static func parameterRedeclared(_ name: String) -> String {
    "invalid redeclaration of '\(name)'"
  }
  static let opaqueWithoutValue =
    "property declares an opaque return type, but has no initializer expression from which to infer an underlying type [#OpaqueTypeInference]"
  static func rawValueOfOtherType(_ type: String, _ raw: String) -> String {
    "cannot convert value of type '\(type)' to raw type '\(raw)'"
  }
  static func convenienceChainsToSuper(_ type: String) -> String {
    "convenience initializer for '\(type)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')"
  }
  static func deinitializerOfNoncopyable(_ kind: String) -> String {
    "rxlab can't run the deinitializer of a noncopyable \(kind); a class can have one"
  }
  static let subscriptWithoutAccessors =
    "expected '{' in subscript to specify getter and setter implementation"
  static func dollarName(_ name: String) -> String {
    "cannot declare entity named '\(name)'; the '$' prefix is reserved for implicitly-synthesized declarations"
  }
  static func convenienceInValueType(_ kind: String) -> String {
    "initializers in \(kind)s are not marked with 'convenience'"
  }
  static func requiredInValueType(_ type: String) -> String {
    "'required' initializer in non-class type '\(type)'"
  }
  static func classMisplaced(_ members: String, _ member: String) -> String {
    "class \(members) are only allowed within classes; use 'static' to declare a static \(member)"
  }
  static let finalMisplaced = "only classes and class members may be marked with 'final'"
  static let severalLevels = "multiple incompatible access-level modifiers specified"
  static func localLevel(_ level: String) -> String {
    "attribute '\(level)' can only be used in a non-local scope"
  }
  static func modifierMisplaced(_ modifier: String) -> String {
    "'\(modifier)' modifier cannot be applied to this declaration"
  }
  static func setterOfReadOnly(_ level: String) -> String {
    "'\(level)(set)' modifier cannot be applied to read-only properties"
  }
  static func setterAbove(_ setter: String, _ level: String) -> String {
    "\(level) property cannot have \(setter == "internal" ? "an" : "a") \(setter) setter"
  }
  static func fixityMissing(_ fixity: String) -> String {
    "\(fixity) unary operator missing '\(fixity)' modifier"
  }
  static func nestedInProtocol(_ type: String, _ proto: String) -> String {
    "type '\(type)' cannot be nested in protocol '\(proto)'"
  }
  static let computedWithoutType = "computed property must have an explicit type"
  static func nestedPattern(_ word: String) -> String {
    "'\(word)' cannot appear nested inside another 'var' or 'let' pattern"
  }
  static let mutatingInClass =
    "'mutating' is not valid on instance methods in classes"
  static let overrideOutsideOfClass =
    "'override' can only be specified on class members"
  static let optionalOutsideOfObjc =
    "'optional' can only be applied to members of an '@objc' protocol"
  static func covariantSelf(_ name: String) -> String {
    "covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean '\(name)'?"
  }
  static func nestedSelf(_ what: String) -> String {
    "covariant 'Self' or 'Self?' can only appear at the top level of \(what) type"
  }
  static let globalSelfResult =
    "global function cannot return 'Self'"
  static let lazyConstant =
    "'lazy' cannot be used on a let"
  static let lazyGlobal =
    "'lazy' cannot be used on an already-lazy global"
  static let lazyWithoutValue =
    "lazy properties must have an initializer"
  static let lazyTuple =
    "'lazy' cannot destructure an initializer"
  static func weakNotOptional(_ type: String) -> String {
    "'weak' variable should have optional type '\(type)?'"
  }
  static let wrappedConstant =
    "property wrapper can only be applied to a 'var'"
  static let wrappedComputed =
    "property wrapper cannot be applied to a computed property"
  static func accessorsOfConstant(_ word: String) -> String {
    "'let' declarations cannot be \(word) properties"
  }
  static func observerBesideGetter(_ name: String) -> String {
    "'\(name)' cannot be provided together with a getter"
  }
  static let setterWithoutGetter =
    "variable with a setter must also have a getter"
  static let classStoredProperty =
    "class stored properties not supported in classes; did you mean 'static'?"
  static let staticStoredInGeneric =
    "static stored properties not supported in generic types"
  static let storedInExtension =
    "extensions must not contain stored properties"
  static let storedInEnum =
    "enums must not contain stored properties"
  static let operatorNotAtFileScope =
    "'operator' may only be declared at file scope"
  static func reservedOperator(_ fixity: String, _ name: String) -> String {
    "cannot declare a custom '\(fixity)' '\(name)' operator"
  }
  static func unknownPrecedenceGroup(_ name: String) -> String {
    "unknown precedence group '\(name)'"
  }
  static func operatorNotStatic(_ name: String, _ type: String) -> String {
    "operator '\(name)' declared in type '\(type)' must be 'static'"
  }
  static let operatorArguments =
    "operators must have one or two arguments"
  static let operatorNotDeclared =
    "operator implementation without matching operator declaration"
  static func genericParameterNotUsed(_ name: String) -> String {
    "generic parameter '\(name)' is not used in function signature [#no-usage]"
  }

  // MARK: MainType

  static let mainMisplaced =
    "'@main' attribute cannot be applied to this declaration"
  static let mainBesideCode =
    "'main' attribute cannot be used in a module that contains top-level code"
  static let moreThanOneMain =
    "'main' attribute can only apply to one type in a module"
  static let genericMain =
    "generic 'main' types are not supported"
  static func noMain(_ name: String) -> String {
    "'\(name)' is annotated with '@main' and must provide a main static function of type "
      + "() -> Void, () throws -> Void, () async -> Void, or () async throws -> Void"
  }
  static let localMain =
    "rxlab does not run the main() of a type that is declared in a function"

  // MARK: StructureRules

  static let nilFromPlainInitializer =
    "only a failable initializer can return 'nil'"
  static let leavesDeferByReturn =
    "'return' cannot transfer control out of a defer statement"
  static let fallthroughOutsideOfSwitch =
    "'fallthrough' is only allowed inside a switch"
  static let deinitializerCalled =
    "deinitializers cannot be accessed"
  static let tryOnTheRight =
    "'try' cannot appear to the right of a non-assignment operator"
  static let discardMisplaced =
    "'_' can only appear in a pattern or on the left side of an assignment"
  static func branchesMisplaced(_ word: String) -> String {
    "'\(word)' may only be used as expression in return, throw, or as the source of an assignment"
  }
  static let ifWithoutElse =
    "'if' must have an unconditional 'else' to be used as expression"
  static func branchWithoutValue(_ word: String) -> String {
    "non-expression branch of '\(word)' expression may only end with a 'throw'"
      + (word == "switch" ? " or 'fallthrough'" : "")
  }

  // MARK: SwitchRules

  static let caseBehindDefault =
    "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
  static let unknownOnPlainCase =
    "'@unknown' is only supported for catch-all cases (\"case _\")"
  static func emptyCase(_ word: String) -> String {
    "'\(word)' label in a 'switch' must have at least one executable statement"
  }
  static func nestedBinding(_ word: String) -> String {
    "'\(word)' cannot appear nested inside another 'var' or 'let' pattern"
  }
  static func notBoundEverywhere(_ name: String) -> String {
    "'\(name)' must be bound in every pattern"
  }
  static let fallthroughAtEnd =
    "'fallthrough' without a following 'case' or 'default' block"
  static func fallthroughIntoBinding(_ name: String) -> String {
    "'fallthrough' from a case which doesn't bind variable '\(name)'"
  }
}
