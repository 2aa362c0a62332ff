import ScriptMachine

/// What the screen of a script offers to the person at the prompt.
struct ScriptScreen {
  /// The picture as it was laid out last.
  let picture: ScriptFunction<String>
  /// The last words of a sentence, then what can stand in their place.
  let completions: ScriptFunction<[String], String>
  /// Makes the gesture that a sentence says, and returns why it was refused: a message and notes.
  let make: ScriptFunction<[String], String>
  /// Frees the hand from a gesture that a mistake has cut short.
  let release: ScriptFunction<Void>
  /// Takes everything off the screen.
  let close: ScriptFunction<Void>
  /// Shows an object that was made for an outlet outside of a class, below the ones before.
  let place: ScriptFunction<Void, Value, String>
}
