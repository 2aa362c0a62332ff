import CLibedit

/// A string in C's wide form that stays in place, for the pointers that libedit keeps.
///
/// Its owner must hold it as long as libedit does; for a pointer that is used at once there is
/// `String.withWide`.
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
