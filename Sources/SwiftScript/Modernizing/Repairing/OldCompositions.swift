/// `protocol<A, B>` is `A & B` today, and `protocol<>` is `Any`.
enum OldCompositions {
  static func repair(_ repair: inout Repair) {
    for start in repair.words.indices
    where repair[start] == "protocol" && repair[start + 1].hasPrefix("<") {
      guard
        let end = (start + 1..<min(start + 40, repair.words.count))
          .first(where: { repair[$0].contains(">") })
      else { continue }
      let names = repair.split(start + 2..<max(end, start + 2)).map { repair.source($0) }
      let rest = repair[end].drop { $0 == "<" || $0 == ">" }
      var text = names.isEmpty ? "Any" : names.joined(separator: " & ")
      let isPart = !rest.isEmpty || ["?", "!", "."].contains(repair[end + 1])
      if names.count > 1, isPart { text = "(\(text))" }
      repair.find(start)
      repair.replace(start..<end + 1, by: text + rest)
    }
  }
}
