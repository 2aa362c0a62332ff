import ScriptMachine
import ScriptTypes

/// The views of a text, which are the text itself.
enum TextViewNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    register("String.UTF8View", \.utf8, in: &table) { .int(Int($0)) }
    register("String.UTF16View", \.utf16, in: &table) { .int(Int($0)) }
    register("String.UnicodeScalarView", \.unicodeScalars, in: &table) { .int(Int($0.value)) }
    table.add("String.UTF8View.count") { .int(try $0.text(0).utf8.count) }
    table.add("String.UTF16View.count") { .int(try $0.text(0).utf16.count) }
    let scalars = "String.UnicodeScalarView"
    table.add("\(scalars).init()") { _ in .string("") }
    table.add("\(scalars).append(_:)") { call in
      let scalar = try call.scalar(1)
      try call.changeText { $0.unicodeScalars.append(scalar) }
      return .void
    }
    table.add("\(scalars).replaceSubrange(_: Range<String.Index>, with: C)") { call in
      let more = try call.elements(2, call.type(0)).map { try $0.scalar(call.machine) }
      try call.changeText { text in
        text.unicodeScalars.replaceSubrange(try call.bounds(1, in: text[...]), with: more)
      }
      return .void
    }
  }

  private static func register<View: BidirectionalCollection>(
    _ name: String,
    _ view: @escaping (Substring) -> View,
    in table: inout NativeTable,
    _ value: @escaping (View.Element) -> Value
  ) where View.Index == String.Index {
    table.add("\(name).startIndex") { .index(view(try $0.text(0)).startIndex) }
    table.add("\(name).endIndex") { .index(view(try $0.text(0)).endIndex) }
    table.add("\(name).description") { .string(try $0.string(0)) }
    table.add("\(name).index(after:)") { call in
      let text = try call.text(0)
      return .index(view(text).index(after: try call.index(1, in: text)))
    }
    table.add("\(name).index(before:)") { call in
      let text = try call.text(0)
      let index = try call.index(1, in: text, orEnd: true)
      guard index > text.startIndex else { throw call.outOfBounds() }
      return .index(view(text).index(before: index))
    }
    table.add("\(name).subscript(_: String.Index)") { call in
      let text = try call.text(0)
      return value(view(text)[try call.index(1, in: text)])
    }
    table.add("\(name).makeIterator()") { call in
      .tuple(call[0], .index(try call.text(0).startIndex))
    }
    table.add("\(name).Iterator.next()") { call in
      try call.nextOfText { text, index in
        let element = view(text)[index]
        index = view(text).index(after: index)
        return value(element)
      }
    }
  }
}
