import Foundation
import ScriptMachine

/// `Data`.
enum DataTypes: LibraryPart {
  static let declaration = #"""
    struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable, CustomStringConvertible {
      typealias Element = UInt8
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Data
      typealias Iterator = IndexingIterator<Data>
      struct Base64EncodingOptions: OptionSet {
        typealias RawValue = UInt
        typealias Element = Data.Base64EncodingOptions
        typealias ArrayLiteralElement = Data.Base64EncodingOptions
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
      }
      init() { self.init([UInt8]()) }
      init(_ bytes: [UInt8])
      init<S: Sequence>(_ elements: S) where S.Element == UInt8 { self.init(Array(elements)) }
      init(repeating repeatedValue: UInt8, count: Int) {
        self.init([UInt8](repeating: repeatedValue, count: count))
      }
      init(count: Int) { self.init(repeating: 0, count: count) }
      init(capacity: Int) { self.init() }
      init?(base64Encoded base64String: String)
      init?(base64Encoded base64Data: Data) {
        guard let text = String(data: base64Data, encoding: .ascii) else { return nil }
        self.init(base64Encoded: text)
      }
      init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([UInt8].self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Array(self))
      }
      var startIndex: Int { get }
      var endIndex: Int { get }
      var count: Int { get }
      var indices: Range<Int> { startIndex..<endIndex }
      var description: String { get }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(index: Int) -> UInt8 { get set }
      subscript(bounds: Range<Int>) -> Data {
        get { _part(from: bounds.lowerBound, to: bounds.upperBound) }
        set { replaceSubrange(bounds, with: newValue) }
      }
      mutating func append(_ newElement: UInt8) { append(Data([newElement])) }
      mutating func append(_ other: Data)
      mutating func append(contentsOf bytes: [UInt8]) { append(Data(bytes)) }
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == UInt8 {
        _replace(from: subrange.lowerBound, to: subrange.upperBound, Data(newElements))
      }
      func _part(from low: Int, to high: Int) -> Data
      mutating func _replace(from low: Int, to high: Int, _ bytes: Data)
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try Array(self).withUnsafeBytes(body)
      }
      func subdata(in range: Range<Int>) -> Data { Data(Array(self[range])) }
      func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
      func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data {
        Data(base64EncodedString(options: options).utf8)
      }
      func hash(into hasher: inout Hasher)
      static func == (lhs: Data, rhs: Data) -> Bool
    }
    """#

  static func register(in table: inout NativeTable) {
    table.function("Data.init(_: [UInt8])") { (bytes: [UInt8]) in Data(bytes) }
    table.function("Data.init(base64Encoded: String)") { (text: String) in
      Data(base64Encoded: text)
    }
    table.function("Data.base64EncodedString(options:)") { (data: Data, _: Value) in
      data.base64EncodedString()
    }
    table.function("Data.count") { (data: Data) in data.count }
    table.function("Data.startIndex") { (data: Data) in data.startIndex }
    table.function("Data.endIndex") { (data: Data) in data.endIndex }
    table.add("Data._part(from:to:)") { call in
      let data = try Data.make(from: call[0], call.machine)
      return data[try range(call, in: data)].scriptValue(call.machine)
    }
    table.add("Data._replace(from:to:_:)") { call in
      let variable = call.inOut(0)
      var data = try Data.make(from: variable.pointee, call.machine)
      data.replaceSubrange(
        try range(call, in: data),
        with: try Data.make(from: call[3], call.machine)
      )
      variable.pointee = data.scriptValue(call.machine)
      return .void
    }
    table.add("Data.subscript(_: Int)") { call in
      let data = try Data.make(from: call[0], call.machine)
      return .integer(data[try index(call, in: data)])
    }
    table.add("Data.subscript(_: Int)=") { call in
      let variable = call.inOut(0)
      var data = try Data.make(from: variable.pointee, call.machine)
      data[try index(call, in: data)] = try call.integer(2)
      variable.pointee = data.scriptValue(call.machine)
      return .void
    }
    table.mutating("Data.append(_: Data)") { (data: inout Data, more: Data) in data.append(more) }
    table.describable("Data", Data.self)
    table.hashable("Data", Data.self)
  }

  private static func index(_ call: Call, in data: Data) throws -> Int {
    let index = try call.int(1)
    guard data.indices.contains(index) else { throw call.machine.trap("Index out of range") }
    return index
  }

  private static func range(_ call: Call, in data: Data) throws -> Range<Int> {
    let (low, high) = (try call.int(1), try call.int(2))
    guard low >= data.startIndex, high <= data.endIndex else {
      throw call.machine.trap("Index out of range")
    }
    return low..<high
  }
}

extension Data: ScriptConvertible {
  static func make(from value: Value, _ machine: Machine) throws -> Data {
    try value.native(machine, as: HostValue<Data>.self).wrapped
  }
  func scriptValue(_ machine: Machine) -> Value { .native(HostValue(self)) }
}
