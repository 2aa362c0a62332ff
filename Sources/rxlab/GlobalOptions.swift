import Glibc
import Synchronization

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
        choose(folder)
      case _ where word.hasPrefix("--lessons="):
        choose(String(word.dropFirst("--lessons=".count)))
      default:
        rest.append(word)
      }
    }
    return rest
  }

  /// The folder that `--lessons` named.
  static var lessons: String? { chosen.withLock(\.self) }

  private static let chosen = Mutex<String?>(nil)

  private static func choose(_ folder: String) {
    setenv("RXLAB_LESSONS", folder, 1)
    chosen.withLock { $0 = folder }
  }
}
