import ScriptMachine

/// Something that can be assigned to or passed as `inout`, compiled.
struct Place {
  typealias Access = (Machine, (UnsafeMutablePointer<Value>) throws -> Void) throws -> Void

  var load: Code
  var store: (Machine, Value) throws -> Void
  /// Calls a function with where the value is; what it leaves there is the new value.
  var access: Access
  /// Where the value is, if nothing is to be done before and after it is changed there.
  var locator: Locator?

  /// The place of the frame, if it is just that.
  var slot: Int? { if case .slot(let locator)? = locator { locator.slot } else { nil } }

  init(load: Code, store: @escaping (Machine, Value) throws -> Void, access: @escaping Access) {
    self.load = load
    self.store = store
    self.access = access
  }

  /// A place in which a value is changed without more ado.
  ///
  /// - Parameter access: What keeps others from the value while it is being changed.
  init(load: Code, locator: Locator, access: @escaping Access) {
    self.load = load
    self.access = access
    self.locator = locator
    store =
      switch locator {
      case .slot(let locator): { machine, value in locator.locate(machine).pointee = value }
      case .code(let locator): { machine, value in try locator.locate(machine).pointee = value }
      }
  }

  /// A place whose value is read, changed and written back.
  ///
  /// - Parameter storeAfterError: Writes the value back if what changes it throws.
  init(
    load: Code,
    store: @escaping (Machine, Value) throws -> Void,
    storeAfterError: ((Machine, Value) throws -> Void)? = nil
  ) {
    let storeAfterError = storeAfterError ?? store
    let read = load.run
    self.init(load: load, store: store) { machine, body in
      var value = try read(machine)
      defer { value = .void }
      do {
        try withUnsafeMutablePointer(to: &value) { try body($0) }
      } catch let error as ScriptError {
        try storeAfterError(machine, value)
        throw error
      }
      try store(machine, value)
    }
  }
}
