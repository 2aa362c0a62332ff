import Foundation
import SwiftScript

extension LabContext {
  /// `NSString`, which counts in units of UTF-16, and `NSRange`, with which it says where.
  func declareFoundationTexts() {
    declareFoundationRanges()
    library.type("NSString", conformingTo: ["StringProtocol"]) { type in
      func own(_ call: Call) -> NSString { call.receiver.foundationText }
      func text(_ text: String) -> Value { value("NSString", text[...]) }
      type.describe { ($0 as? Substring).map(String.init) ?? "" }
      type.equality { ($0 as? Substring) == ($1 as? Substring) }
      type.bridge { value in value.text.map { text(String($0)) } }
      type.initializer("()") { _ in text("") }
      type.initializer("(string: StringProtocol)") { text($0[0].description) }
      type.property("length: Int") { .int($0.foundationText.length) }
      type.method("range(of other: StringProtocol) -> NSRange") { [self] in
        value("NSRange", own($0).range(of: $0[0].description))
      }
      type.method("substring(from start: Int) -> String") {
        let start = try $0.place(0)
        let rest = NSRange(location: start, length: own($0).length - start)
        return .string(own($0).substring(with: rest))
      }
      type.method("substring(to end: Int) -> String") {
        .string(own($0).substring(with: NSRange(location: 0, length: try $0.place(0))))
      }
      type.method("substring(with range: NSRange) -> String") {
        .string(own($0).substring(with: try $0.range(0)))
      }
      type.method("character(at index: Int) -> Any") { call in
        let place = try call.place(0)
        guard place < own(call).length else { throw call.trap("Index \(place) out of bounds") }
        return .int(Int(own(call).character(at: place)))
      }
      type.method(
        "replacingCharacters(in range: NSRange, with replacement: StringProtocol) -> String"
      ) {
        .string(own($0).replacingCharacters(in: try $0.range(0), with: $0[1].description))
      }
      type.method("appending(_ other: StringProtocol) -> String") {
        .string($0.receiver.description + $0[0].description)
      }
      for label in ["to", "_"] {
        type.method("isEqual(\(label) other: StringProtocol) -> Bool") {
          .bool($0.receiver.description == $0[0].description)
        }
      }
      type.property("uppercased: String") { .string($0.description.uppercased()) }
      type.property("lowercased: String") { .string($0.description.lowercased()) }
      declareNumbers(type)
      declarePaths(type)
    }
    library.type("String") { type in
      type.bridge { value in
        guard case .native(let object) = value, object.type.name == "NSString" else { return nil }
        return .string(value.description)
      }
    }
  }

  /// The numbers that a text begins with.
  private func declareNumbers(_ type: TypeBuilder) {
    type.property("integerValue: Int") { .int($0.foundationText.integerValue) }
    type.property("intValue: Int") { .int(Int($0.foundationText.intValue)) }
    type.property("doubleValue: Double") { text in
      // Foundation stops the program where no `UInt16` is a character of its own.
      let start = text.description.unicodeScalars.prefix { $0.value < 0x10000 }
      return .double((String(start) as NSString).doubleValue)
    }
    type.property("boolValue: Bool") { .bool($0.foundationText.boolValue) }
  }

  /// What a text is as a path.
  private func declarePaths(_ type: TypeBuilder) {
    let parts: [(String, (NSString) -> String)] = [
      ("lastPathComponent", \.lastPathComponent), ("pathExtension", \.pathExtension),
      ("deletingLastPathComponent", \.deletingLastPathComponent),
      ("deletingPathExtension", \.deletingPathExtension),
    ]
    for (name, read) in parts {
      type.property("\(name): String") { .string(read($0.foundationText)) }
    }
    type.method("appendingPathComponent(_ component: StringProtocol) -> String") {
      .string($0.receiver.foundationText.appendingPathComponent($0[0].description))
    }
  }

  private func declareFoundationRanges() {
    library.constant("NSNotFound") { .int(NSNotFound) }
    library.type("NSRange") { type in
      func changed(_ range: inout Value, _ change: (inout NSRange) -> Void) {
        guard var new: NSRange = range.payload() else { return }
        change(&new)
        range = value("NSRange", new)
      }
      type.describe { ($0 as? NSRange).map { "{\($0.location), \($0.length)}" } ?? "" }
      type.equality { ($0 as? NSRange) == ($1 as? NSRange) }
      let make = { [self] (call: Call) in
        value("NSRange", NSRange(location: try call.number(0), length: try call.number(1)))
      }
      type.initializer("(location: Int, length: Int)", make)
      type.initializer("()") { [self] _ in value("NSRange", NSRange()) }
      library.function("NSMakeRange(_ location: Int, _ length: Int) -> NSRange", make)
      type.initializer("(_ range: Any, in text: StringProtocol)") { [self] call in
        let text = String(call[1].text ?? "")
        guard let bounds = call[0].textBounds(in: text[...]) else {
          throw call.trap("this is not a range of the text")
        }
        return value("NSRange", NSRange(bounds, in: text))
      }
      type.property(
        "location: Int",
        { .int($0.payload(NSRange.self)?.location ?? 0) },
        changing: { range, new in changed(&range) { $0.location = new.whole ?? 0 } }
      )
      type.property(
        "length: Int",
        { .int($0.payload(NSRange.self)?.length ?? 0) },
        changing: { range, new in changed(&range) { $0.length = new.whole ?? 0 } }
      )
      type.property("lowerBound: Int") { .int($0.payload(NSRange.self)?.lowerBound ?? 0) }
      type.computed("upperBound: Int") { .int(try $0.end(of: $0.this(NSRange.self))) }
      type.method("contains(_ index: Int) -> Bool") {
        let (range, index) = (try $0.this(NSRange.self), try $0.number(0))
        return .bool(try range.location <= index && index < $0.end(of: range))
      }
    }
    library.type("Range") { type in
      type.initializer("(_ range: NSRange, in text: StringProtocol)") { [self] call in
        let text = String(call[1].text ?? "")
        let length = text.utf16.count
        guard let range: NSRange = call[0].payload(), range.location <= length else {
          return .none
        }
        guard range.location >= 0, range.length >= 0 else {
          throw call.trap("\(call[0]) is not a range of this text, whose length is \(length)")
        }
        guard try call.end(of: range) <= length, let bounds = Range(range, in: text) else {
          return .none
        }
        return .some(library.textRange(bounds))
      }
    }
  }
}

extension Value {
  fileprivate var foundationText: NSString { description as NSString }
}

extension Call {
  fileprivate func number(_ position: Int) throws -> Int {
    guard case .int(let number) = self[position] else { throw trap("this takes a whole number") }
    return number
  }

  /// Where a range ends.
  fileprivate func end(of range: NSRange) throws -> Int {
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    guard !overflow else {
      throw trap("the end of {\(range.location), \(range.length)} doesn't fit into `Int`")
    }
    return end
  }

  /// A place in the receiver's text, its end among them.
  fileprivate func place(_ position: Int) throws -> Int {
    let place = try number(position)
    guard (0...receiver.foundationText.length).contains(place) else {
      throw trap("Index \(place) out of bounds")
    }
    return place
  }

  /// A range in the receiver's text.
  fileprivate func range(_ position: Int) throws -> NSRange {
    let length = receiver.foundationText.length
    guard let range: NSRange = self[position].payload(), range.location >= 0, range.length >= 0,
      range.location <= length, range.length <= length - range.location
    else { throw trap("\(self[position]) is not a range of this text, whose length is \(length)") }
    return range
  }
}
