import ScriptMachine

/// Natives that belong together.
protocol NativeGroup {
  static func register(in table: inout NativeTable)
}

/// Types that belong together: what is declared, and the natives that the declarations leave to us.
protocol LibraryPart: NativeGroup {
  static var declaration: String { get }
  /// The classes of the host that the declared ones are.
  static var classes: [(AnyClass, String)] { get }
}

extension LibraryPart {
  static var classes: [(AnyClass, String)] { [] }
  static func register(in table: inout NativeTable) {}
}
