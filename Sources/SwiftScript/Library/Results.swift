extension Library {
  /// `Result`: an enum that the host declares as a script would.
  func declareResults() {
    let result = type("Result", kind: .enumeration, generics: ["Success", "Failure"]) { type in
      type.method("get() throws -> Any") { call in
        let (isSuccess, content) = try parts(call)
        if isSuccess { return content }
        throw call.machine.library.error(of: content)
      }
      type.method("map(_ transform: (Any) -> Any) -> Any") { call in
        let (isSuccess, content) = try parts(call)
        return isSuccess
          ? make("success", of: call, try call.function(0).call(content)) : call.receiver
      }
      type.method("mapError(_ transform: (Any) -> Any) -> Any") { call in
        let (isSuccess, content) = try parts(call)
        return isSuccess
          ? call.receiver : make("failure", of: call, try call.function(0).call(content))
      }
      type.method("flatMap(_ transform: (Any) -> Any) -> Any") { call in
        let (isSuccess, content) = try parts(call)
        guard isSuccess, case .enumeration(let box) = call.receiver else { return call.receiver }
        return try call.function(0).call(content).resolved(as: box.type)
      }
      type.initializer("(catching body: () -> Any)") { call in
        guard case .type(let type) = call.receiver else { return .void }
        do {
          return .make("success", of: type, try call.function(0).call([]))
        } catch  where error.isCatchable {
          return .make("failure", of: type, call.machine.library.value(of: error))
        }
      }
    }
    result.parameters = ["Success", "Failure"]
    for name in ["success", "failure"] {
      let enumCase = EnumCase(name: name, labels: [nil])
      enumCase.payloadTypes = [.parameter(name == "success" ? "Success" : "Failure", nil)]
      result.cases[name] = enumCase
      result.caseOrder.append(enumCase)
    }
    func parts(_ call: Call) throws -> (isSuccess: Bool, content: Value) {
      guard case .enumeration(let box) = call.receiver, let content = box.payload.first else {
        throw call.trap("this is no `Result`")
      }
      return (box.enumCase.name == "success", content)
    }
    func make(_ name: String, of call: Call, _ content: Value) -> Value {
      guard case .enumeration(let box) = call.receiver else { return .void }
      return .make(name, of: box.type, content)
    }
  }
}

extension Library {
  /// A `Result` as a script has it.
  public func result(_ result: Result<Value, any Error>) -> Value {
    switch result {
    case .success(let value): .make("success", of: self["Result"], value)
    case .failure(let error): .make("failure", of: self["Result"], self.value(of: error))
    }
  }

  /// A script's `Result`, or `.success` and `.failure` where one is expected; `nil` if it is none.
  public func result(from value: Value) throws -> Result<Value, any Error>? {
    guard case .enumeration(let box) = try value.resolved(as: self["Result"]),
      box.type === self["Result"], let content = box.payload.first
    else { return nil }
    return box.enumCase.name == "success" ? .success(content) : .failure(error(of: content))
  }
}

extension Value {
  static func make(_ name: String, of type: TypeObject, _ content: Value) -> Value {
    guard let enumCase = type.cases[name] else { return .void }
    return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: [content]))
  }
}
