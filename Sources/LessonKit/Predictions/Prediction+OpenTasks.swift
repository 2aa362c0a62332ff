extension Prediction {
  /// The tasks that it does not answer.
  package func openTasks(of tasks: [PredictionTask]) -> [PredictionTask] {
    tasks.filter { task in
      switch task.kind {
      case .lines, .marble: lines == nil
      default: !answers.contains { $0.task == task }
      }
    }
  }
}
