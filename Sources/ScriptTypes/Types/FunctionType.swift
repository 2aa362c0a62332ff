/// The type of a function or closure.
package final class FunctionType {
  package struct Parameter {
    package var type: Type
    package var isInOut: Bool
    /// `T...`; `type` is the element's.
    package var isVariadic: Bool
    /// `@autoclosure () -> T`; `type` is the function's.
    package var isAutoclosure: Bool
    /// Whether it is declared as a function that is not kept after the call: without `@escaping`.
    package var isNonescaping = false
    /// Whether the function runs on the actor that is given here: `isolated`.
    package var isIsolated = false
    /// Whether closures given here may leave out `self.`, as those of tasks.
    package var capturesSelf = false

    package init(
      _ type: Type,
      isInOut: Bool = false,
      isVariadic: Bool = false,
      isAutoclosure: Bool = false
    ) {
      self.type = type
      self.isInOut = isInOut
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }

    /// The type of what is written as its argument: what an autoclosure gives.
    package var valueType: Type {
      if isAutoclosure, case .function(let function) = type { return function.result }
      return type
    }
  }

  package let parameters: [Parameter]
  package let result: Type
  package let isAsync: Bool
  /// The type of what it throws; `nil` if it never throws.
  package let thrown: Type?
  package let contents: TypeContents

  package init(
    _ parameters: [Parameter],
    _ result: Type,
    isAsync: Bool = false,
    thrown: Type? = nil
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.thrown = thrown
    contents = parameters.reduce(result.contents.union(thrown?.contents ?? [])) {
      $0.union($1.type.contents)
    }
  }

  func isEqual(to other: FunctionType) -> Bool {
    parameters.count == other.parameters.count && isAsync == other.isAsync
      && result == other.result && thrown == other.thrown
      && zip(parameters, other.parameters).allSatisfy {
        $0.isInOut == $1.isInOut && $0.isVariadic == $1.isVariadic && $0.type == $1.type
      }
  }
}

extension Type {
  package static func function(
    _ parameters: [Type],
    _ result: Type,
    isAsync: Bool = false,
    thrown: Type? = nil
  ) -> Type {
    .function(
      FunctionType(
        parameters.map { FunctionType.Parameter($0) },
        result,
        isAsync: isAsync,
        thrown: thrown
      )
    )
  }
}
