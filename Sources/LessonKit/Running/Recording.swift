import LabBindings
package import Stage
package import SwiftScript

/// A complete run of a script: its records and its report.
package struct Recording {
  package let file: SourceFile
  package let records: [LogRecord]
  package let report: ScriptRun.Report

  /// Runs a script without other files to its end.
  package init(of file: SourceFile, options: ScriptRun.Options = ScriptRun.Options()) {
    self.init(of: RunnableScript(file), options: options)
  }

  /// Runs a script to its end.
  package init(of script: RunnableScript, options: ScriptRun.Options = ScriptRun.Options()) {
    let records = RecordCollector()
    file = script.file
    report = ScriptRun.recording(script, options: options) { records.append($0) }
      .run()
    self.records = records.all
  }

  /// The story of the run.
  package var story: Story { Story(records) }

  /// The lines of the log, as `rxlab run` prints them.
  package var lines: [String] { LogText(of: records).lines }
}
