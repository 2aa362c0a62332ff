import LabBindings
import ScriptChecker
import ScriptLibrary
import ScriptMachine
import ScriptTypes

/// Compares the natives with the library's declarations.
struct NativeCensus {
  /// Declarations that have neither a body nor a native.
  private(set) var missing: [String] = []
  /// Natives without a declaration.
  private(set) var undeclared: [String] = []

  init() {
    let audit = LibraryAudit(StandardLibrary.sources + RxLibrary.sources)
    let lab = Lab(Lab.Configuration())
    let table = lab.natives
    var used: Set<String> = []
    for callable in audit.callables {
      let symbol = callable.symbol
      var parts: [Runtime.Part] = [.body]
      if symbol.kind == .variable || symbol.kind == .subscript {
        parts = symbol.isSettable ? [.getter, .setter] : [.getter]
      }
      for part in parts {
        if let key = table.key(for: symbol, part) {
          used.insert(key)
        } else if !callable.hasBody, !symbol.isWrittenByCompiler {
          missing.append(symbol.typedKey + (part == .setter ? "=" : ""))
        }
      }
    }
    missing.sort()
    undeclared = table.keys.filter { !used.contains($0) }.sorted()
  }
}

extension ValueSymbol {
  /// Whether the compiler provides it for an enum.
  fileprivate var isWrittenByCompiler: Bool {
    owner?.kind == .enum && ["rawValue", "init(rawValue:)", "allCases"].contains(fullName)
  }
}
