extension Library {
  /// What every error answers.
  func declareErrors(_ type: TypeBuilder) {
    type.computed("localizedDescription") { call in
      let own = call.machine.library.type(of: call.receiver)
      if !own.members(named: "errorDescription").isEmpty,
        case .optional(let box?) = try call.machine.member("errorDescription", of: call.receiver)
      {
        return box.value
      }
      var code = 1
      if case .enumeration(let box) = call.receiver {
        // Cases that carry something are numbered before the others.
        let order =
          own.caseOrder.filter { !$0.labels.isEmpty } + own.caseOrder.filter(\.labels.isEmpty)
        code = order.firstIndex { $0 === box.enumCase } ?? 0
      }
      return .string("The operation could not be completed. (main.\(own.name) error \(code).)")
    }
  }
}
