import Glibc

/// Writes files whole or not at all.
///
/// The bytes go to a temporary file beside the target, which then takes the target's place in one step. What a killed
/// process leaves is called `.NAME.rxlab-…` and is removed by the next write of that file.
package enum WholeFile {
  /// Writes a file, in place of one that is there.
  ///
  /// A link is followed, and the file that it names is replaced; an existing file keeps its permissions and, as far as this
  /// process may change it, its owner.
  ///
  /// - Parameter mode: The permissions of a new file, which the process's mask restricts.
  package static func write(
    _ text: String,
    to path: String,
    mode: UInt32 = 0o666
  ) throws(FileProblem) {
    let target = try followed(path)
    try throughTemporary(text, target, path, mode) { temporary in
      rename(temporary, target) == 0 ? nil : errno
    }
  }

  /// Writes a new file; one that is there is an error.
  package static func create(_ text: String, at path: String) throws(FileProblem) {
    try throughTemporary(text, path, path, 0o666) { temporary in
      if link(temporary, path) == 0 {
        unlink(temporary)
        return nil
      }
      // Some file systems have no hard links. There an empty file takes the name first, since a rename would replace any.
      guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { return errno }
      let empty = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard empty >= 0 else { return errno }
      close(empty)
      return rename(temporary, path) == 0 ? nil : errno
    }
  }

  /// Why a file cannot be written in a folder; `nil` if it can.
  ///
  /// It is tried: permissions do not show that a disk is full or that it is mounted to be read only. A folder that is
  /// not there is judged by the nearest one above it.
  package static func problem(in path: String) -> FileProblem? {
    var folder = path
    while access(folder, F_OK) != 0, errno == ENOENT, folder != "/", folder != "." {
      folder = Self.folder(of: folder)
    }
    let test = folder + "/.rxlab-test"
    defer { unlink(test) }
    do {
      try write("A line that takes room on the disk.\n", to: test, mode: 0o600)
      return nil
    } catch {
      return FileProblem(path, .write, error.reason)
    }
  }

  /// Makes a folder and those above it, for this user alone.
  package static func makePrivateFolder(_ path: String) {
    guard !path.isEmpty, access(path, F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/") { makePrivateFolder(String(path[..<slash])) }
    mkdir(path, 0o700)
  }

  /// - Parameter publish: Gives the finished temporary file its name, and returns why it could not.
  private static func throughTemporary(
    _ text: String,
    _ target: String,
    _ name: String,
    _ mode: mode_t,
    publish: (_ temporary: String) -> CInt?
  ) throws(FileProblem) {
    let prefix = temporaryPrefix(of: target)
    removeAbandoned(prefix)
    guard let (descriptor, temporary) = makeTemporary(prefix, mode) else {
      throw FileProblem(name, .write, .system(errno))
    }
    defer { close(descriptor) }
    var facts = stat()
    if stat(target, &facts) == 0 {
      // First the owner: changing it takes away some permissions.
      _ = fchown(descriptor, facts.st_uid, facts.st_gid)
      fchmod(descriptor, facts.st_mode & 0o7777)
    }
    let problem = Descriptor.write(text, to: descriptor)
    if let problem = problem ?? (fsync(descriptor) == 0 ? nil : errno) {
      unlink(temporary)
      throw FileProblem(name, .write, .system(problem))
    }
    guard let failure = publish(temporary) else { return }
    unlink(temporary)
    throw FileProblem(name, .write, failure == EEXIST ? .exists : .system(failure))
  }

  /// Where a path leads when links are followed, which may be to no file yet.
  private static func followed(_ path: String) throws(FileProblem) -> String {
    var path = path
    // The kernel's own limit on links.
    for _ in 0..<40 {
      var facts = stat()
      guard lstat(path, &facts) == 0 else {
        guard errno == ENOENT else { throw FileProblem(path, .write, .system(errno)) }
        return path
      }
      switch facts.st_mode & S_IFMT {
      case S_IFREG: return path
      case S_IFDIR: throw FileProblem(path, .write, .isFolder)
      case S_IFLNK: break
      default: throw FileProblem(path, .write, .isNoFile)
      }
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &bytes, bytes.count)
      guard count > 0 else { throw FileProblem(path, .write, .system(errno)) }
      let destination = String(
        decoding: bytes[..<count].map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      path = destination.hasPrefix("/") ? destination : folder(of: path) + "/" + destination
    }
    throw FileProblem(path, .write, .system(ELOOP))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func temporaryPrefix(of target: String) -> String {
    let name = target.lastIndex(of: "/").map { target[target.index(after: $0)...] } ?? target[...]
    // A long name must leave room for the ending.
    return folder(of: target) + "/." + String(decoding: name.utf8.prefix(200), as: UTF8.self)
      + ".rxlab-"
  }

  /// A temporary file, locked for as long as it is written, so that nobody takes it for an abandoned one.
  ///
  /// - Parameter beforeLocking: Called with the path of each file that is made, for tests.
  static func makeTemporary(
    _ prefix: String,
    _ mode: mode_t,
    beforeLocking: (String) -> Void = { _ in }
  ) -> (descriptor: CInt, path: String)? {
    for _ in 0..<100 {
      let path = prefix + String(UInt32.random(in: .min ... .max), radix: 36)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor < 0 {
        if errno == EEXIST { continue }
        return nil
      }
      beforeLocking(path)
      // Another process may take it for an abandoned one before it is locked: it then holds the lock, or has removed the file.
      // Where a folder's file system has no locks, nobody removes it.
      let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      var facts = stat()
      if !isTaken, fstat(descriptor, &facts) == 0, facts.st_nlink > 0 { return (descriptor, path) }
      close(descriptor)
    }
    return nil
  }

  private static func removeAbandoned(_ prefix: String) {
    let folder = folder(of: prefix)
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    let start = prefix.dropFirst(folder.count + 1)
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(start) else { continue }
      let path = folder + "/" + name
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }
}
