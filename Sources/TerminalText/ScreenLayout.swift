/// Where text ends up on a terminal that wraps at `columns`.
package struct ScreenLayout {
  private let columns: Int

  /// - Parameter columns: 0 if the width is not known: then nothing wraps.
  package init(columns: Int) { self.columns = columns }

  /// How many rows below its first one the cursor is after the line editor has printed `text`.
  ///
  /// A character of two columns that does not fit moves to the next row as a whole. A row that is exactly full counts the
  /// next one, because libedit moves the cursor there. It shows control characters as two: `^A`.
  package func rows(below text: some Sequence<Unicode.Scalar>) -> Int {
    guard columns > 0 else { return 0 }
    var row = 0
    var column = 0
    for scalar in text {
      if scalar == "\n" {
        row += 1
        column = 0
        continue
      }
      let width = scalar == "\t" ? min(8 - column % 8, columns - column) : Self.width(of: scalar)
      if column + width > columns {
        row += 1
        column = 0
      }
      column += width
      if column >= columns {
        row += 1
        column = 0
      }
    }
    return row
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x20 || scalar.value == 0x7F ? 2 : TextWidth.of(scalar)
  }
}
