import Glibc

/// Runs `body`, and meanwhile calls `action` for each SIGINT instead of ending the process.
///
/// `action` is called on a thread of its own, since a signal handler may do next to nothing; a call
/// that a late signal began may still end after this function returned. Calls may overlap: every
/// active one hears the signal. What SIGINT did before is restored when the last one returns.
package func whileInterruptible<Result>(
  by action: @escaping @Sendable () -> Void,
  run body: () throws -> Result
) rethrows -> Result {
  guard let relay = InterruptRelay.shared else { return try body() }
  let ticket = relay.add(action)
  defer { relay.remove(ticket) }
  return try body()
}
