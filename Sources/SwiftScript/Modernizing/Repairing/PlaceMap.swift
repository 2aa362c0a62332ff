/// Where each piece of a repaired text was written.
struct PlaceMap: Sendable {
  /// Pieces of the new text in order: copied ones, whose every byte has a place of its own, and written ones at one place.
  private var pieces: [Piece] = []
  private(set) var length = 0

  private struct Piece {
    let start: Int
    let original: Int
    let isCopied: Bool
  }

  mutating func copy(_ range: Range<Int>) {
    pieces.append(Piece(start: length, original: range.lowerBound, isCopied: true))
    length += range.count
  }

  mutating func write(_ count: Int, at original: Int) {
    pieces.append(Piece(start: length, original: original, isCopied: false))
    length += count
  }

  /// The original place of a place in the new text.
  func original(of offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    guard pieces.indices.contains(low) else { return offset }
    let piece = pieces[low]
    return piece.isCopied ? piece.original + offset - piece.start : piece.original
  }
}
