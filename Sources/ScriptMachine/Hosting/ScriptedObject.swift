package import ScriptTypes

extension ScriptedObject {
  package var runtime: Runtime { part.type.registry.runtime }
  package var scriptValue: Value { .host(self) }

  /// Calls the script's override of an open member; `host` is the class's own body.
  ///
  /// A mistake in the script ends the run, and the host goes on with its own body.
  ///
  /// - Parameter name: The member's name with its labels: `main()`.
  package func open<each Argument: ScriptConvertible, Result: ScriptConvertible>(
    _ name: String,
    _ part: Runtime.Part = .body,
    _ arguments: repeat each Argument,
    host: () -> Result
  ) -> Result {
    guard let target = override(of: name, part) else { return host() }
    do {
      let result = try call(target) { machine in
        repeat machine.push(try (each arguments).scriptValue(machine))
      }
      return try Result.make(from: result, runtime.machine)
    } catch {
      runtime.fail(error)
      return host()
    }
  }

  package func open<each Argument: ScriptConvertible>(
    _ name: String,
    _ part: Runtime.Part = .body,
    _ arguments: repeat each Argument,
    host: () -> Void
  ) {
    guard let target = override(of: name, part) else { return host() }
    do {
      _ = try call(target) { machine in
        repeat machine.push(try (each arguments).scriptValue(machine))
      }
    } catch {
      runtime.fail(error)
    }
  }

  /// The same for a member that throws: an error of the script is thrown on.
  package func openThrowing<each Argument: ScriptConvertible, Result: ScriptConvertible>(
    _ name: String,
    _ arguments: repeat each Argument,
    host: () throws -> Result
  ) throws -> Result {
    guard let target = override(of: name, .body) else { return try host() }
    let result = try call(target) { machine in
      repeat machine.push(try (each arguments).scriptValue(machine))
    }
    return try Result.make(from: result, runtime.machine)
  }

  private func call(_ target: Target, _ push: (Machine) throws -> Void) throws -> Value {
    try runtime.machine.callBack { machine in
      let frame = machine.top
      machine.push(scriptValue)
      try push(machine)
      return try target.code.call(machine, frame: frame, types: target.types)
    }
  }

  private func override(of name: String, _ member: Runtime.Part) -> Target? {
    let machine = runtime.machine
    let marker = member == .setter ? name + "=" : name
    if machine.takeHostCall(of: self, marker) || runtime.isStopped { return nil }
    return part.type.scriptOverride(of: name, member, runtime)
  }

  /// Runs the `deinit`s of the script's classes; a trampoline calls it in its own.
  package func deinitializeScript() {
    part.type.deinitializer?(scriptValue)
  }
}

extension Machine {
  /// Calls a member of the host's class itself, whatever the script's class overrides.
  func withHostCall<Result>(
    of object: AnyObject,
    _ name: String,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let saved = hostCall
    hostCall = HostCall(object: ObjectIdentifier(object), name: name)
    defer { hostCall = saved }
    return try body()
  }

  /// Whether a trampoline is asked for the host's own body; the next time it isn't.
  fileprivate func takeHostCall(of object: AnyObject, _ name: String) -> Bool {
    guard let hostCall, hostCall.object == ObjectIdentifier(object), hostCall.name == name else {
      return false
    }
    self.hostCall = nil
    return true
  }

  /// Calls the script from the host's code, which may run in the middle of anything.
  package func callBack<Result>(_ body: (Machine) throws -> Result) throws -> Result {
    if runtime.isStopped { throw ScriptStopped() }
    let saved = (result, word, target, place)
    let top = top
    defer {
      (result, word, target, place) = saved
      release(from: top)
    }
    return try body(self)
  }
}

extension TypeSymbol {
  /// The host's class that a script's class inherits from, itself or through other classes of the script.
  package var hostClass: TypeSymbol? {
    guard kind == .class, !isNative else { return nil }
    var next = superclass?.symbol
    while let current = next {
      if current.isNative { return current }
      next = current.superclass?.symbol
    }
    return nil
  }
}

extension TypeMetadata {
  /// What a script's class has in place of a member of the host's class that it inherits from.
  fileprivate func scriptOverride(
    of name: String,
    _ part: Runtime.Part,
    _ runtime: Runtime
  ) -> Target? {
    let key = ScriptOverrideKey(name: name, part: part)
    if let known = scriptOverrides[key] { return known }
    var found: Target?
    var next: TypeMetadata? = self
    while found == nil, let current = next, let symbol = current.symbol, !symbol.isNative {
      let base = String(name.prefix { $0 != "(" })
      let member = symbol.members(named: base).first {
        $0.isOverride && ($0.fullName == name || $0.typedKey.hasSuffix("." + name))
      }
      found = member.map { Target(runtime.codeOf($0, part), current.arguments) }
      next = current.superclass
    }
    scriptOverrides[key] = .some(found)
    return found
  }
}
