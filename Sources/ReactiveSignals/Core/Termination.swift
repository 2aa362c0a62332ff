/// How a signal ended.
public enum Termination<Error: Swift.Error> {
  // Indirect, so that the layout is the same for every type of errors: code that is not specialised would look up metadata each
  // time it passes an end on.
  indirect case failed(Error)
  case completed
  case interrupted

  func mapError<F>(_ transform: (Error) -> F) -> Termination<F> {
    switch self {
    case .failed(let error): .failed(transform(error))
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }
}
