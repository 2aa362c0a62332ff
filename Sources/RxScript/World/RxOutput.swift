import Rx
import Stage

/// Leads what `Rx` itself prints into the records of the stage that it runs on.
enum RxOutput {
  /// Replaces the library's output for the whole process, once; a thread outside any stage prints as before.
  static func connect() { _ = connected }

  private static let connected: Void = {
    let write = Diagnostics.write
    let writeDated = Diagnostics.writeDated
    Diagnostics.write = { line in
      guard let stage = Stage.current else { return write(line) }
      stage.recordPrint(line)
    }
    // A log has the date of each line already.
    Diagnostics.writeDated = { line in
      guard let stage = Stage.current else { return writeDated(line) }
      stage.recordPrint(line)
    }
  }()
}
