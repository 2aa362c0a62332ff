import ScriptMachine

/// A formatter, whose texts a subclass may change.
class NumberWriter: ScriptClass {
  var prefix = "#"

  func string(from number: Int) -> String { prefix + String(number) }
  func list(_ numbers: [Int]) -> String { numbers.map(string(from:)).joined(separator: " ") }
}

final class ScriptedNumberWriter: NumberWriter, ScriptedObject {
  let part: Instance

  init(_ part: Instance) { self.part = part }
  deinit { deinitializeScript() }

  override func string(from number: Int) -> String {
    open("string(from:)", .body, number) { super.string(from: number) }
  }
  override func list(_ numbers: [Int]) -> String {
    open("list(_:)", .body, numbers) { super.list(numbers) }
  }
}

enum FormatterHost {
  static let declaration = """
    open class NumberWriter {
      init()
      open var prefix: String { get set }
      open func string(from number: Int) -> String
      open func list(_ numbers: [Int]) -> String
    }
    """

  static func register(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(NumberWriter.self, "NumberWriter", in: "Works")
    table.initializer(
      "NumberWriter.init()",
      NumberWriter.init,
      scripted: ScriptedNumberWriter.init(_:)
    )
    table.property("NumberWriter.prefix", \NumberWriter.prefix)
    table.method("NumberWriter.string(from:)", NumberWriter.string(from:))
    table.method("NumberWriter.list(_:)", NumberWriter.list)
  }
}
