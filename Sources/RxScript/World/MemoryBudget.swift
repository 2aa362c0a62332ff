import Glibc

/// How much memory a script may add to the process.
///
/// It counts what is resident, since that is what runs out; memory that nothing has been written to costs nothing.
struct MemoryBudget {
  /// The most bytes by which the process may grow; nil for no limit.
  let bytes: Int?
  private var start = 0

  init(bytes: Int?) { self.bytes = bytes }

  /// Counts from what the process has by now.
  mutating func restore() { if bytes != nil { start = Self.resident } }

  /// Whether the process has grown by more than it may.
  var isSpent: Bool { bytes.map { Self.resident - start > $0 } ?? false }

  /// The most bytes, in words: `1 GiB`, `64 MiB`.
  var limit: String {
    let mebibytes = (bytes ?? 0) >> 20
    return mebibytes % 1_024 == 0 ? "\(mebibytes / 1_024) GiB" : "\(mebibytes) MiB"
  }

  /// Bytes of the process that are in memory; one system call on a file that stays open.
  private static var resident: Int {
    var text = [UInt8](repeating: 0, count: 64)
    let length = pread(statistics, &text, text.count, 0)
    guard length > 0 else { return 0 }
    // The pages of the whole address space, then those in memory.
    let fields = text[..<length].split(separator: UInt8(ascii: " "))
    guard fields.count > 1 else { return 0 }
    let pages = fields[1].reduce(0) { $0 * 10 + Int($1) - 48 }
    return pages * pageSize
  }

  private static let statistics = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  private static let pageSize = sysconf(CInt(_SC_PAGESIZE))
}
