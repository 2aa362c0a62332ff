import ScriptMachine

/// A generic class, with one below it.
class Channel<Element> {
  private var receivers: [(Element) -> Void] = []
  private(set) var history: [Element] = []

  func receive(_ receiver: @escaping (Element) -> Void) { receivers.append(receiver) }
  func send(_ element: Element) {
    history.append(element)
    for receiver in receivers { receiver(element) }
  }
}

final class Loudspeaker<Element>: Channel<Element> {}

extension Channel: ScriptConvertible, ScriptClass where Element == Value {}

final class ScriptedChannel: Channel<Value>, ScriptedObject {
  let part: Instance

  init(_ part: Instance) { self.part = part }
  deinit { deinitializeScript() }

  override func send(_ element: Value) { open("send(_:)", .body, element) { super.send(element) } }
}

enum RelayHost {
  static let declaration = """
    open class Channel<Element> {
      init()
      var history: [Element] { get }
      func receive(_ receiver: @escaping (Element) -> Void)
      open func send(_ element: Element)
    }
    final class Loudspeaker<Element>: Channel<Element> {
      override init()
    }
    """

  static func register(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(Channel<Value>.self, "Channel", in: "Works")
    runtime.hostTypes.add(Loudspeaker<Value>.self, "Loudspeaker", in: "Works")
    table.initializer("Channel.init()", Channel<Value>.init, scripted: ScriptedChannel.init(_:))
    table.function("Loudspeaker.init()") { Loudspeaker<Value>() as Channel<Value> }
    table.property("Channel.history") { (channel: Channel<Value>) in channel.history }
    table.function("Channel.receive(_:)") {
      (channel: Channel<Value>, receiver: ScriptFunction<Void, Value>) in
      channel.receive { receiver($0) }
    }
    table.method("Channel.send(_:)", Channel<Value>.send)
  }
}
