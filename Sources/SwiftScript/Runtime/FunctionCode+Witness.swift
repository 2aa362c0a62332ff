extension FunctionCode {
  /// Runs a script's own `==`, `hash(into:)` or `description` for the library, which cannot pass an error on.
  ///
  /// An error in it ends the script.
  ///
  /// - Returns: What it returns; nil if the script has ended.
  func runWitness(_ arguments: [Value]) -> Value? {
    // After a failure at the bottom of a recursion, what each level has left to do would take for ever.
    if interpreter.isStopped { return nil }
    do {
      return try run(interpreter.machine, arguments: arguments, captures: nil)
    } catch {
      interpreter.fail(error)
      return nil
    }
  }
}
