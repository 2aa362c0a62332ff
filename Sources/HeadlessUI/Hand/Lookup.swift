/// Finds what a gesture is made on as a person does: among what can be seen, first by what is written on it, then by
/// its caption, its identifier and the name of the variable that holds it.
struct Lookup {
  let picture: Picture
  let gesture: Gesture.Kind

  /// The refusal says why a person cannot make the gesture, and what they could do instead.
  typealias Found = Result<UIObject, ScreenProblem>

  func find(_ target: any HandTarget, in container: UIObject?) -> Found {
    if let object = target as? UIObject { return reach(object) }
    guard let text = target as? String else {
      return refuse("\(target) is neither an object nor a text")
    }
    let seen = picture.objects.filter { isInside($0, container) }
    var others: [UIObject] = []
    for names in Self.tiers {
      let matches = seen.filter { names($0).contains(text) }
      let able = Self.unique(matches.compactMap(receiver))
      if able.count > 1 { return ambiguous(text, able) }
      if let object = able.first { return reach(object) }
      others += matches
    }
    if let object = others.first {
      return refuse("\(describe(object)) does not react to that", object: object)
    }
    if let covered = picture.covered, let object = match(text, in: covered.objects) {
      return refuse("\(describe(object)) is covered by \(describe(covered.by))", object: object)
    }
    return refuse("there is no \"\(text)\" on the screen; \(inventory)")
  }

  /// The object that is called by a text, whatever it reacts to.
  func surroundings(_ target: any HandTarget) -> UIObject? {
    guard let text = target as? String else { return nil }
    return picture.objects.first {
      $0.writing.contains(text) || $0.captions.contains(text) || $0.subject.name == text
    }
  }

  private static var tiers: [(UIObject) -> [String]] {
    [
      { $0.writing },
      { $0.captions },
      { [$0.screenName].compactMap { $0 } },
      { [$0.session.variableName($0)].compactMap { $0 } },
    ]
  }

  private func match(_ text: String, in objects: [UIObject]) -> UIObject? {
    for names in Self.tiers {
      if let object = objects.first(where: { names($0).contains(text) }) { return object }
    }
    return nil
  }

  private static func unique(_ objects: [UIObject]) -> [UIObject] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The object itself, or the nearest view around it that reacts to the gesture.
  private func receiver(of object: UIObject) -> UIObject? {
    if object.gestures.contains(gesture) { return object }
    var view = (object as? UIView)?.superview
    while let current = view {
      if current.gestures.contains(gesture) { return current }
      view = current.superview
    }
    return nil
  }

  private func isInside(_ object: UIObject, _ container: UIObject?) -> Bool {
    guard let container else { return true }
    guard let container = container as? UIView else { return object === container }
    return (object as? UIView)?.isDescendant(of: container) ?? false
  }

  private func reach(_ target: UIObject) -> Found {
    guard let object = receiver(of: target) else {
      return refuse("\(describe(target)) does not react to that", object: target)
    }
    if let covered = picture.covered, !isVisible(object),
      covered.objects.contains(where: { $0 === object })
    {
      return refuse("\(describe(object)) is covered by \(describe(covered.by))", object: object)
    }
    guard isVisible(object) else {
      return refuse("\(describe(object)) cannot be seen; \(inventory)", object: object)
    }
    if let reason = refusal(of: object) {
      return refuse("\(describe(object)) is \(reason)", object: object)
    }
    return .success(object)
  }

  private func isVisible(_ object: UIObject) -> Bool {
    picture.objects.contains { $0 === object }
  }

  private func refusal(of object: UIObject) -> String? {
    if let reason = object.refusal { return reason }
    var view = (object as? UIView)?.superview
    while let current = view {
      if !current.isUserInteractionEnabled { return "in a view that is not interactive" }
      view = current.superview
    }
    return nil
  }

  // MARK: Words

  private func refuse(_ sentence: String, object: UIObject? = nil) -> Found {
    .failure(ScreenProblem(.refusedGesture, sentence, object: object))
  }

  private func ambiguous(_ text: String, _ objects: [UIObject]) -> Found {
    let list = objects.map { describe($0) + programName(of: $0) }
    return .failure(
      ScreenProblem(
        .refusedGesture,
        "\(objects.count) things on the screen are called \"\(text)\": \(list.joined(separator: ", "))",
        notes: ["say which with `in:` and a view around it, or pass the object"]
      )
    )
  }

  private var inventory: String {
    let things = picture.objects.filter { !$0.gestures.isEmpty || !$0.writing.isEmpty }
    guard !things.isEmpty else { return "it is empty" }
    let list = things.prefix(12).map { object in
      // What somebody typed does not say which field it is.
      let isTyped = object.gestures.contains(.type) && object.writing.contains { !$0.isEmpty }
      let name = isTyped ? programName(of: object) : ""
      let refusal = object.gestures.isEmpty ? nil : object.refusal
      return describe(object) + name + (refusal.map { " (\($0))" } ?? "")
    }
    let more = things.count > 12 ? " and \(things.count - 12) more" : ""
    return "it has: " + list.joined(separator: ", ") + more
  }

  /// What the program calls it.
  private func programName(of object: UIObject) -> String {
    object.subject.name.map { " `\($0)`" } ?? ""
  }

  func describe(_ object: UIObject) -> String {
    let name = object.writing.first { !$0.isEmpty } ?? object.captions.first ?? object.subject.name
    return object.kind + (name.map { " \"\($0)\"" } ?? "")
  }
}
