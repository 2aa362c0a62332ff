/// A mistake that stops the script at once: what would be a trap in compiled Swift.
@usableFromInline
package struct ScriptTrap: Error {
  package let message: String
  /// Where, as an index of the runtime's places.
  package let place: Int
  /// What a learner can do about it.
  package let hint: String?
  /// Further sentences: what it was, and what to write.
  package let notes: [String]

  package init(_ message: String, place: Int, hint: String? = nil, notes: [String] = []) {
    self.message = message
    self.place = place
    self.hint = hint
    self.notes = notes
  }
}

/// An error that a script threw.
package struct ScriptError: Error {
  /// The thrown value in its box.
  package let value: ExistentialBox
  package let place: Int

  package init(_ value: ExistentialBox, place: Int) {
    self.value = value
    self.place = place
  }
}

// The value is used by one thread at a time, as all values are.
extension ScriptError: @unchecked Sendable {}

/// An error that only unwinds code of the script, because the run is ending; nothing failed.
package protocol ScriptEnding: Error {}

/// Ends script code that must not go on, because the run was stopped or has failed elsewhere.
package struct ScriptStopped: ScriptEnding {
  package init() {}
}

/// An error of the host that a script can catch by its declared type.
package protocol ScriptErrorConvertible: Error {
  /// The error as a value with its type.
  func scriptError(_ runtime: Runtime) -> ExistentialBox
}

/// An error of the host that no script can catch, and where the script was.
package struct LocatedError: Error {
  package let error: any Error
  package let place: Int
}

extension Machine {
  /// An error of the host as what scripts catch, if they can, or else with the place of the running call.
  package func located(_ error: any Error) -> any Error {
    switch error {
    case is ScriptError, is ScriptTrap, is LocatedError, is any ScriptEnding: error
    case let error as any ScriptErrorConvertible:
      ScriptError(error.scriptError(runtime), place: place)
    default: LocatedError(error: error, place: place)
    }
  }

  /// A result that doesn't fit into its type.
  ///
  /// - Parameter operation: With its operands: `200 + 100`.
  package func arithmeticOverflow(_ operation: String, in type: Any.Type) -> ScriptTrap {
    trap("arithmetic overflow", hint: "the result of `\(operation)` doesn't fit into `\(type)`")
  }

  /// An index that no element of an array or slice has.
  package func outOfRange(_ index: Int, of indices: Range<Int>) -> ScriptTrap {
    let elements =
      switch indices.count {
      case 0: "there are no elements"
      case 1: "the only element is at \(indices.lowerBound)"
      default: "the elements are at \(indices.lowerBound) to \(indices.upperBound - 1)"
      }
    return trap("Index out of range", hint: "the index is \(index), and \(elements)")
  }
}
