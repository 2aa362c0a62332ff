import FileAccess
import Foundation
import Glibc
import LessonKit
import Stage
import Synchronization

/// A run of a script on a thread of its own, so that it can be watched and stopped.
final class BackgroundRun: Sendable {
  private let result = Mutex<Done?>(nil)
  private let active = ActiveRuns(nil)
  private let progress = Mutex<Progress?>(nil)
  let began = ContinuousClock.now

  /// The finished run.
  ///
  /// `@unchecked Sendable`: the thread that made it does not use it any more.
  private struct Done: @unchecked Sendable {
    let recording: Recording
  }

  /// `@unchecked Sendable`: `ScriptRun.reached` is safe on any thread.
  private struct Progress: @unchecked Sendable {
    let reached: ProgressLine.Reached
  }

  /// Starts the run.
  ///
  /// - Parameter bell: A pipe to which a byte is written when it is over.
  init(_ script: RunnableScript, options: ScriptRun.Options, bell: CInt) {
    Thread { [self] in
      let recording = Recording(of: script, options: options) { run in
        progress.withLock { [progress = Progress { run.reached }] in $0 = progress }
        return active.quietly(ActiveRuns.Run(run)) { run.run() }
      }
      result.withLock { [done = Done(recording: recording)] in $0 = done }
      Descriptor.write("!", to: bell)
    }.start()
  }

  /// The run, if it is over.
  var recording: Recording? { result.withLock(\.self)?.recording }

  /// The time and the number of events that it has reached.
  var reached: (time: StageTime, events: Int)? { progress.withLock(\.self)?.reached() }

  /// Stops it soon.
  func stop() { active.stop() }
}
