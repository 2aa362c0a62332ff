import ScriptSource

/// The picture of a screen, compared with an earlier one.
package struct ScreenPicture {
  private let rows: [String]
  private let changed: Set<Int>

  /// - Parameter earlier: The picture that the learner saw before; nil if none.
  package init(_ text: String, after earlier: String? = nil) {
    let rows = text.lines.map(String.init)
    self.rows = rows
    changed =
      earlier.map { earlier in
        let change = rows.difference(from: earlier.lines.map(String.init))
        return Set(
          change.insertions.compactMap {
            if case .insert(let offset, _, _) = $0 { offset } else { nil }
          }
        )
      } ?? []
  }

  /// The rows, with a mark before each that has changed.
  package func lines(_ view: ViewOptions) -> [String] {
    rows.enumerated().map { index, row in
      changed.contains(index) ? view.paint("* \(row)", .bold) : "  \(row)"
    }
  }
}
