import LabBindings
import LessonKit

/// A note that a session shows only once.
enum OneTimeNote: Hashable {
  case arrows, marbles, picture, time, why
}

extension Workspace {
  /// Says how to move time, after the first entry at the prompt that waits for it.
  func noteOnTime() -> [String] {
    guard player == nil, !isLive, promptSession.nextDue != nil, shownNotes.insert(.time).inserted
    else {
      return []
    }
    return view().folded(
      "note: virtual time is paused at the prompt; `:advance 3s` moves it, `:live` lets it run",
      indent: "  "
    )
  }

  /// What to do if a view has nothing to show.
  func adviceIfEmpty(_ isEmpty: Bool) -> [String] {
    guard isEmpty, !isOver else { return [] }
    return view().folded(
      player == nil
        ? "Subscribe to something, as in `Observable.of(1, 2).subscribe(onNext: { print($0) })`, or open a lesson: "
          + "`:lessons` lists them."
        : "Enter runs the next statement."
    )
  }
}

extension AbsentModules {
  /// Says of each module that an entry imports and that is not here what the import does.
  static func notes(on entry: String) -> [String] {
    imported(in: entry).map {
      "note: there is nothing of `\($0)` here; leave out what needs it"
    }
  }
}
