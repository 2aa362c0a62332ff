import Glibc

/// What changes when a file is saved, in whatever way: written in place, replaced, or deleted and created.
package struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  package let size: Int
  private let modified: [Int]
  private let changed: [Int]

  /// The stamp of the file at a path; nil if there is none.
  package init?(of path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    device = UInt64(facts.st_dev)
    inode = UInt64(facts.st_ino)
    size = Int(facts.st_size)
    modified = [facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec]
    // A file whose time of modification was set back has still been changed.
    changed = [facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec]
  }
}
