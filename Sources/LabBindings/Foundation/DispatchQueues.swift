package import ScriptMachine
package import Stage

/// A `DispatchQueue` of a script: a queue of the stage.
final class QueueObject: ScriptClass {
  let queue: StageQueue
  /// The quality of service that the script gave it.
  let qos: Value
  /// What the script keeps with it, by the identity of the key.
  var specifics: [ObjectIdentifier: (key: AnyObject, value: Value)] = [:]

  init(_ queue: StageQueue, qos: Value) {
    self.queue = queue
    self.qos = qos
  }
}

extension StageTime: ScriptConvertible {
  /// - Parameter value: A `DispatchTime`, which holds nanoseconds.
  package static func make(from value: Value, _ machine: Machine) throws -> StageTime {
    StageTime(nanoseconds: Int64(try value.record(machine)[0].int(machine)))
  }
  package func scriptValue(_ machine: Machine) -> Value {
    .record(.of([.int(Int(nanoseconds))]))
  }
}

/// Names a global queue by its quality of service, in the order of `DispatchQoS.QoSClass`.
private let qualities = [
  "background", "utility", "default", "user-initiated", "user-interactive", "default",
]

extension LabContext {
  /// The object of a queue that a script doesn't make.
  func sharedQueue(_ queue: StageQueue, quality: Int) -> QueueObject {
    if let known = sharedQueues[queue] { return known }
    let made = QueueObject(queue, qos: .record(.of([.int(quality), .int(0)])))
    sharedQueues[queue] = made
    return made
  }

  var mainQueue: QueueObject { sharedQueue(stage.mainQueue, quality: 4) }

  func globalQueue(quality: Int) -> QueueObject {
    sharedQueue(stage.globalQueue(qos: qualities[quality]), quality: quality)
  }

  func registerDispatchQueues(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(QueueObject.self, "DispatchQueue", in: "Dispatch")
    table.function("DispatchQueue.main") { [self] (_: Value) in mainQueue }
    table.function("DispatchQueue.global(qos:)") { [self] (_: Value, quality: Int) in
      globalQueue(quality: quality)
    }
    table.function("DispatchQueue.init(label:qos:attributes:autoreleaseFrequency:target:)") {
      [self] (label: String, qos: Value, attributes: OptionBits, _: Value, _: Value) in
      let queue = stage.makeQueue(label: label, concurrent: attributes.contains(2))
      if attributes.contains(4) { queue.suspend() }
      return QueueObject(queue, qos: qos)
    }
    table.property("DispatchQueue.label") { (queue: QueueObject) in queue.queue.label }
    table.property("DispatchQueue.qos") { (queue: QueueObject) in queue.qos }
    registerWork(in: &table)
    table.function("DispatchQueue.suspend()") { (queue: QueueObject) in queue.queue.suspend() }
    table.function("DispatchQueue.resume()") { (queue: QueueObject) in try queue.queue.resume() }
    table.function("DispatchQueue.setSpecific(key:value:)") {
      [self] (queue: QueueObject, key: Value, value: Value) in
      guard let key = key.hostObject else { return }
      if queue.specifics.isEmpty { queuesWithSpecifics.append(queue) }
      queue.specifics[ObjectIdentifier(key)] = value.isNil ? nil : (key, value)
    }
    table.add("DispatchQueue.getSpecific(key:)") { [self] call in
      guard let key = call[1].hostObject else { return .nil }
      let queues: [QueueObject]
      if case .type = call[0] {
        queues = queuesWithSpecifics.filter(\.queue.isCurrent)
      } else {
        queues = [try QueueObject.make(from: call[0], call.machine)]
      }
      return queues.lazy.compactMap { $0.specifics[ObjectIdentifier(key)]?.value }.first ?? .nil
    }
    table.add("dispatchPrecondition(condition:)") { call in
      let condition = try call.function(0).call(call.machine).record(call.machine)
      let queue = try QueueObject.make(from: condition[0], call.machine).queue
      guard queue.isCurrent == (condition.tag != 2) else {
        throw call.machine.trap(
          "the precondition about the queue `\(queue.label)` does not hold here"
        )
      }
      return .void
    }
    table.function("dispatchMain()") { [self] in try runLoop(for: .never) }
  }

  private func registerWork(in table: inout NativeTable) {
    table.function(
      "DispatchQueue.async(group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags, execute: () -> ())"
    ) {
      [self]
      (
        queue: QueueObject,
        group: StageGroup?,
        _: Value,
        flags: OptionBits,
        work: ScriptFunction<Void>
      ) in
      queue.queue.async(group: group, barrier: flags.contains(1), job(work))
    }
    table.function(
      "DispatchQueue.asyncAfter(deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags, execute: () -> ())"
    ) {
      [self]
      (
        queue: QueueObject,
        deadline: StageTime,
        _: Value,
        _: Value,
        work: ScriptFunction<Void>
      ) in
      queue.queue.async(at: deadline, job(work))
    }
    table.add("DispatchQueue.sync(flags:execute:)") { call in
      let queue = try QueueObject.make(from: call[0], call.machine)
      let flags = try OptionBits.make(from: call[1], call.machine)
      let work = try call.function(2)
      let runtime = call.machine.runtime
      return try queue.queue.sync(barrier: flags.contains(1)) {
        try runtime.machine.callBack { try work.call($0, from: $0.top) }
      }
    }
    table.function("DispatchQueue.concurrentPerform(iterations:execute:)") {
      [self] (_: Value, count: Int, work: ScriptFunction<Void, Int>) in
      // The usual next one stands at the end.
      var numbers = Array((0..<max(count, 0)).reversed())
      while !numbers.isEmpty {
        work(numbers.remove(at: numbers.count - 1 - stage.choose(among: numbers.count)))
      }
    }
  }
}

/// An option set that Swift text declares.
struct OptionBits: ScriptConvertible {
  let bits: Int

  static func make(from value: Value, _ machine: Machine) throws -> OptionBits {
    OptionBits(bits: try value.record(machine)[0].int(machine))
  }
  func scriptValue(_ machine: Machine) -> Value { .record(.of([.int(bits)])) }

  func contains(_ bit: Int) -> Bool { bits & bit != 0 }
}
