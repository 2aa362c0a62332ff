import LessonKit
import Stage
import TerminalText

/// Time that follows the wall clock.
extension Workspace {
  /// Whether the time of the open lesson, or of the prompt's session, follows the wall clock.
  var isLive: Bool { live?.isRunning ?? startedSession?.isLive ?? false }

  func goLive() {
    guard !isLive else { return }
    let activeRuns = activeRuns
    guard let player else {
      let session = promptSession
      return session.goLive(announce) { [weak session] move in
        guard let session else { return nil }
        return activeRuns.quietly(ActiveRuns.Run(session), move)
      }
    }
    let keepsColours = view().usesColour
    let write: @Sendable (String) -> Void = { [announce] text in
      announce(text.showingControls(keepingColours: keepsColours))
    }
    let live = LivePlayer(player, lock: turn, write: write) { [unowned player] move in
      activeRuns.quietly(ActiveRuns.Run(player), move)
    } page: { [weak self] step in
      guard let self, step != shownStep else { return [] }
      return [""] + show(step)
    } moved: { [weak self] in
      guard let self else { return }
      changePrompt(prompt)
    }
    self.live = live
    live.start()
  }

  func stopLive() {
    live?.stop()
    live = nil
    startedSession?.stopLive()
  }
}
