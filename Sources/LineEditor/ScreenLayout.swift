import CLibedit

/// Where text ends up on a terminal that wraps at `columns`.
struct ScreenLayout {
  let columns: Int

  /// How many rows below its first one the cursor stands after printing `text`.
  ///
  /// A character of two columns that does not fit moves to the next row as a whole. A row that is
  /// exactly full counts the next one, because libedit moves the cursor there.
  func rows(below text: some Sequence<Unicode.Scalar>) -> Int {
    guard columns > 0 else { return 0 }
    var row = 0
    var column = 0
    for scalar in text {
      if scalar == "\n" {
        row += 1
        column = 0
        continue
      }
      let width =
        scalar == "\t"
        ? min(8 - column % 8, columns - column) : max(0, Int(wcwidth(scalar.wide)))
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
}
