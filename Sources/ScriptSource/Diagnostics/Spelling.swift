/// The candidate that a mistyped name most likely meant.
///
/// A slip is a letter missing, added, replaced, or swapped with its neighbour; case counts nothing.
/// One slip is allowed for every three letters typed, and at least one.
///
/// - Returns: The closest candidate, or nothing when none is close; of equals one that begins in the case that was typed, or else the first.
package func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  let typed = Array(name.lowercased())
  let limit = mostSlips(in: name)
  let isUppercase = name.first?.isUppercase ?? false
  var best: (candidate: String, cost: (slips: Int, otherCase: Int))?
  for candidate in candidates where abs(candidate.count - typed.count) <= limit {
    let slips = slips(from: typed, to: Array(candidate.lowercased()))
    let cost = (slips, candidate.first?.isUppercase == isUppercase ? 0 : 1)
    if slips <= limit, cost < best?.cost ?? (.max, 0) { best = (candidate, cost) }
  }
  return best?.candidate
}

/// How many letters may differ for a name to be taken for another.
package func mostSlips(in name: String) -> Int { min(max(1, name.count / 3), name.count - 1) }

/// The length of the shortest way from one word to the other that edits no letter twice.
private func slips(from old: [Character], to new: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...new.count)
  for row in old.indices {
    var current = [row + 1]
    for column in new.indices {
      var cost = last[column] + (old[row] == new[column] ? 0 : 1)
      cost = min(cost, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, old[row] == new[column - 1], old[row - 1] == new[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[new.count]
}
