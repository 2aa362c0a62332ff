/// How a signal ended.
public enum Termination<Error: Swift.Error> {
  case failed(Error)
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
