import ScriptMachine
import ScriptTypes

/// `array[index]`, where the array is.
///
/// It is generic over what finds the array and the index, and specialised for each, so that variables of the frame cost no
/// call.
struct ArrayElement<Holder: Locating, Index: WordReader> {
  let array: Holder
  let index: Index
  /// Where the element is named.
  let place: Int

  /// Where the element is, to be read.
  @inline(__always)
  private func located(_ machine: Machine) throws -> UnsafeMutablePointer<Value> {
    let index = try index.read(machine)
    let array = try array.locate(machine)
    guard let element = try array.element(index, machine) else {
      throw machine.outOfRange(index, of: array.indices, place)
    }
    return element
  }

  /// Where the element is, to be changed.
  @inline(__always)
  private func owned(_ machine: Machine) throws -> UnsafeMutablePointer<Value> {
    let index = try index.read(machine)
    let array = try array.locate(machine)
    guard let element = try array.ownElement(index, machine) else {
      throw machine.outOfRange(index, of: array.indices, place)
    }
    return element
  }

  /// Reads the element.
  @inline(__always)
  func load(_ kind: ElementKind) -> Code {
    switch kind {
    case .word: Code(word: { machine in try located(machine).int(machine) })
    case .test: Code(test: { machine in try located(machine).pointee.bool(machine) })
    case .number: Code(number: { machine in try located(machine).pointee.double(machine) })
    case .other: Code { machine in try located(machine).pointee }
    }
  }

  @inline(__always)
  var locator: Locator { Locator { machine in try owned(machine) } }

  @inline(__always)
  func store(_ kind: ElementKind) -> (Machine, Value) throws -> Void {
    if case .other = kind { return { machine, value in try owned(machine).pointee = value } }
    return { machine, value in try owned(machine).initialize(to: value) }
  }
}

/// What the elements of an array are, as far as it decides how they are read and stored.
enum ElementKind { case word, test, number, other }

extension FunctionPart {
  func elementKind(_ type: Type) -> ElementKind {
    if isWord(type) { return .word }
    if isTest(type) { return .test }
    return isNumber(type) ? .number : .other
  }
}

extension UnsafeMutablePointer<Value> {
  fileprivate var indices: Range<Int> { array?.pointee.indices ?? 0..<0 }
}

extension Locator {
  /// Reads an element of the array there.
  func elementCode(_ index: Code, _ place: Int, _ kind: ElementKind) -> Code {
    switch (self, index.wordOperand) {
    case (.slot(let array), .slot(let index)):
      ArrayElement(array: array, index: index, place: place).load(kind)
    case (.slot(let array), let index):
      ArrayElement(array: array, index: CodeReader(run: index.run), place: place).load(kind)
    case (.code(let array), .slot(let index)):
      ArrayElement(array: array, index: index, place: place).load(kind)
    case (.code(let array), let index):
      ArrayElement(array: array, index: CodeReader(run: index.run), place: place).load(kind)
    }
  }

  /// An element of the array there, to be changed, and what stores a value in it.
  func ownElement(
    _ index: Code,
    _ place: Int,
    _ kind: ElementKind
  ) -> (locator: Locator, store: (Machine, Value) throws -> Void) {
    switch (self, index.wordOperand) {
    case (.slot(let array), .slot(let index)):
      let element = ArrayElement(array: array, index: index, place: place)
      return (element.locator, element.store(kind))
    case (.slot(let array), let index):
      let element = ArrayElement(array: array, index: CodeReader(run: index.run), place: place)
      return (element.locator, element.store(kind))
    case (_, let index):
      let array = CodeLocator(run: run)
      let element = ArrayElement(array: array, index: CodeReader(run: index.run), place: place)
      return (element.locator, element.store(kind))
    }
  }
}
