package import ScriptMachine

/// What of the standard library is written in Swift itself.
package enum StandardNatives {
  /// Gives a runtime everything that the library's declarations leave to it.
  package static func register(in table: inout NativeTable, _ runtime: Runtime) {
    registerPrinting(in: &table)
    registerDerivations(in: runtime)
  }
}
