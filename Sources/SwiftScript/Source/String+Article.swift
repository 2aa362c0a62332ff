extension String {
  /// The name in backticks behind the article that its first letter asks for: a `String`, an `Int`.
  package var withArticle: String {
    // `[Int]` is read "array", and `(Int)` by what is in it.
    let letter = first { $0.isLetter || $0 == "[" }
    return "\("AEIOaeio[".contains(letter ?? " ") ? "an" : "a") `\(self)`"
  }
}
