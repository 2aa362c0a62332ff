extension Stage {
  /// Writes a record of what the calling thread just did, and passes it to the sink if the sink receives its kind.
  ///
  /// The caller holds the baton, so the sink receives the records one by one in the order of the run, without a lock. After
  /// the end of the run, nothing is written.
  ///
  /// - Parameters:
  ///   - kind: The payload's kind.
  ///   - position: The position of the operator or statement; evaluated only if the sink receives the kind.
  ///   - call: The call site in the script; evaluated only if the sink receives the kind.
  ///   - payload: Called only if the sink receives the kind. Code that it runs writes no records.
  /// - Returns: The record's sequence number; the last one written if the run is over.
  @discardableResult
  public func record(
    _ kind: LogRecord.Kind,
    at position: @autoclosure () -> SourcePosition? = nil,
    call: @autoclosure () -> SourcePosition? = nil,
    _ payload: () -> LogRecord.Payload
  ) -> Int {
    checkBaton()
    let thread = currentThread
    return records.write(
      kind,
      by: thread,
      cause: thread.cause,
      at: position(),
      call: call(),
      payload
    )
  }

  /// Records that the script printed a line.
  @discardableResult
  public func recordPrint(_ line: String, at position: SourcePosition? = nil) -> Int {
    record(.print, at: position) { .print(line) }
  }
}

extension LogRecord.Thread {
  init(_ thread: StageThread) { self.init(number: thread.number, name: thread.name) }
}
