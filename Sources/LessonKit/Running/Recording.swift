import LabBindings
public import Stage
public import SwiftScript

/// A script's run, whole: its records and how it went.
public struct Recording {
  public let file: SourceFile
  public let records: [LogRecord]
  public let report: ScriptRun.Report

  /// Runs a script that stands alone to its end.
  public init(of file: SourceFile, options: ScriptRun.Options = ScriptRun.Options()) {
    self.init(of: RunnableScript(file), options: options)
  }

  /// Runs a script to its end.
  public init(of script: RunnableScript, options: ScriptRun.Options = ScriptRun.Options()) {
    let records = Records()
    file = script.file
    report = ScriptRun.recording(script, options: options) { records.append($0) }
      .run()
    self.records = records.all
  }

  /// The run as its records tell it.
  public var story: Story { Story(records) }

  /// The lines of the log, as `rxlab run` prints them.
  public var lines: [String] { LogText(of: records).lines }
}
