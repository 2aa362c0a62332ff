import ScriptSource
import ScriptTypes

/// The test cases that a program declares, which run when its own code is over.
///
/// As `swift test` does where nothing finds methods by their names, a file that lists them is compiled behind the program's.
extension ScriptProgram {
  /// Whether the program declares classes below `XCTestCase`.
  var hasTestCases: Bool { !testCases.isEmpty }

  /// Lists the tests of each class; `nil` if there is none.
  var testEntries: SourceFile? {
    let entries = testCases.map { type in
      let tests = tests(of: type).map { name, isAsync in
        let method = "\(type.name).\(name)"
        return "(\"\(name)\", \(isAsync ? "asyncTest(\(method))" : method))"
      }
      let kind = "[(String, (\(type.name)) -> () throws -> Void)]"
      return "testCase(\(type.name).self, [\(tests.joined(separator: ", "))] as \(kind))"
    }
    if entries.isEmpty { return nil }
    return SourceFile(
      name: "",
      text: "import XCTest\nXCTMain([\(entries.joined(separator: ", "))])\n"
    )
  }

  /// Runs those that the program has not run itself.
  static let testRun = SourceFile(name: "", text: "XCTMain()\n")

  private var testCases: [TypeSymbol] {
    let types: [NamedType] = declaredTypes
    return types.compactMap { type in
      guard case .symbol(let symbol) = type, symbol.kind == .class, symbol.parameters.isEmpty,
        lineage(of: symbol).contains(where: {
          $0.name == "XCTestCase" && $0.module.name == "XCTest"
        })
      else { return nil }
      return symbol
    }
  }

  /// The classes that a class inherits from, the nearest first.
  private func lineage(of type: TypeSymbol) -> [TypeSymbol] {
    var found: [TypeSymbol] = []
    var next = type.superclass
    while case .nominal(let parent) = next {
      found.append(parent.symbol)
      next = parent.symbol.superclass
    }
    return found
  }

  /// The methods that are tests, in alphabetical order, inherited ones among them.
  private func tests(of type: TypeSymbol) -> [(name: String, isAsync: Bool)] {
    let classes = [type] + lineage(of: type).prefix { $0.module.name != "XCTest" }
    var found: [String: Bool] = [:]
    for method in classes.flatMap(\.orderedMembers)
    where method.kind == .function && !method.isStatic && method.name.hasPrefix("test")
      && method.parameters.isEmpty && method.access > .fileprivate && found[method.name] == nil
    {
      guard case .function(let function) = method.interface.type else { continue }
      found[method.name] = function.isAsync
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
