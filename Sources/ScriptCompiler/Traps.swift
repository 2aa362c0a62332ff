import ScriptMachine

extension Machine {
  func outOfRange(_ index: Int, of indices: Range<Int>, _ place: Int) -> ScriptTrap {
    self.place = place
    return outOfRange(index, of: indices)
  }

  func noObject(_ place: Int) -> ScriptTrap {
    self.place = place
    return trap("an object is used before it has been made")
  }

  @inline(never)
  func overflow(_ left: Int, _ name: String, _ right: Int, _ place: Int) -> ScriptTrap {
    self.place = place
    return arithmeticOverflow("\(left) \(name) \(right)", in: Int.self)
  }

  @inline(never)
  func divisionByZero(_ place: Int, isRemainder: Bool = false) -> ScriptTrap {
    self.place = place
    return trap(
      isRemainder ? "Division by zero in remainder operation" : "Division by zero"
    )
  }

  func foundNil(isImplicit: Bool) -> ScriptTrap {
    trap(
      isImplicit
        ? "Unexpectedly found nil while implicitly unwrapping an Optional value"
        : "Unexpectedly found nil while unwrapping an Optional value",
      hint: "unwrap it with `if let`, or give a default with `??`"
    )
  }

  func failedCast(_ value: Value, _ source: TypeMetadata, to target: TypeMetadata) -> ScriptTrap {
    let given = dynamicType(value, source)
    return trap(
      "Could not cast value of type '\(runtime.qualifiedName(of: given))' to '\(runtime.qualifiedName(of: target))'."
    )
  }
}

/// Leaves an optional chain of which a part is `nil`.
struct BrokenChain: Error {
  static let error: any Error = BrokenChain()
}

/// Leaves an initializer because the one that it hands over to has failed.
struct FailedInitializer: Error {
  static let error: any Error = FailedInitializer()
}
