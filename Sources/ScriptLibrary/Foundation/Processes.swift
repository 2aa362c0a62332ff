import ScriptMachine

/// What a script sees of the process around it: next to nothing.
enum Processes: LibraryPart {
  static let declaration = #"""
    open class ProcessInfo: NSObject {
      class var processInfo: ProcessInfo { ProcessInfo() }
      private override init() { super.init() }
      open var environment: [String: String] { [:] }
      open var arguments: [String] { ["main"] }
      open var processName: String { "rxlab" }
      open var processIdentifier: Int32 { 1 }
      open var globallyUniqueString: String { UUID().uuidString }
      open var processorCount: Int { 1 }
      open var activeProcessorCount: Int { 1 }
      // The machine was started a second before the run, so that it is never 0.
      open var systemUptime: Double { 1 + Date().timeIntervalSince1970 - _startOfRun() }
    }
    func _startOfRun() -> Double
    func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
    """#

  static func register(in table: inout NativeTable) {
    table.add("_startOfRun()") { .double($0.machine.runtime.started) }
  }
}
