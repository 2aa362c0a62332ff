import ScriptMachine
import ScriptTypes

/// A value of a script's type that adopts a protocol of `Rx`.
struct Adopter {
  let box: ExistentialBox
  let proto: HostProtocol
  let runtime: Runtime

  init(_ box: ExistentialBox, _ proto: String, _ runtime: Runtime) {
    self.box = box
    self.proto = HostProtocol(proto, in: "RxSwift")
    self.runtime = runtime
  }

  /// Calls a requirement.
  ///
  /// - Parameter generic: What stands for the requirement's own generic parameters.
  func call(
    _ name: String,
    _ part: Runtime.Part = .body,
    generic: [TypeMetadata] = [],
    with arguments: Value...
  ) throws -> Value {
    guard let target = box.type.witness(of: proto, name, runtime, part) else {
      throw box.value.unexpected(runtime.machine)
    }
    let types =
      generic.isEmpty
      ? target.types : box.type.registry.arguments(target.types.types + generic)
    return try runtime.machine.callBack { machine in
      let frame = machine.top
      machine.push(box.value)
      for argument in arguments { machine.push(argument) }
      return try target.code.call(machine, frame: frame, types: types)
    }
  }

  /// Calls a requirement of which nothing but a mistake can come to the host; the mistake ends the run.
  func inform(_ name: String) {
    do { _ = try call(name) } catch { runtime.fail(error) }
  }
}

extension Value {
  /// A function of the host as a function of a script.
  static func function(_ body: @escaping Native) -> Value {
    .function(Closure(FunctionCode("", .native(body)), types: .none))
  }
}
