import Glibc

/// Why a file cannot be read or written.
package struct FileProblem: Error, Equatable, CustomStringConvertible {
  package enum Access: String, Sendable {
    case read
    case write
  }

  package enum Reason: Equatable, Sendable {
    case isFolder
    /// A device, a named pipe or a socket, where a file is needed.
    case isNoFile
    case isTooLarge(bytes: Int)
    case isNoText
    /// Its content is not what its writer would have written.
    case isDamaged
    case exists
    /// Another process has held its lock for too long.
    case isLocked
    /// An error of the system, by its `errno`.
    case system(CInt)
  }

  /// What the file is called in messages: its path, or `standard input`.
  package let name: String
  package let access: Access
  package let reason: Reason

  package init(_ name: String, _ access: Access, _ reason: Reason) {
    (self.name, self.access, self.reason) = (name, access, reason)
  }

  /// A sentence without its full stop.
  package var description: String {
    let file = name == Self.standardInput ? name : "`\(name)`"
    switch reason {
    case .isFolder: return "\(file) is a folder"
    case .isNoFile: return "\(file) is a device or a pipe, not a file"
    case .isTooLarge(let bytes): return "\(file) is larger than \(bytes >> 20) MiB"
    case .isNoText: return "\(file) is not UTF-8 text"
    case .isDamaged: return "\(file) is damaged: correct it, or remove it to begin anew"
    case .exists: return "\(file) already exists"
    case .isLocked: return "\(file) cannot be written: another session has locked it"
    case .system(ENOENT) where access == .read: return "there is no file \(file)"
    case .system(EBADF) where name == Self.standardInput: return "\(file) is closed"
    case .system(let number):
      return "\(file) cannot be \(access == .read ? "read" : "written"): "
        + String(cString: strerror(number))
    }
  }

  package static let standardInput = "standard input"
}
