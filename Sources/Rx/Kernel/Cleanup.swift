/// Something that has to stop with a lifetime.
///
/// The library's own kinds have cases of their own, because copying and destroying an `any Disposable`, and more so an
/// optional one, goes through the type's metadata. Not copyable for the same reason.
enum Cleanup: ~Copyable {
  case nothing
  case leaveTable(SlotTicket)
  case end(Lifetime)
  case dispose(any Disposable)

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
    }
  }

  /// One of many in an array, which can not hold what is not copyable.
  final class Box {
    @exclusivity(unchecked) var cleanup = Cleanup.nothing

    func take() -> Cleanup {
      var taken = Cleanup.nothing
      swap(&taken, &cleanup)
      return taken
    }
  }
}
