/// What a script, or the entries at a prompt, have declared so far.
final class World {
  let library: Library
  var variables: [String: Variable] = [:]
  var functions: [String: [Callable]] = [:]
  var types: [String: TypeObject] = [:]
  var operators: [String: [Callable]] = [:]
  var operatorDeclarations = OperatorDeclarations()
  /// Goes up with every text that is compiled, since it may extend types.
  @exclusivity(unchecked) var generation = 0
  private var places: [(span: SourceSpan, function: String)] = []

  init(library: Library) { self.library = library }

  /// Registers a place and returns the number that compiled code carries for it, from 1.
  ///
  /// - Parameter function: The name of the function around it, as `#function` has it.
  func place(_ span: SourceSpan, in function: String) -> Int {
    places.append((span, function))
    return places.count
  }

  func span(of place: Int) -> SourceSpan? { place == 0 ? nil : places[place - 1].span }

  func functionName(at place: Int) -> String { place == 0 ? "main" : places[place - 1].function }
}
