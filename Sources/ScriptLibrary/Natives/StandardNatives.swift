package import ScriptMachine

/// What of the standard library is written in Swift itself.
package enum StandardNatives {
  /// Gives a runtime everything that the library's declarations leave to it.
  package static func register(in table: inout NativeTable, _ runtime: Runtime) {
    table.add(shared)
    table.add({ foundation }, for: FoundationLibrary.modules)
    runtime.hostTypes.add(shared)
    registerDerivations(in: runtime)
    registerConversions(in: runtime)
  }

  /// Made once for all runs: a native finds its run in the call.
  nonisolated(unsafe) private static let shared: NativeTable = {
    var table = NativeTable()
    registerBasics(in: &table)
    registerIntegers(in: &table)
    registerFloatingPoints(in: &table)
    registerRandomness(in: &table)
    registerHashing(in: &table)
    registerArrays(in: &table)
    registerSequences(in: &table)
    registerStrides(in: &table)
    registerDictionaries(in: &table)
    registerSets(in: &table)
    registerStrings(in: &table)
    registerCharacters(in: &table)
    registerPrinting(in: &table)
    registerMirrors(in: &table)
    registerDump(in: &table)
    registerKeyPaths(in: &table)
    registerPointers(in: &table)
    registerEnvironment(in: &table)
    registerFailing(in: &table)
    registerCoding(in: &table)
    registerNumberedKeys(in: &table)
    registerJobs(in: &table)
    registerDurations(in: &table)
    for (type, name) in FoundationLibrary.classes {
      table.hostClass(type, name, in: "Foundation")
    }
    return table
  }()

  nonisolated(unsafe) private static let foundation: NativeTable = {
    var table = NativeTable()
    FoundationLibrary.register(in: &table)
    return table
  }()
}
