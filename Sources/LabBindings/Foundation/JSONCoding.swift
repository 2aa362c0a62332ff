import Foundation
import Rx
import SwiftScript

/// A script's `JSONDecoder`: what it was told about dates and keys.
final class DecoderModel {
  var dateStrategy = "deferredToDate"
  var keyStrategy = "useDefaultKeys"
}

/// A script's `JSONEncoder`.
final class EncoderModel {
  var dateStrategy = "deferredToDate"
  var keyStrategy = "useDefaultKeys"
  var formatting: JSONEncoder.OutputFormatting = []
}

extension LabContext {
  /// `JSONDecoder`, `JSONEncoder`, `JSONSerialization`, and `decode` of a sequence of data.
  func declareJSON() {
    declareStrategies()
    library.type(
      "CodingKey",
      kind: .protocol,
      conformingTo: ["CustomStringConvertible", "CustomDebugStringConvertible"]
    ) { type in
      type.property("stringValue: String") {
        .string($0.payload((any CodingKey).self)?.stringValue ?? ScriptCoding.name(of: $0))
      }
    }
    declareDecodingErrors()
    library.type("JSONDecoder", kind: .class) { type in
      type.initializer("()") { [self] _ in value("JSONDecoder", DecoderModel()) }
      type.method("decode(_ type: Any, from data: Data) -> Any") { [self] call in
        try decode(try call.this(), call[0], call[1])
      }
      type.property("dateDecodingStrategy: JSONStrategy") { _ in
        .none
      } set: {
        $0.payload(DecoderModel.self)?.dateStrategy = $1.payload() ?? ""
      }
      type.property("keyDecodingStrategy: JSONStrategy") { _ in
        .none
      } set: {
        $0.payload(DecoderModel.self)?.keyStrategy = $1.payload() ?? ""
      }
    }
    library.type("JSONEncoder", kind: .class) { type in
      type.initializer("()") { [self] _ in value("JSONEncoder", EncoderModel()) }
      type.method("encode(_ value: Any) -> Data") { [self] call in
        let model: EncoderModel = try call.this()
        let encoder = JSONEncoder()
        // Foundation's own order of keys differs from run to run.
        encoder.outputFormatting = model.formatting.union(.sortedKeys)
        let coding = coding(dates: model.dateStrategy, keys: model.keyStrategy)
        return value("Data", try encoder.encode(try coding.encode(call[0])))
      }
      type.property("dateEncodingStrategy: JSONStrategy") { _ in
        .none
      } set: {
        $0.payload(EncoderModel.self)?.dateStrategy = $1.payload() ?? ""
      }
      type.property("keyEncodingStrategy: JSONStrategy") { _ in
        .none
      } set: {
        $0.payload(EncoderModel.self)?.keyStrategy = $1.payload() ?? ""
      }
      type.property("outputFormatting: JSONStrategy") { _ in
        .none
      } set: { [self] encoder, new in
        var formatting: JSONEncoder.OutputFormatting = []
        for option in new.elements ?? [new] {
          let option = try option.resolved(as: library["JSONStrategy"])
          if option.payload() == "prettyPrinted" { formatting.insert(.prettyPrinted) }
          if option.payload() == "withoutEscapingSlashes" {
            formatting.insert(.withoutEscapingSlashes)
          }
        }
        encoder.payload(EncoderModel.self)?.formatting = formatting
      }
    }
    library.type("JSONSerialization") { type in
      for name in ["jsonObject(with", "JSONObjectWithData(_"] {
        type.staticMethod("\(name) data: Data, options: Any? = nil) -> Any") { [self] call in
          coding().untyped(try tree(of: call[0]))
        }
      }
      type.staticMethod("data(withJSONObject object: Any, options: Any? = nil) -> Data") {
        [self] call in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return value("Data", try encoder.encode(try coding().encode(call[0])))
      }
    }
    library.type("ObservableType") { type in
      type.method("decode(type: Any, decoder: JSONDecoder) -> Any") { [self] call in
        guard let decoder: DecoderModel = call[1].payload() else {
          throw call.trap("a `JSONDecoder` is expected here")
        }
        let item = call[0]
        return observable(try call.source.map { try self.decode(decoder, item, $0) }, call)
      }
    }
  }

