/// Why a run of an action failed.
public enum ActionError<Error: Swift.Error>: Swift.Error {
  /// The action was disabled, or running.
  case disabled
  /// The work failed.
  case producerFailed(Error)
}

extension ActionError: Equatable where Error: Equatable {}
