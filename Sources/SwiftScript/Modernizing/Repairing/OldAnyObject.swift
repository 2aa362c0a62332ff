/// `AnyObject` as an element is `Any` today.
///
/// Numbers and strings became objects where one was wanted.
enum OldAnyObject {
  static func repair(_ repair: inout Repair) {
    for position in repair.words.indices where repair[position] == "AnyObject" {
      let before = repair[position - 1]
      let isElement = ["[", "<", ","].contains(before)
      let isValue = before == ":" && repair.bracket(around: position).map { repair[$0] } == "["
      let after = repair[position + 1]
      let isLast = after.first.map { ">],?!:".contains($0) } ?? false
      guard isElement || isValue, isLast else { continue }
      // `<T, AnyObject>` is no list of what a declaration takes, `<AnyObject: P>` is none of types.
      if after == ":", before != "[" { continue }
      repair.find(position)
      repair.replace(position..<position + 1, by: "Any")
    }
  }
}
