package import ScriptTypes

/// Natives of a module that are made when a program uses what they are for.
package final class DeferredNatives: LaterNatives {
  package let modules: Set<String>
  private let names: Set<String>
  private let register: (inout NativeTable) -> Void

  private lazy var table: NativeTable = {
    var table = NativeTable()
    register(&table)
    return table
  }()

  /// - Parameters:
  ///   - module: The module that declares what they are for.
  ///   - names: What they are for at the top of the module; all of it if there are none.
  package init(
    of module: String,
    about names: Set<String> = [],
    register: @escaping (inout NativeTable) -> Void
  ) {
    modules = [module]
    self.names = names
    self.register = register
  }

  package var all: [NativeTable] { [table] }

  package func tables(for symbol: ValueSymbol) -> [NativeTable] {
    names.isEmpty || names.contains(symbol.nameAtTop) ? [table] : []
  }
}
