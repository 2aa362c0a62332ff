/// What is wrong with the labels of a call that no overload takes.
struct LabelComplaint {
  let message: String
  let hint: String
  /// The argument that is meant, if it is one.
  let argument: Int?

  /// Compares a call with the overload that it resembles most.
  init?(_ callables: [Callable], _ arguments: [ArgumentShape]) {
    let current = callables.filter { !$0.isOlder }
    guard
      let nearest = (current.isEmpty ? callables : current).map(\.signature)
        .max(by: { Self.likeness($0, arguments) < Self.likeness($1, arguments) })
    else { return nil }
    let declared = "it is declared `\(nearest.shown)`"
    let labels = nearest.parameters.compactMap(\.label)
    for (position, argument) in arguments.enumerated() where argument.label != nil {
      guard let label = argument.label, !labels.contains(label) else { continue }
      let parameter =
        nearest.parameters.indices.contains(position) ? nearest.parameters[position] : nil
      let unused = labels.filter { label in !arguments.contains { $0.label == label } }
      if let meant = SwiftScript.nearest(to: label, in: unused) {
        message = "there is no argument `\(label):` here"
        hint = "did you mean `\(meant):`?"
      } else if let parameter, parameter.label == nil {
        message = "the argument has no label here, and `\(label):` was given"
        hint = declared
      } else if let wanted = parameter?.label, parameter?.hasDefault == false {
        message = "the argument label is `\(wanted):`, not `\(label):`"
        hint = declared
      } else {
        message = "there is no argument `\(label):` here"
        hint = declared
      }
      self.argument = position
      return
    }
    for (position, argument) in arguments.enumerated()
    where argument.label == nil && !argument.isTrailingClosure {
      guard nearest.parameters.indices.contains(position) else { break }
      guard let wanted = nearest.parameters[position].label,
        !arguments.contains(where: { $0.label == wanted })
      else { continue }
      message = "the argument label `\(wanted):` is missing"
      hint = declared
      self.argument = position
      return
    }
    hint = declared
    let written = arguments.count { !$0.isTrailingClosure }
    let missing = nearest.parameters.enumerated().first { position, parameter in
      !parameter.hasDefault && !parameter.isVariadic
        && (parameter.label.map { label in !arguments.contains { $0.label == label } }
          ?? (position >= written))
        && !(position == nearest.parameters.count - 1 && arguments.last?.isTrailingClosure == true)
    }
    if let missing = missing?.element {
      message = "the argument `\(missing.label.map { "\($0):" } ?? missing.name)` is missing"
    } else if arguments.count > nearest.parameters.count {
      message = "too many arguments"
    } else if let (position, before) = Self.misplaced(in: arguments, labels) {
      message = "`\(arguments[position].label ?? ""):` comes before `\(before):`"
      argument = position
      return
    } else {
      return nil
    }
    argument = nil
  }

  /// The first labelled argument that stands behind one that it comes before, and that one's label.
  private static func misplaced(in arguments: [ArgumentShape], _ labels: [String]) -> (Int, String)?
  {
    var last: (place: Int, label: String)?
    for (position, argument) in arguments.enumerated() {
      guard let label = argument.label, let place = labels.firstIndex(of: label) else { continue }
      if let last, place < last.place { return (position, last.label) }
      last = (place, label)
    }
    return nil
  }

  private static func likeness(_ signature: Signature, _ arguments: [ArgumentShape]) -> Int {
    let labels = Set(signature.parameters.compactMap(\.label))
    let given = Set(arguments.compactMap(\.label))
    let slips = given.subtracting(labels).filter {
      SwiftScript.nearest(to: $0, in: labels.sorted()) != nil
    }
    let needed = signature.parameters.count { !$0.hasDefault && !$0.isVariadic }
    // `onNext` is more like `onSuccess` than like `on`.
    let relatives = given.filter { label in labels.contains { Self.areRelated($0, label) } }
    return relatives.count + 4 * given.intersection(labels).count + 3 * slips.count
      - abs(max(needed, min(arguments.count, signature.parameters.count)) - arguments.count)
  }

  private static func areRelated(_ one: String, _ other: String) -> Bool {
    let starts = [one, other].map { $0.prefix { !$0.isUppercase } }
    return starts[0] == starts[1] && starts[0].count < min(one.count, other.count)
  }
}

extension Signature {
  /// The declaration as a reader sees it, without a result that says nothing.
  var shown: String { text.hasSuffix(" -> Any") ? String(text.dropLast(7)) : text }
}
