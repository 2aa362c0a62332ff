import ScriptTypes

/// What the rules of the typed tree say.
enum FlowMessages {
  // MARK: ConstantRules

  static let divisionByZero =
    "division by zero"
  static func arithmeticOverflow(
    _ left: WholeNumber,
    _ operatorName: String,
    _ right: WholeNumber,
    _ type: String
  ) -> String {
    "arithmetic operation '\(left) \(operatorName) \(right)' (on type '\(type)') results in an overflow"
  }

  // MARK: EffectRules

  static func isolatedChanged(_ what: String) -> String {
    "\(what) can not be mutated from a nonisolated context"
  }
  static func isolatedCall(_ what: String) -> String {
    "\(what) cannot be called from outside of the actor"
  }
  static func isolatedCallFromSynchronous(_ what: String) -> String {
    "call to \(what) in a synchronous nonisolated context [#ActorIsolatedCall]"
  }
  static func isolatedRead(_ what: String) -> String {
    "\(what) cannot be accessed from outside of the actor"
  }
  static func isolatedReadFromSynchronous(_ what: String) -> String {
    "\(what) can not be referenced from a nonisolated context"
  }
  /// Of a loop over an asynchronous sequence.
  static let nextThrows = "call can throw, but the error is not handled"

  static func throwsUnmarked(_ what: String) -> String {
    "\(what) can throw but is not marked with 'try'"
  }
  static let errorsNotHandled =
    "errors thrown from here are not handled"
  static func throwsUnhandled(_ what: String) -> String {
    "\(what) can throw, but it is not marked with 'try' and the error is not handled"
  }
  static let errorsNotExhausted =
    "errors thrown from here are not handled because the enclosing catch is not exhaustive"
  static func throwsNotExhausted(_ what: String) -> String {
    "\(what) can throw, but it is not marked with 'try' and the enclosing catch is not exhaustive"
  }
  static func throwsInDefer(_ what: String) -> String {
    "\(what) can throw, but errors cannot be thrown out of a defer body"
  }
  static let throwNotHandled =
    "error is not handled because the enclosing function is not declared 'throws'"
  static let throwNotExhausted =
    "error is not handled because the enclosing catch is not exhaustive"
  static let throwInDefer =
    "errors cannot be thrown out of a defer body"
  static let throwInRethrowing =
    "a function declared 'rethrows' may only throw if its parameter does"
  static func thrownTypeMismatch(_ from: Type, _ to: Type) -> String {
    "thrown expression type '\(from)' cannot be converted to error type '\(to)'"
  }
  static func waitsInSynchronous(_ what: String) -> String {
    "\(what) in a function that does not support concurrency"
  }
  static let waitsUnmarked =
    "expression is 'async' but is not marked with 'await'"

  // MARK: EscapeRules

  static func escapingCapture(_ kind: String, _ name: String) -> String {
    "escaping closure captures \(kind) parameter '\(name)'"
  }
  static func passesNonescaping(_ name: String) -> String {
    "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
  }
  static func nonescapingToGeneric(_ name: String, _ parameter: String) -> String {
    "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' may allow it to escape"
  }
  static func assignsNonescaping(_ name: String) -> String {
    "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
  }
  static func usesNonescaping(_ name: String) -> String {
    "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
  }
  static func implicitSelf(_ use: String, _ name: String) -> String {
    "\(use) '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit"
  }
  static let capturesMutatingSelf =
    "escaping closure captures mutating 'self' parameter"

  // MARK: ExhaustivenessRules

  static let notExhaustive =
    "switch must be exhaustive"

  // MARK: ExitRules

  static func neverReturns(_ body: String, _ type: Type) -> String {
    "\(body) with uninhabited return type '\(type)' is missing call to another never-returning function on all paths"
  }
  static let unusedFunction = "function is unused"
  static func missingReturn(_ body: String, _ type: Type) -> String {
    "missing return in \(body) expected to return '\(type)'"
  }
  static func missingReturnInClosure(_ type: Type) -> String {
    "missing return in closure expected to return '\(type)'"
  }
  static let guardFallsThrough =
    "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"

  // MARK: FlowRules

  static func designatedDelegates(_ type: String) -> String {
    "designated initializer for '\(type)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
  }

  // MARK: InitializationRules

  static func initializedTwice(_ name: String) -> String {
    "immutable value '\(name)' may only be initialized once"
  }
  static func usedBeforeInitialized(_ kind: String, _ name: String, _ use: String) -> String {
    "\(kind) '\(name)' \(use) before being initialized"
  }

  // MARK: InitializerDuties

