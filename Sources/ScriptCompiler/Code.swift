import ScriptMachine

/// An expression, compiled: always to a value, and to a number or a truth value without a `Value` around it where its type
/// is `Int`, `Double` or `Bool`.
///
/// Compiled closures are kept in structs: Swift wraps a closure that stands in an array or optional by itself in another one.
struct Code {
  typealias Run = (Machine) throws -> Value

  let run: Run
  private let word: ReadyWord?
  private let number: ReadyNumber?
  private let test: ReadyTest?
  /// The value, where it is the same each time.
  var constant: Value?
  /// The place of the frame, where it is a variable of type `Int` there.
  private var slot: Int?
  /// The place of the frame, where it is a variable of another type there.
  private(set) var valueSlot: Int?

  init(_ run: @escaping Run) {
    self.run = run
    word = nil
    number = nil
    test = nil
  }

  init(word: @escaping (Machine) throws -> Int) {
    run = { machine in .int(try word(machine)) }
    self.word = ReadyWord(run: word)
    number = nil
    test = nil
  }

  init(_ word: ReadyWord) {
    let read = word.run
    run = { machine in .int(try read(machine)) }
    self.word = word
    number = nil
    test = nil
  }

  /// Reads a variable of type `Int` in a place of the frame.
  init(slot: Int) {
    self.init(word: { machine in (machine.base + slot).word })
    self.slot = slot
  }

  /// Reads a variable in a place of the frame.
  init(valueSlot: Int) {
    self.init { machine in machine.base[valueSlot] }
    self.valueSlot = valueSlot
  }

  init(number: @escaping (Machine) throws -> Double) {
    run = { machine in .double(try number(machine)) }
    word = nil
    self.number = ReadyNumber(run: number)
    test = nil
  }

  init(test: @escaping (Machine) throws -> Bool) {
    run = { machine in .bool(try test(machine)) }
    word = nil
    number = nil
    self.test = ReadyTest(run: test)
  }

  /// What stops the script when it is reached.
  init(failing: @escaping (Machine) -> ScriptTrap) {
    self.init { machine throws -> Value in throw failing(machine) }
  }

  init(constant: Value) {
    switch constant {
    case .int(let value): self.init(word: { _ in value })
    case .double(let value): self.init(number: { _ in value })
    case .bool(let value): self.init(test: { _ in value })
    default: self.init({ _ in constant })
    }
    self.constant = constant
  }

  var asWord: (Machine) throws -> Int {
    if let word { return word.run }
    let run = run
    return { machine in try run(machine).int(machine) }
  }

  /// Stores the number in a place of the frame.
  func storing(in slot: Int) -> Exec { (word ?? ReadyWord(run: asWord)).storing(slot) }

  var asNumber: (Machine) throws -> Double {
    if let number { return number.run }
    let run = run
    return { machine in try run(machine).double(machine) }
  }

  var asTest: (Machine) throws -> Bool {
    if let test { return test.run }
    let run = run
    return { machine in try run(machine).bool(machine) }
  }

  /// Whether it gives a number without a `Value` around it.
  var isWord: Bool { word != nil }

  var wordOperand: WordOperand {
    if let slot { return .slot(SlotReader(slot: slot)) }
    if case .int(let value)? = constant { return .constant(ConstantReader(value: value)) }
    return .code(CodeReader(run: asWord))
  }
}

struct ReadyWord {
  let run: (Machine) throws -> Int
  /// Makes a statement that stores the number in a place of the frame.
  let storing: (Int) -> Exec

  init(run: @escaping (Machine) throws -> Int) {
    self.run = run
    storing = { slot in
      { machine in
        (machine.base + slot).word = try run(machine)
        return .next
      }
    }
  }

  init(run: @escaping (Machine) throws -> Int, storing: @escaping (Int) -> Exec) {
    self.run = run
    self.storing = storing
  }
}
struct ReadyNumber { let run: (Machine) throws -> Double }
struct ReadyTest { let run: (Machine) throws -> Bool }
struct ReadyExec { let run: Exec }
struct ReadyRelease { let run: (Machine) -> Void }
struct ReadyMatch { let run: (Machine, Value) throws -> Bool }

extension UnsafeMutablePointer<Value> {
  /// The number in a place that holds an `Int`.
  @inline(__always)
  var word: Int {
    get { UnsafeRawPointer(self).load(as: Int.self) }
    nonmutating set { initialize(to: .int(newValue)) }
  }

  @inline(__always)
  var number: Double {
    get { UnsafeRawPointer(self).load(as: Double.self) }
    nonmutating set { initialize(to: .double(newValue)) }
  }

  /// Takes the value out, which marks the place as being changed.
  @inline(__always)
  func take() -> Value {
    let value = move()
    initialize(to: .uninitialized)
    return value
  }
}

extension Code {
  /// The value in an optional.
  var wrapped: Code {
    let run = run
    return Code { machine in try run(machine).wrapped }
  }
}

extension Value {
  var isUninitialized: Bool { if case .uninitialized = self { true } else { false } }

  /// The object that a weak variable refers to, or the value itself.
  var strong: Value { if case .weak(let reference) = self { reference.value } else { self } }
}
