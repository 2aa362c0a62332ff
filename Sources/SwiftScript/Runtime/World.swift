/// What a script, or the entries at a prompt, have declared so far.
final class World {
  let library: Library
  var variables: [String: Variable] = [:]
  var functions: [String: [Callable]] = [:]
  var types: [String: TypeObject] = [:]
  var operators: [String: [Callable]] = [:]
  var operatorDeclarations = OperatorDeclarations()
  /// Goes up with every text that is compiled, since it may extend types.
  var generation = 0
  private var places: [SourceSpan] = []

  init(library: Library) { self.library = library }

  /// Registers a place and returns the number that compiled code carries for it, from 1.
  func place(_ span: SourceSpan) -> Int {
    places.append(span)
    return places.count
  }

  func span(of place: Int) -> SourceSpan? { place == 0 ? nil : places[place - 1] }
}
