/// How a half-typed line can go on.
public struct NameCompletion: Sendable, Hashable {
  /// The beginning of the name that has been typed already, at the end of the line.
  public let typed: String
  /// The names that begin so, in order.
  public let candidates: [String]
}

extension Interpreter {
  /// The names with which a line can go on: members after a dot, else what the script and the host declare.
  ///
  /// - Returns: Nothing where no name can stand, as in the middle of a string.
  public func completion(of line: String) -> NameCompletion? {
    let typed = String(
      line.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed()
    )
    let before = line.dropLast(typed.count)
    guard !typed.isEmpty || before.last == ".", typed.first?.isNumber != true,
      before.count(where: { $0 == "\"" }).isMultiple(of: 2)
    else { return nil }
    let names: Set<String>
    if before.last == "." {
      guard let receiver = Receiver(endingAt: before.dropLast()), !receiver.isNumber else {
        return nil
      }
      names = members(of: receiver)
    } else {
      names = globalNames
    }
    let candidates = names.filter { $0.hasPrefix(typed) && $0.first?.isLetter == true }
    return NameCompletion(typed: typed, candidates: candidates.sorted())
  }

  private var globalNames: Set<String> {
    var names = Set(world.variables.keys).union(world.functions.keys).union(world.types.keys)
    names.formUnion(library.types.keys)
    names.formUnion(library.functions.keys)
    names.formUnion(library.constants.keys)
    return names.filter { !$0.contains(" ") }
  }

  private func members(of receiver: Receiver) -> Set<String> {
    guard let found = type(of: receiver) else {
      // Most often it is a chain of operators whose beginning stands lines above.
      return library.types["Observable"].map { Set($0.memberNames()) } ?? []
    }
    let (type, isStatic) = found
    if isStatic { return Set(type.staticNames()).union(type.nestedTypes.keys) }
    return Set(type.memberNames()).union(type.storedProperties.map(\.name))
  }

  /// The type of a chain of names and calls; whether it is the type itself that is named.
  private func type(of receiver: Receiver) -> (TypeObject, isStatic: Bool)? {
    var links = receiver.links[...]
    guard let head = links.popFirst(), var current = type(of: head) else { return nil }
    for link in links {
      guard let next = type(of: link, in: current.0, isStatic: current.isStatic) else { return nil }
      current = next
    }
    return current
  }

  private func type(of head: Receiver.Link) -> (TypeObject, isStatic: Bool)? {
    switch head.name.first {
    case "\"": return (library.string, false)
    case "[": return (library.array, false)
    case "(", "{": return nil
    default: break
    }
    if let variable = world.variables[head.name], !head.isCalled {
      if case .global(let cell) = variable.storage, case .uninitialized = cell.value {
        return variable.type.flatMap { object(of: $0) }.map { ($0, false) }
      }
      guard case .global(let cell) = variable.storage else { return nil }
      return (library.type(of: cell.value), false)
    }
    if let type = world.types[head.name] ?? library.types[head.name] {
      return (type, !head.isCalled)
    }
    let functions = world.functions[head.name] ?? library.functions[head.name] ?? []
    return functions.first?.signature.result.flatMap { object(of: $0) }.map { ($0, false) }
  }

  private func type(
    of link: Receiver.Link,
    in type: TypeObject,
    isStatic: Bool
  ) -> (TypeObject, isStatic: Bool)? {
    if isStatic, let nested = type.nestedTypes[link.name] { return (nested, !link.isCalled) }
    if isStatic, type.cases[link.name] != nil { return (type, false) }
    let members = isStatic ? type.statics(named: link.name) : type.members(named: link.name)
    for member in members {
      let result: TypeRef? =
        switch member {
        case .method(let method) where link.isCalled: method.signature.result
        case .property(let property): property.get.signature.result
        case .constant(let property): property.type
        default: nil
        }
      if let found = result.flatMap({ object(of: $0) }) { return (found, false) }
    }
    return nil
  }

  private func object(of type: TypeRef) -> TypeObject? {
    switch type {
    case .named(let type, _): type
    case .array: library.array
    case .dictionary: library.dictionary
    case .optional: library.optional
    case .parameter(_, let bound): bound.flatMap { object(of: $0) }
    case .any, .tuple, .function: nil
    }
  }
}

/// What stands before a dot, as names and calls: `Observable<Int>.of(1, 2).map { $0 }`.
private struct Receiver {
  struct Link {
    var name: String
    var isCalled = false
  }

  private(set) var links: [Link] = []

  var isNumber: Bool { links.count == 1 && links[0].name.first?.isNumber == true }

  /// Reads backwards from the end of a text, as far as the chain goes.
  ///
  /// - Returns: Nothing if there is none, as behind a space.
  init?(endingAt text: Substring) {
    var rest = text
    while true {
      guard let link = Self.takeLink(from: &rest) else { break }
      links.insert(link, at: 0)
      while rest.last == "?" || rest.last == "!" { rest.removeLast() }
      guard rest.last == "." else { break }
      rest.removeLast()
      while rest.last?.isWhitespace ?? false { rest.removeLast() }
    }
    if links.isEmpty, text.contains(where: { !$0.isWhitespace }) { return nil }
  }

  private static func takeLink(from rest: inout Substring) -> Link? {
    var link = Link(name: "")
    while let last = rest.last {
      if last == "?" || last == "!" {
        rest.removeLast()
      } else if last == ")" || last == "}" {
        guard takeGroup(from: &rest) else { return nil }
        link.isCalled = true
        while rest.last == " " { rest.removeLast() }
      } else if last == ">" {
        guard takeGroup(from: &rest) else { return nil }
      } else if last == "]" {
        guard takeGroup(from: &rest) else { return nil }
        if rest.last?.isLetter != true, rest.last?.isNumber != true { return Link(name: "[") }
      } else if last == "\"" {
        rest.removeLast()
        while rest.last.map({ $0 != "\"" }) ?? false { rest.removeLast() }
        _ = rest.popLast()
        return Link(name: "\"")
      } else {
        break
      }
    }
    let name = rest.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    link.name = String(name.reversed())
    rest.removeLast(link.name.count)
    return link.name.isEmpty ? nil : link
  }

  /// Takes a bracket at the end and all that it closes.
  private static func takeGroup(from rest: inout Substring) -> Bool {
    var depth = 0
    // Elsewhere these are operators and arrows.
    let brackets = rest.last == ">" ? ("<", ">") : ("([{", ")]}")
    while let last = rest.popLast() {
      if brackets.1.contains(last) { depth += 1 }
      if brackets.0.contains(last) { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }
}
