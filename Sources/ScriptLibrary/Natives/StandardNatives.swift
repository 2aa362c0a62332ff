package import ScriptMachine

/// What of the standard library is written in Swift itself.
package enum StandardNatives {
  private static let groups: [any (NativeGroup & SendableMetatype).Type] = [
    BasicNatives.self, IntegerNatives.self, FloatingPointNatives.self, RandomNatives.self,
    HasherNatives.self, ArrayNatives.self, SequenceNatives.self, StrideNatives.self,
    DictionaryNatives.self, DictionaryAccess.self, SetNatives.self, StringNatives.self,
    TextIndexNatives.self, TextViewNatives.self, CharacterNatives.self, PrintingNatives.self,
    MirrorNatives.self, DumpNatives.self, KeyPathNatives.self, PointerNatives.self,
    EnvironmentNatives.self, FailingNatives.self, CodingNatives.self, DerivedMembers.self,
    JobNatives.self, DurationNatives.self, Regexes.self, DispatchTimes.self,
  ]

  /// Gives a runtime everything that the library's declarations leave to it.
  package static func register(in table: inout NativeTable, _ runtime: Runtime) {
    table.add(shared)
    table.add(FoundationNatives.shared)
    runtime.hostTypes.add(shared.classes)
    runtime.hostTypes.add(KeyPathValue.self) { ($0 as? KeyPathValue)?.scriptType }
    DerivedMembers.register(in: runtime)
    ElementwiseCasts.register(in: runtime)
    NumberCasts.register(in: runtime)
  }

  /// Made once for all runs: a native finds its run in the call.
  nonisolated(unsafe) private static let shared: NativeTable = {
    var table = NativeTable(capacity: 1200)
    for group in groups { group.register(in: &table) }
    for item in FoundationLibrary.classes { table.hostClass(item.0, item.1, in: "Foundation") }
    return table
  }()
}
