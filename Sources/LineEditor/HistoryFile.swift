import Glibc

/// A history's file.
///
/// Whatever goes wrong with it ends no session, which then lacks old entries, or leaves none.
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

  package func load() -> History { stored() ?? History(limit: limit) }

  /// What the file holds.
  ///
  /// - Returns: Nothing if it is there and can't be read.
  private func stored() -> History? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? History(limit: limit) : nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return History(text: String(decoding: bytes, as: UTF8.self), limit: limit) }
      bytes += chunk[..<count]
    }
  }

  /// Adds an entry to what the file holds by now, since another session may have written to it.
  ///
  /// The new content takes the old one's place in one rename. A session that is killed leaves
  /// either of them whole. One that can't be read stays as it is, since what it holds would be lost.
  ///
  /// - Returns: Whether the entry is in the file now; if not, `errno` says why.
  @discardableResult
  package func add(_ entry: String) -> Bool {
    guard var history = stored() else { return false }
    history.add(entry)
    // A rename onto a link would replace the link, so follow it first.
    let target = resolved(path)
    let folder = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? "."
    makeFolder(folder)
    var temporary = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&temporary)
    guard descriptor >= 0 else { return false }
    let isWritten = write(history.text, to: descriptor) && fsync(descriptor) == 0
    let failure = errno
    close(descriptor)
    if isWritten, rename(temporary, target) == 0 { return true }
    let reason = isWritten ? errno : failure
    unlink(temporary)
    errno = reason
    return false
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
