/// `toArray()`, whose result was a sequence like any other, and `onNext()`, which needed no `()`.
enum OldSequences {
  static func repair(_ repair: inout Repair) {
    for position in repair.words.indices
    where repair[position + 1] == "(" && repair[position + 2] == ")" && repair[position - 1] == "."
    {
      // A `Single` blocks as a sequence of one array did.
      if repair[position] == "toArray",
        !["asObservable", "toBlocking"].contains(repair[position + 4])
      {
        repair.find(position)
        repair.insert(.written(".asObservable()"), after: position + 2)
      } else if repair[position] == "onNext" {
        repair.find(position)
        repair.insert(.written("()"), after: position + 1)
      }
    }
  }
}
