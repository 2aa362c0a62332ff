extension [String] {
  /// The texts with commas between them.
  ///
  /// The declarations of every start are put together so, and `joined` would look at run time for what an array can do.
  var listed: String {
    var text = ""
    for (position, part) in enumerated() {
      if position > 0 { text += ", " }
      text += part
    }
    return text
  }
}
