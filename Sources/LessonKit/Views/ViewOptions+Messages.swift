import TerminalText

extension ViewOptions {
  /// A line of an error or warning in lines that fit the window.
  ///
  /// Code and the caret below it stay as they are. The help beside the caret moves below it if the line is too long.
  package func foldedMessage(_ line: String) -> [String] {
    if let match = line.wholeMatch(of: #/( +\|\s*\^~*) (.+)/#), TextWidth.of(line) > width {
      return [String(match.1)] + folded("    " + match.2, indent: "    ")
    }
    if line.contains(#/^ *\d* *\| /#) { return [line] }
    return folded(line, indent: "  ")
  }
}
