import LabBindings
package import ScriptSource
package import Stage

/// A complete run of a script: its records and its report.
package struct Recording {
  package let file: SourceFile
  package let records: [LogRecord]
  package let report: ScriptRun.Report

  /// Runs a script without other files to its end.
  ///
  /// - Parameter run: Runs what it is given.
  package init(
    of file: SourceFile,
    options: ScriptRun.Options = ScriptRun.Options(),
    run: (ScriptRun) -> ScriptRun.Report = { $0.run() }
  ) {
    self.init(of: RunnableScript(file), options: options, run: run)
  }

  /// Runs a script to its end.
  ///
  /// - Parameter run: Runs what it is given.
  package init(
    of script: RunnableScript,
    options: ScriptRun.Options = ScriptRun.Options(),
    run: (ScriptRun) -> ScriptRun.Report = { $0.run() }
  ) {
    let records = RecordCollector()
    file = script.file
    report = run(ScriptRun.recording(script, options: options) { records.append($0) })
    self.records = records.all
  }

  /// The story of the run.
  package var story: Story { Story(records) }

  /// The lines of the log, as `rxlab run` prints them.
  package var lines: [String] { LogText(of: records).lines }
}
