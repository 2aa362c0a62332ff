import Glibc
import Synchronization

/// The options that any command accepts, before it or after it.
enum GlobalOptions {
  /// Removes them from a command line and stores them in the environment, where every part of the program reads them.
  ///
  /// - Returns: The remaining arguments; `nil` if `--lessons` has no folder.
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
