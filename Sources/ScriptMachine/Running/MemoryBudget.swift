import Glibc

/// How much memory a script may add to the process.
///
/// It counts what is resident, since that is what runs out; memory that nothing has been written to costs nothing.
package struct MemoryBudget {
  /// The most bytes by which the process may grow.
  package let bytes: Int
  private var start = Self.resident

  package init(bytes: Int) { self.bytes = bytes }

  /// Counts from what the process has by now.
  package mutating func restore() { start = Self.resident }

  /// Whether the process may not grow by so many bytes more.
  package func forbids(_ more: Int) -> Bool { more > bytes || Self.resident - start > bytes - more }

  /// The most bytes, in words: `1 GiB`, `64 MiB`.
  package var limit: String {
    let mebibytes = bytes >> 20
    return mebibytes % 1_024 == 0 ? "\(mebibytes / 1_024) GiB" : "\(mebibytes) MiB"
  }

  /// Bytes of the process that are in memory; one system call on a file that stays open.
  private static var resident: Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { text in
      let length = pread(statistics, text.baseAddress, text.count, 0)
      guard length > 0 else { return 0 }
      // The pages of the whole address space, then those in memory.
      let fields = text.prefix(length).split(separator: UInt8(ascii: " "))
      guard fields.count > 1 else { return 0 }
      return fields[1].reduce(0) { $0 * 10 + Int($1) - 48 } * pageSize
    }
  }

  private static let statistics = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  private static let pageSize = sysconf(CInt(_SC_PAGESIZE))
}
