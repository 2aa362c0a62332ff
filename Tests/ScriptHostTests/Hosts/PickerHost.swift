import ScriptMachine

/// What a picker asks; only the first member must be there.
protocol PickerDelegate: AnyObject {
  func title(of row: Int) -> String
  /// `nil` if the delegate doesn't say.
  func isEnabled(_ row: Int) -> Bool?
  func didPick(_ row: Int, in picker: Picker)
}

extension ScriptedObject {
  private static var proto: HostProtocol { HostProtocol("PickerDelegate", in: "Works") }

  func title(of row: Int) -> String { require(Self.proto, "title(of:)", row, or: "") }
  func isEnabled(_ row: Int) -> Bool? { ask(Self.proto, "isEnabled(_:)", row) }
  func didPick(_ row: Int, in picker: Picker) { inform(Self.proto, "didPick(_:in:)", row, picker) }
}

extension Instance: PickerDelegate {}
extension ScriptedWork: PickerDelegate {}

final class Picker: ScriptClass {
  weak var delegate: (any PickerDelegate)?

  func show(_ count: Int) -> String {
    guard let delegate else { return "nobody to ask" }
    return (0..<count).map { row in
      (delegate.isEnabled(row) ?? true) ? delegate.title(of: row) : "-"
    }.joined(separator: " ")
  }

  func pick(_ row: Int) { delegate?.didPick(row, in: self) }
}

enum PickerHost {
  static let declaration = """
    @objc protocol PickerDelegate: AnyObject {
      func title(of row: Int) -> String
      @objc optional func isEnabled(_ row: Int) -> Bool
      func didPick(_ row: Int, in picker: Picker)
    }
    extension PickerDelegate {
      func didPick(_ row: Int, in picker: Picker) {}
    }
    final class Picker {
      init()
      var delegate: (any PickerDelegate)? { get set }
      func show(_ count: Int) -> String
      func pick(_ row: Int)
    }
    """

  static func register(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(Picker.self, "Picker", in: "Works")
    table.function("Picker.init()") { Picker() }
    table.function("Picker.delegate") { (picker: Picker) in picker.delegate.map(Conforming.init) }
    table.function("Picker.delegate=") {
      (picker: Picker, delegate: Conforming<any PickerDelegate>?) in
      picker.delegate = delegate?.object
    }
    table.method("Picker.show(_:)", Picker.show)
    table.method("Picker.pick(_:)", Picker.pick)
  }
}
