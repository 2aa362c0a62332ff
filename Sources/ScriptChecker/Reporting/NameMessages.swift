/// What is said of names that stand for nothing, or for something else.
enum NameMessages {
  static func usedBeforeDeclared(_ name: String) -> String {
    "use of local variable '\(name)' before its declaration"
  }
  static func unknownName(_ name: String) -> String {
    "cannot find '\(name)' in scope"
  }
  static func macroWithoutSign(_ name: String) -> String {
    "expansion of macro '\(name)' requires leading '#'"
  }
  static func unknownOperator(_ name: String) -> String {
    "cannot find operator '\(name)' in scope" + (name == ".." ? "; did you mean '...'?" : "")
  }
  static let selfOutside =
    "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
  static let superOutside =
    "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
  static func superWithoutSuperclass(_ type: String) -> String {
    "'super' cannot be used in class '\(type)' because it has no superclass"
  }
  static func superOfOther(_ type: String) -> String {
    "'super' cannot be used in non-class type '\(type)'"
  }
  static func staticMemberImplicit(_ name: String, _ type: String) -> String {
    "static member '\(name)' cannot be used on instance of type '\(type)'"
  }
  static let specializedFunction =
    "cannot explicitly specialize a generic function"
  static func moduleHasNoMember(_ module: String, _ name: String) -> String {
    "module '\(module)' has no member named '\(name)'"
  }
  static let anonymousArgumentOutside =
    "anonymous closure argument not contained in a closure"
  static let anonymousArgumentBesideNames =
    "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
}
