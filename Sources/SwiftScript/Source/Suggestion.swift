/// Finds the known name that a mistyped one most likely means.
public enum Suggestion {
  /// The nearest candidate, if one is near enough that it can be meant.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where abs(candidate.count - name.count) <= limit {
      let distance = distance(name.lowercased(), candidate.lowercased())
      guard distance <= limit else { continue }
      if let known = best {
        let isNearer = (distance, candidate) < (known.distance, known.name)
        if isNearer { best = (candidate, distance) }
      } else {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left)
    let b = Array(right)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + Array(repeating: 0, count: b.count)
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
