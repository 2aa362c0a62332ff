import ScriptTypes
import Testing

/// What is found of a name is asked for again where something has changed that decides it.
@Suite struct MemberNamesTests {
  private let module = ModuleSymbol(name: "Tested")
  private let names = MemberNames()
  private let type: TypeSymbol

  init() {
    module.memberNames = names
    type = TypeSymbol(name: "A", kind: .class, module: module)
  }

  private func variable(_ name: String) -> ValueSymbol {
    ValueSymbol(name, .variable, in: .type(type), type: .void)
  }

  /// How often `x` is looked for when it is asked for after each change.
  private func searches(after changes: () -> Void...) -> Int {
    var count = 0
    func ask() {
      _ = type.foundMembers(named: "x") {
        count += 1
        return FoundMembers()
      }
    }
    ask()
    for change in changes {
      change()
      ask()
    }
    return count
  }

  @Test func `a name is looked for once while nothing changes`() {
    #expect(searches(after: {}, {}) == 1)
  }

  @Test func `a member of another name changes nothing`() {
    #expect(searches(after: { type.add(variable("y")) }) == 1)
  }

  @Test func `a member of the name that comes or goes is noticed, of whichever type`() {
    let other = TypeSymbol(name: "B", kind: .class, module: module)
    let x = variable("x")
    #expect(searches(after: { other.add(x) }, {}, { other.remove(x) }) == 3)
  }

  @Test func `a module more is noticed`() {
    #expect(searches(after: { names.noteChange() }) == 2)
  }

  @Test func `a conformance is noticed`() {
    let proto = TypeSymbol(name: "P", kind: .protocol, module: module)
    let conformance = Conformance(type, to: proto, signature: .empty, module: module)
    #expect(searches(after: { type.add(conformance) }, { type.remove(conformance) }) == 3)
  }

  @Test func `what is found while a header is being resolved is not kept`() {
    var count = 0
    func ask() {
      _ = type.foundMembers(named: "x") {
        count += 1
        var found = FoundMembers()
        found.note(type)
        return found
      }
    }
    type.completeHeader = { _ in ask() }
    type.complete()
    ask()
    ask()
    #expect(count == 2)
  }
}
