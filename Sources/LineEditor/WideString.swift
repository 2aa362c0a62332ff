import CLibedit

/// A C wide string at a fixed address, for pointers that libedit keeps.
///
/// Keep it as long as libedit uses the pointer. For a pointer that is used immediately, there is `String.withWide`.
final class WideString {
  let pointer: UnsafeMutablePointer<wchar_t>

  init(_ text: String) {
    let characters = text.unicodeScalars.map(\.wide) + [0]
    let storage = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: characters.count)
    _ = storage.initialize(from: characters)
    // An allocation with room for one element has an address.
    pointer = storage.baseAddress.unsafelyUnwrapped
  }

  deinit {
    pointer.deallocate()
  }
}
