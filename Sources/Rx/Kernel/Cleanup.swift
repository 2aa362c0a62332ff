/// Something that has to stop with a lifetime.
///
/// The library's own kinds have cases of their own, because copying and destroying an `any Disposable`, and more so an
/// optional one, goes through the type's metadata.
enum Cleanup {
  case nothing
  case leaveTable(SlotTicket)
  case end(Lifetime)
  case dispose(any Disposable)

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  func run() {
    switch self {
    case .nothing: break
    case .leaveTable(let ticket): ticket.dispose()
    case .end(let lifetime): lifetime.dispose()
    case .dispose(let disposable): disposable.dispose()
    }
  }
}
