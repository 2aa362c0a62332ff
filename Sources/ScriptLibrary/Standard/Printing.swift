enum Printing: LibraryPart {
  static let declaration = #"""
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func print<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func debugPrint<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
    @discardableResult func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max) -> T
    @discardableResult func dump<T, Target: TextOutputStream>(_ value: T, to target: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max) -> T
    func readLine(strippingNewline: Bool = true) -> String?
    func fatalError(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
    func preconditionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
    func assertionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    internal func _precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String)
    internal func _preconditionFailure(_ message: @autoclosure () -> String) -> Never
    enum CommandLine {
      static var arguments: [String] { get set }
      static var argc: Int32 { get }
    }
    """#
}