  static let superInitNotCalled =
    "'super.init' isn't called on all paths before returning from initializer"
  static let returnsUninitialized =
    "return from initializer without initializing all stored properties"
  static func uninitializedAtSuperInit(_ name: String, _ generated: String) -> String {
    "property 'self.\(name)' not initialized at \(generated)super.init call"
  }
  static let selfInitNotCalled =
    "'self.init' isn't called on all paths before returning from initializer"
  static func callsConvenience(_ superclass: String) -> String {
    "must call a designated initializer of the superclass '\(superclass)'"
  }
  static func chainsToFailable(_ name: String) -> String {
    "a non-failable initializer cannot chain to failable initializer '\(name)' written with 'init?'"
  }
  static func selfBefore(_ need: String, _ use: String) -> String {
    "'self' used \(use)before \(need)"
  }
  static let selfCaptured = "'self' captured by a closure before all members were initialized"
  static let selfBeforeInitialized =
    "'self' used before all stored properties are initialized"

  // MARK: LiteralRules

  static func negativeOverflow(_ literal: String, _ type: Type) -> String {
    "negative integer '\(literal)' overflows when stored into unsigned type '\(type)'"
  }
  static func literalOverflow(_ literal: String, _ type: Type) -> String {
    "integer literal '\(literal)' overflows when stored into '\(type)'"
  }

  // MARK: MutabilityRules

  static let immutableInOut =
    "cannot pass immutable value as inout argument"
  static let immutableProperty =
    "cannot assign to property"
  static let immutableSubscript =
    "cannot assign through subscript"
  static let notAssignable =
    "expression is not assignable"
  static let immutableValue =
    "cannot assign to value"
  static let mutatingImmutable =
    "cannot use mutating member on immutable value"
  static let mutatingGetter =
    "cannot use mutating getter on immutable value"
  static let mutatingOperator =
    "left side of mutating operator isn't mutable"
  static func overlappingAccess(_ name: String) -> String {
    "overlapping accesses to '\(name)', but modification requires exclusive access; consider copying to a local variable [#ExclusivityViolation]"
  }
  static let selfImmutable =
    "'self' is immutable"
  static let subscriptGetOnly =
    "subscript is get-only"
  static func resultImmutable(_ function: String) -> String {
    "\(function) returns immutable value"
  }
  static let literalImmutable =
    "literals are not mutable"
  static func captureImmutable(_ name: String) -> String {
    "'\(name)' is an immutable capture"
  }
  static func constant(_ name: String) -> String {
    "'\(name)' is a 'let' constant"
  }
  static func immutableName(_ name: String) -> String {
    "'\(name)' is immutable"
  }
  static func getOnly(_ name: String) -> String {
    "'\(name)' is a get-only property"
  }
  static func isFunction(_ name: String) -> String {
    "'\(name)' is a function"
  }
  static func isMethod(_ name: String) -> String {
    "'\(name)' is a method"
  }
  static func setterInaccessible(_ name: String) -> String {
    "'\(name)' setter is inaccessible"
  }
  static let keyPathReadOnly =
    "key path is read-only"

  // MARK: NameRules

  static func redeclaration(_ name: String) -> String {
    "invalid redeclaration of '\(name)'"
  }

  // MARK: ReferenceRules

  static func memberOfProtocol(_ name: String, _ type: Type) -> String {
    "static member '\(name)' cannot be used on protocol metatype '(\(type)).Type'"
  }

  static func noMember(_ type: Type, _ name: String) -> String {
    "value of type '\(type)' has no member '\(name)'"
  }
  static func boxesCompared(_ operatorName: String, _ type: Type) -> String {
    "binary operator '\(operatorName)' cannot be applied to two '\(type)' operands"
  }
  static func renamed(_ name: String, _ new: String) -> String {
    "'\(name)' has been renamed to '\(new)'"
  }
  static func deprecated(_ name: String, _ new: String) -> String {
    "'\(name)' is deprecated: renamed to '\(new)'"
  }
  static func unavailable(_ name: String, _ reason: String) -> String {
    "'\(name)' is unavailable\(reason)"
  }
  static func inaccessible(_ name: String) -> String {
    "\(name) is inaccessible due to 'private' protection level"
  }
  static func notInstantiable(_ type: Type) -> String {
    "type '\(type)' cannot be instantiated"
  }
  static func notRequiredInitializer(_ type: Type) -> String {
    "constructing an object of class type '\(type)' with a metatype value must use a 'required' initializer"
  }
  static func memberOfBox(_ name: String, _ type: Type) -> String {
    "member '\(name)' cannot be used on value of type '\(type)'; consider using a generic constraint instead [#ExistentialMemberAccess]"
  }

  // MARK: ResultRules

  static func hiddenNotConforming(_ symbol: String, _ type: Type, _ proto: String) -> String {
    "return type of \(symbol) requires that '\(type)' conform to '\(proto)'"
  }
  static func opaqueMismatch(_ type: Type) -> String {
    "function declares an opaque return type '\(type)', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]"
  }
  static func notSelf(_ type: Type) -> String {
    "cannot convert return expression of type '\(type)' to return type 'Self'"
  }
}
