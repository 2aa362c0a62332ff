/// Natives of concrete types, whose parameters and results our own compiler checks.
extension NativeTable {
  /// A property that scripts only read.
  package mutating func property<Object: ScriptConvertible, Result: ScriptConvertible>(
    _ key: String,
    _ read: @escaping (Object) throws -> Result
  ) {
    let name = Self.memberName(key)
    add(key) { call in
      try call.hostCall(name) { try read(try Object.make(from: call[0], call.machine)) }
        .scriptValue(call.machine)
    }
  }

  /// A property that scripts read and write.
  package mutating func property<Object: ScriptClass, Result: ScriptConvertible>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Object, Result>
  ) {
    // A key path never changes.
    nonisolated(unsafe) let path = path
    property(key) { (object: Object) in object[keyPath: path] }
    let name = Self.memberName(key) + "="
    add(key + "=") { call in
      let object = try Object.make(from: call[0], call.machine)
      let value = try Result.make(from: call[1], call.machine)
      call.hostCall(name) { object[keyPath: path] = value }
      return .void
    }
  }

  package mutating func method<
    Object: ScriptConvertible,
    each Argument: ScriptConvertible,
    Result: ScriptConvertible
  >(
    _ key: String,
    _ method: @escaping (Object) -> (repeat each Argument) throws -> Result
  ) {
    let name = Self.memberName(key)
    add(key) { call in
      let object = try Object.make(from: call[0], call.machine)
      var arguments = call.argumentReader(from: 1)
      let list = (repeat try arguments.next((each Argument).self))
      return try call.hostCall(name) { try method(object)(repeat each list) }
        .scriptValue(call.machine)
    }
  }

  package mutating func method<Object: ScriptConvertible, each Argument: ScriptConvertible>(
    _ key: String,
    _ method: @escaping (Object) -> (repeat each Argument) throws -> Void
  ) {
    let name = Self.memberName(key)
    add(key) { call in
      let object = try Object.make(from: call[0], call.machine)
      var arguments = call.argumentReader(from: 1)
      let list = (repeat try arguments.next((each Argument).self))
      try call.hostCall(name) { try method(object)(repeat each list) }
      return .void
    }
  }

  /// A function, or a method written as a function of its receiver.
  package mutating func function<each Argument: ScriptConvertible, Result: ScriptConvertible>(
    _ key: String,
    _ function: @escaping (repeat each Argument) throws -> Result
  ) {
    add(key) { call in
      var arguments = call.argumentReader(from: 0)
      let list = (repeat try arguments.next((each Argument).self))
      return try function(repeat each list).scriptValue(call.machine)
    }
  }

  package mutating func function<each Argument: ScriptConvertible>(
    _ key: String,
    _ function: @escaping (repeat each Argument) throws -> Void
  ) {
    add(key) { call in
      var arguments = call.argumentReader(from: 0)
      let list = (repeat try arguments.next((each Argument).self))
      try function(repeat each list)
      return .void
    }
  }

  /// An initializer of a class that scripts may inherit from.
  ///
  /// - Parameter scripted: Makes the trampoline that owns the part of a script's object.
  package mutating func initializer<Object: ScriptClass, each Argument: ScriptConvertible>(
    _ key: String,
    _ plain: @escaping (repeat each Argument) throws -> Object,
    scripted: @escaping (Instance, repeat each Argument) throws -> Object
  ) {
    add(key) { call in
      var arguments = call.argumentReader(from: 0)
      let list = (repeat try arguments.next((each Argument).self))
      if let part = call.part {
        return try scripted(part, repeat each list).scriptValue(call.machine)
      }
      return try plain(repeat each list).scriptValue(call.machine)
    }
  }
}

/// Converts the arguments of a call in their order.
package struct ArgumentReader {
  fileprivate let call: Call
  fileprivate var position: Int

  package mutating func next<Argument: ScriptConvertible>(_: Argument.Type) throws -> Argument {
    defer { position += 1 }
    return try Argument.make(from: call[position], call.machine)
  }
}

extension Call {
  package func argumentReader(from position: Int) -> ArgumentReader {
    ArgumentReader(call: self, position: position)
  }

  /// Calls a member of the host.
  ///
  /// A script reaches it where its class doesn't override the member, or through `super`: what a trampoline is asked now is the
  /// host's own body.
  package func hostCall<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    guard case .native(let object) = self[0], object is any ScriptedObject else {
      return try body()
    }
    return try machine.withHostCall(of: object, name, body)
  }
}

extension NativeTable {
  /// The member's name in a key, without the type in front.
  fileprivate static func memberName(_ key: String) -> String {
    let name = key.prefix { $0 != "(" }
    let start = name.lastIndex(of: ".").map { name.index(after: $0) } ?? key.startIndex
    return String(key[start...])
  }
}
