import Glibc

/// A history's file.
///
/// Whatever goes wrong with it is no error: the session then lacks old entries.
package struct HistoryFile: Sendable {
  package let path: String
  package let limit: Int

  package init(path: String, limit: Int = 1_000) {
    self.path = path
    self.limit = limit
  }

  /// The file in the user's state folder, `$XDG_STATE_HOME` or else `~/.local/state`.
  ///
  /// - Returns: Nothing when neither that nor `HOME` holds an absolute path.
  package init?(environment: [String: String]) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      self.init(path: state + "/rxlab/history")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      self.init(path: home + "/.local/state/rxlab/history")
    } else {
      return nil
    }
  }

  package func load() -> History {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return History(limit: limit) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return History(text: String(decoding: bytes, as: UTF8.self), limit: limit)
  }

  /// Adds an entry to what the file holds by now, since another session may have written to it.
  ///
  /// The new content takes the old one's place in one rename. A session that is killed leaves
  /// either of them whole.
  package func add(_ entry: String) {
    var history = load()
    history.add(entry)
    // A rename onto a link would replace the link, so follow it first.
    let target = resolved(path)
    let folder = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? "."
    makeFolder(folder)
    var temporary = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&temporary)
    guard descriptor >= 0 else { return }
    let isWritten = write(history.text, to: descriptor) && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(temporary, target) == 0 else {
      unlink(temporary)
      return
    }
  }

  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func makeFolder(_ folder: String) {
    guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
    if let parent = folder.lastIndex(of: "/") { makeFolder(String(folder[..<parent])) }
    mkdir(folder, 0o700)
  }

  private func write(_ text: String, to descriptor: CInt) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
