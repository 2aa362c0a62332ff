import ScriptMachine
import ScriptTypes

/// `dump`, as Swift's own prints it.
enum DumpNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    table.add("dump(_:name:indent:maxDepth:maxItems:)") { call in
      let text = try dumped(call, options: 1)
      try call.machine.runtime.host.print(text, call.machine.place)
      return call[0]
    }
    table.add("dump(_:to:name:indent:maxDepth:maxItems:)") { call in
      let text = try dumped(call, options: 2)
      try PrintingNatives.write(text, to: call.inOut(1), call.type(1), call.machine)
      return call[0]
    }
  }

  private static func dumped(_ call: Call, options first: Int) throws -> String {
    var dump = Dump(machine: call.machine, itemsLeft: try call.int(first + 3))
    try dump.add(
      call[0],
      call.type(0),
      name: call[first].isNil ? nil : try call.string(first),
      indent: try call.int(first + 1),
      depth: try call.int(first + 2)
    )
    return dump.text
  }
}

/// The text that `dump` makes of a value.
private struct Dump {
  let machine: Machine
  var itemsLeft: Int
  var text = ""
  private var seen: [ObjectIdentifier: Int] = [:]

  init(machine: Machine, itemsLeft: Int) {
    self.machine = machine
    self.itemsLeft = itemsLeft
  }

  mutating func add(
    _ value: Value,
    _ type: TypeMetadata,
    name: String?,
    indent: Int,
    depth: Int
  ) throws {
    guard itemsLeft > 0 else { return }
    itemsLeft -= 1
    try machine.tick()
    let reflection = try Reflection(value, type, machine)
    addBullet(reflection, indent, depth)
    if let name { text += "\(name): " }
    let (value, type) = machine.dynamic(value, type)
    text += try summary(value, type, reflection)
    if case .object(let instance) = value, case .object = type.representation {
      if let earlier = seen[ObjectIdentifier(instance)] {
        text += " #\(earlier)\n"
        return
      }
      seen[ObjectIdentifier(instance)] = seen.count
      text += " #\(seen.count - 1)"
    }
    text += "\n"
    guard depth > 0 else { return }
    try addParts(reflection, indent, depth)
  }

  private mutating func addBullet(_ reflection: Reflection, _ indent: Int, _ depth: Int) {
    text += String(repeating: " ", count: max(0, indent))
    text += reflection.children.isEmpty ? "- " : depth <= 0 ? "▹ " : "▿ "
  }

  private mutating func addParts(_ reflection: Reflection, _ indent: Int, _ depth: Int) throws {
    if let ancestor = reflection.ancestors.first {
      try addSuperclass(ancestor, indent + 2, depth - 1)
    }
    for (position, child) in reflection.children.enumerated() {
      if itemsLeft <= 0 {
        let left = reflection.children.count - position
        text += String(repeating: " ", count: indent + 4)
        text += "(\(left)\(position > 0 ? " more" : "") \(left == 1 ? "child" : "children"))\n"
        return
      }
      try add(child.value, child.type, name: child.label, indent: indent + 2, depth: depth - 1)
    }
  }

  private mutating func addSuperclass(
    _ reflection: Reflection,
    _ indent: Int,
    _ depth: Int
  ) throws {
    guard itemsLeft > 0 else { return }
    itemsLeft -= 1
    addBullet(reflection, indent, depth)
    text += "super: \(machine.runtime.qualifiedName(of: reflection.subject))\n"
    guard depth > 0 else { return }
    try addParts(reflection, indent, depth)
  }

  private func summary(
    _ value: Value,
    _ type: TypeMetadata,
    _ reflection: Reflection
  ) throws -> String {
    func count(_ one: String, _ many: String) -> String {
      let count = reflection.children.count
      return "\(count) \(count == 1 ? one : many)"
    }
    switch reflection.style {
    case .tuple: return "(\(count("element", "elements")))"
    case .collection: return count("element", "elements")
    case .dictionary: return count("key/value pair", "key/value pairs")
    case .set: return count("member", "members")
    default: break
    }
    let library = machine.runtime.types.library
    let saysItself = ["CustomDebugStringConvertible", "CustomStringConvertible"].contains {
      type.conforms(to: library[$0])
    }
    if !saysItself {
      switch reflection.style {
      case .structure, .object: return machine.runtime.qualifiedName(of: type)
      case .enumeration:
        guard case .enumeration(let cases) = type.representation else { break }
        let name = cases[value.caseNumber].symbol.name
        return "\(machine.runtime.qualifiedName(of: type)).\(name)"
      default: break
      }
    }
    return try machine.describeForDebugging(value, type)
  }
}
