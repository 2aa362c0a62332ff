import Glibc

/// Folders of the file system.
package enum Folder {
  /// Whether there is a folder at a path.
  package static func exists(at path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
