import Foundation
import ScriptMachine

/// `String(format:)`.
enum TextFormats: LibraryPart {
  static let declaration = #"""
    protocol CVarArg {}
    extension Int: CVarArg {}
    extension Int8: CVarArg {}
    extension Int16: CVarArg {}
    extension Int32: CVarArg {}
    extension Int64: CVarArg {}
    extension UInt: CVarArg {}
    extension UInt8: CVarArg {}
    extension UInt16: CVarArg {}
    extension UInt32: CVarArg {}
    extension UInt64: CVarArg {}
    extension Double: CVarArg {}
    extension Float: CVarArg {}
    extension CGFloat: CVarArg {}
    extension Bool: CVarArg {}
    extension String: CVarArg {}
    extension NSObject: CVarArg {}
    extension String {
      init(format: String, arguments: [any CVarArg])
      init(format: String, _ arguments: any CVarArg...) { self.init(format: format, arguments: arguments) }
      init(format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(format: format, arguments: arguments)
      }
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(format: format, arguments: arguments)
      }
    }
    extension StringProtocol {
      func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String {
        String(self) + String(format: String(format), arguments: arguments)
      }
    }
    func NSLog(_ format: String, _ args: any CVarArg...) { print(String(format: format, arguments: args)) }
    """#

  static func register(in table: inout NativeTable) {
    table.add("String.init(format:arguments:)") { call in
      .string(try text(try call.string(0), try call.array(1), call.machine))
    }
  }

  /// Writes arguments as a format says; what the format asks for and isn't there stays as it is.
  private static func text(_ format: String, _ arguments: [Value], _ machine: Machine) throws
    -> String
  {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      guard let match = rest[percent...].prefixMatch(of: specifier) else {
        result += "%"
        rest = rest[percent...].dropFirst()
        continue
      }
      rest = rest[match.range.upperBound...]
      if match.conversion == "%" {
        result += "%"
        continue
      }
      let position = match.position.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if match.position == nil { next += 1 }
      guard arguments.indices.contains(position) else {
        result += match.0
        continue
      }
      let box = try arguments[position].existential(machine)
      let plain = "%\(match.flags)"
      let (size, conversion) = (String(match.size ?? ""), String(match.conversion))
      let written =
        switch (conversion, box.value) {
        case ("f", .double(let number)), ("F", .double(let number)), ("e", .double(let number)),
          ("E", .double(let number)), ("g", .double(let number)), ("G", .double(let number)),
          ("a", .double(let number)), ("A", .double(let number)):
          String(format: plain + conversion, number)
        case ("d", .int(let number)), ("i", .int(let number)):
          String(format: plain + "lld", signed(number, size))
        case ("u", .int(let number)), ("x", .int(let number)), ("X", .int(let number)),
          ("o", .int(let number)):
          String(format: plain + "ll" + conversion, unsigned(number, size))
        case ("d", .bool(let flag)), ("i", .bool(let flag)):
          String(format: plain + "lld", flag ? 1 : 0)
        case ("c", .int(let number)), ("C", .int(let number)):
          Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String($0) } ?? ""
        case ("@", _): try machine.describe(box.value, box.type)
        default:
          throw machine.trap(
            "`\(match.0)` doesn't fit an argument of type \(machine.runtime.shortName(of: box.type))",
            hint: "a compiled program would print a wrong number here, or crash"
          )
        }
      result += written
    }
    return result + rest
  }

  // Flags, width and precision go to Foundation as they are. A pattern never changes.
  nonisolated(unsafe) private static let specifier =
    #/%(?:(?<position>\d{1,3})\$)?(?<flags>[-+ 0\#']*\d{0,3}(?:\.\d{0,3})?)(?<size>hh|h|ll|l|q|z|t|j)?(?<conversion>[@dDiuxXofFeEgGaAcC%])/#

  /// The part of a number that a compiled program reads: without a size 32 bits.
  private static func signed(_ number: Int, _ size: String) -> Int {
    switch size {
    case "hh": Int(Int8(truncatingIfNeeded: number))
    case "h": Int(Int16(truncatingIfNeeded: number))
    case "": Int(Int32(truncatingIfNeeded: number))
    default: number
    }
  }

  private static func unsigned(_ number: Int, _ size: String) -> UInt {
    switch size {
    case "hh": UInt(UInt8(truncatingIfNeeded: number))
    case "h": UInt(UInt16(truncatingIfNeeded: number))
    case "": UInt(UInt32(truncatingIfNeeded: number))
    default: UInt(bitPattern: number)
    }
  }
}