  private func declareDecodingErrors() {
    library.type("DecodingContext") { type in
      type.property("debugDescription: String") {
        .string($0.payload(DecodingError.Context.self)?.debugDescription ?? "")
      }
      type.property("codingPath: Any") { [self] in
        .array(
          ($0.payload(DecodingError.Context.self)?.codingPath ?? []).map { value("CodingKey", $0) }
        )
      }
    }
    library.type("DecodingError", conformingTo: ["Error"]) { type in
      type.describe { error in
        guard case DecodingError.typeMismatch(let type, let context) = error,
          let own = context.underlyingError as? ScriptTypeMismatch
        else { return "\(error)" }
        let plain = DecodingError.Context(
          codingPath: context.codingPath,
          debugDescription: context.debugDescription
        )
        return "\(DecodingError.typeMismatch(type, plain))"
          .replacing("value of type \(type)", with: "value of type \(own.type)", maxReplacements: 1)
      }
      type.cases { [self] payload in
        func context(_ context: DecodingError.Context) -> Value {
          value("DecodingContext", context)
        }
        switch payload as? DecodingError {
        case .keyNotFound(let key, let rest):
          return ("keyNotFound", [value("CodingKey", key), context(rest)])
        case .typeMismatch(let type, let rest):
          let own = (rest.underlyingError as? ScriptTypeMismatch)?.type
          return ("typeMismatch", [own ?? library.value(of: type), context(rest)])
        case .valueNotFound(let type, let rest):
          return ("valueNotFound", [library.value(of: type), context(rest)])
        case .dataCorrupted(let rest): return ("dataCorrupted", [context(rest)])
        default: return ("", [])
        }
      }
    }
  }

  private func declareStrategies() {
    library.type("JSONStrategy") { type in
      for name in [
        "deferredToDate", "iso8601", "secondsSince1970", "millisecondsSince1970", "useDefaultKeys",
        "convertFromSnakeCase", "convertToSnakeCase", "prettyPrinted", "sortedKeys",
        "withoutEscapingSlashes",
      ] {
        type.staticProperty("\(name): Any") { [self] in value("JSONStrategy", name) }
      }
      type.convert { if case .array = $0 { $0 } else { nil } }
    }
  }

  private func decode(_ decoder: DecoderModel, _ type: Value, _ data: Value) throws -> Value {
    try coding(dates: decoder.dateStrategy, keys: decoder.keyStrategy)
      .decode(try tree(of: data), as: type)
  }

  private func tree(of data: Value) throws -> JSONTree {
    try JSONDecoder().decode(JSONTree.self, from: data.payload() ?? Data())
  }

  private func coding(
    dates: String = "deferredToDate",
    keys: String = "useDefaultKeys"
  ) -> ScriptCoding {
    var coding = ScriptCoding(library: library) { [self] type, tree in
      switch (type.name, tree) {
      case ("Date", _): date(tree, dates).map { value("Date", $0) }
      case ("URL", .string(let text)): URL(string: text).map { value("URL", $0) }
      case ("UUID", .string(let text)): UUID(uuidString: text).map { value("UUID", $0) }
      case ("Data", .string(let text)): Data(base64Encoded: text).map { value("Data", $0) }
      default: nil
      }
    } hostTree: { value in
      if let date: Date = value.payload() { return Self.tree(of: date, dates) }
      if let url: URL = value.payload() { return .string(url.absoluteString) }
      if let uuid: UUID = value.payload() { return .string(uuid.uuidString) }
      if let data: Data = value.payload() { return .string(data.base64EncodedString()) }
      return nil
    }
    coding.interpreter = reports.interpreter
    if keys.hasSuffix("SnakeCase") { coding.keyOfProperty = Self.snakeCase }
    return coding
  }

  private func date(_ tree: JSONTree, _ strategy: String) -> Date? {
    switch (strategy, tree) {
    case ("iso8601", .string(let text)): return ISO8601DateFormatter().date(from: text)
    case (_, .int(let number)): return date(.double(Double(number)), strategy)
    case ("secondsSince1970", .double(let number)): return Date(timeIntervalSince1970: number)
    case ("millisecondsSince1970", .double(let number)):
      return Date(timeIntervalSince1970: number / 1_000)
    case (_, .double(let number)): return Date(timeIntervalSinceReferenceDate: number)
    default: return nil
    }
  }

  private static func tree(of date: Date, _ strategy: String) -> JSONTree {
    switch strategy {
    case "iso8601": .string(ISO8601DateFormatter().string(from: date))
    case "secondsSince1970": .double(date.timeIntervalSince1970)
    case "millisecondsSince1970": .double(date.timeIntervalSince1970 * 1_000)
    default: .double(date.timeIntervalSinceReferenceDate)
    }
  }

  private static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      if character.isUppercase { text += "_" }
      text += character.lowercased()
    }
  }
}
