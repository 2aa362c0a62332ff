/// Something that is disposed with a lifetime.
///
/// The library's own kinds have their own cases: copying and destroying an `any Disposable` looks up the type's metadata, and
/// an optional one does so more often. It is not copyable for the same reason.
enum Cleanup: ~Copyable {
  case nothing
  case leaveTable(SlotTicket)
  case end(Lifetime)
  case dispose(any Disposable)
  case call(() -> Void)

  var isNothing: Bool {
    switch self {
    case .nothing: true
    default: false
    }
  }

  consuming func run() {
    switch consume self {
    case .nothing: break
    case .leaveTable(let ticket): ticket.dispose()
    case .end(let lifetime): lifetime.dispose()
    case .dispose(let disposable): disposable.dispose()
    case .call(let action): action()
    }
  }

  /// An element of an array, which cannot hold a noncopyable value.
  final class Box {
    @exclusivity(unchecked) var cleanup = Cleanup.nothing

    func take() -> Cleanup {
      var taken = Cleanup.nothing
      swap(&taken, &cleanup)
      return taken
    }
  }
}
