import ScriptMachine
import ScriptSource

/// The host types of the tests; each is a file of its own and a line here.
enum HostModules {
  static let sources = [
    LibrarySource(
      "Works",
      index: LibraryIndex([
        WorkHost.declaration, FormatterHost.declaration, PickerHost.declaration,
        RelayHost.declaration,
      ])
    )
  ]

  static func register(in table: inout NativeTable, _ runtime: Runtime) {
    WorkHost.register(in: &table, runtime)
    FormatterHost.register(in: &table, runtime)
    PickerHost.register(in: &table, runtime)
    RelayHost.register(in: &table, runtime)
  }
}
