package import SwiftScript

extension PredictionCheck {
  /// The checks of what a step asks, in a run of the script.
  ///
  /// - Parameter number: The step, from 0.
  package static func checks(
    ofStep number: Int,
    in file: SourceFile
  ) -> [(task: PredictionTask, check: PredictionCheck)] {
    let player = LessonPlayer(file)
    _ = player.go(toStep: number)
    let start = player.time
    let records = player.advance(to: .step).records
    let story = player.story
    return player.steps[number].predictions.map {
      ($0, PredictionCheck($0, in: records, from: start, story))
    }
  }
}
