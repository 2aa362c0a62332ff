import Glibc

/// The OS thread beneath a stage thread, and its stack.
///
/// The stack is mapped here so that its end is known exactly. Pages take memory when they are first
/// used.
final class NativeThread {
  /// Bytes left unmapped below the stack, so that running past the end traps.
  ///
  /// A multiple of every page size in use.
  private static let guardSize = 64 << 10

  private let stack: UnsafeMutableRawPointer
  private let stackSize: Int
  private var handle = pthread_t()
  private let body: () -> Void

  /// The lowest address that the stack may reach.
  var stackLimit: Int { Int(bitPattern: stack) + NativeThread.guardSize }

  /// Prepares a thread that will run `body`; nil if there is no room for its stack.
  init?(stackSize: Int, _ body: @escaping () -> Void) {
    let blocks = max(stackSize, 256 << 10) / NativeThread.guardSize + 2
    self.stackSize = blocks * NativeThread.guardSize
    let map = mmap(
      nil,
      self.stackSize,
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK | MAP_NORESERVE,
      -1,
      0
    )
    guard let map, map != MAP_FAILED else { return nil }
    mprotect(map, NativeThread.guardSize, PROT_NONE)
    stack = map
    self.body = body
  }

  deinit { munmap(stack, stackSize) }

  /// Starts the thread.
  ///
  /// It has to be joined, or to park itself.
  ///
  /// - Returns: 0, or the system's error number; the thread does not run then.
  func start() -> CInt {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstack(&attributes, stack, stackSize)
    return pthread_create(
      &handle,
      &attributes,
      { raw in
        if let raw { Unmanaged<NativeThread>.fromOpaque(raw).takeUnretainedValue().body() }
        return nil
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  /// Waits for the thread's end.
  func join() { pthread_join(handle, nil) }

  /// Lets the calling thread, which is this one, hang until the process ends.
  func park() -> Never {
    pthread_detach(pthread_self())
    while true { pause() }
  }
}
