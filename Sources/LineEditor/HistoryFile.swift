package import FileAccess
import Glibc

/// The file of a history.
///
/// A problem with the file does not end the session, which then has no old entries or keeps no new ones.
package struct HistoryFile: Sendable {
  package let path: String
  package let limit: Int

  /// The largest file that is read: a thousand pasted blocks are smaller.
  private static let largest = 16 << 20

  package init(path: String, limit: Int = 1_000) {
    self.path = path
    self.limit = limit
  }

  /// The file in the user's state folder; `nil` if there is no such folder.
  package init?(environment: [String: String]) {
    guard let folder = StateFolder.path(environment: environment) else { return nil }
    self.init(path: folder + "/history")
  }

  /// Reads the file; the history is empty if there is none.
  package func load() throws(FileProblem) -> History {
    do {
      let bytes = try FileContents.read(path, limit: Self.largest, kind: .regular)
      return History(text: String(decoding: bytes, as: UTF8.self), limit: limit)
    } catch FileProblem(path, .read, .system(ENOENT)) {
      return History(limit: limit)
    }
  }

  /// Reads the file again, since other sessions write to it, and adds an entry.
  ///
  /// A session that is killed leaves the old content or the new. A file that cannot be read stays as it is, since its
  /// entries would be lost.
  package func add(_ entry: String) throws(FileProblem) {
    WholeFile.makePrivateFolder(folder)
    try FileLock.holding(path) { () throws(FileProblem) in
      var history = try load()
      history.add(entry)
      try WholeFile.write(history.text, to: path, mode: 0o600)
    }
  }

  private var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }
}
