import Glibc

/// What can be said before or behind any command.
enum GlobalOptions {
  /// Takes them out of a command line and notes them where everything finds them: in the environment.
  ///
  /// - Returns: The rest of the line; nothing if a folder is missing.
  static func take(from arguments: [String]) -> [String]? {
    var rest: [String] = []
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--":
        return rest + [word] + words
      case "--no-input":
        setenv("RXLAB_NO_INPUT", "1", 1)
      case "--no-pager":
        setenv("RXLAB_NO_PAGER", "1", 1)
      case "--lessons":
        guard let folder = words.popFirst() else { return nil }
        setenv("RXLAB_LESSONS", folder, 1)
      case _ where word.hasPrefix("--lessons="):
        setenv("RXLAB_LESSONS", String(word.dropFirst("--lessons=".count)), 1)
      default:
        rest.append(word)
      }
    }
    return rest
  }
}
