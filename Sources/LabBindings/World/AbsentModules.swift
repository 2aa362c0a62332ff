import ScriptSource

/// Modules that programs import and a lab has nothing of.
///
/// Importing one is no mistake, since much of what does so uses nothing of it.
package enum AbsentModules {
  static let names: Set<String> = [
    "CocoaTouch", "SwiftUI", "Combine", "WatchKit", "MapKit", "CoreGraphics", "QuartzCore",
    "CoreData", "CoreFoundation", "Darwin", "os",
    "RxSwiftExt", "RxOptional", "NSObject_Rx", "Alamofire",
    "RxAlamofire", "Moya", "SnapKit",
  ]

  /// Modules without declarations of their own; who imports one sees Foundation.
  static let sources = names.sorted().map {
    LibrarySource($0, imports: ["Foundation"], index: nothing)
  }
  private static let nothing = LibraryIndex([])

  /// A word about each of them that a program imports, for one that is refused for want of a name.
  static func messages(about imports: [(name: String, range: TextRange)], after mistakes: [Message])
    -> [Message]
  {
    guard mistakes.contains(where: { $0.text.hasPrefix("cannot find ") }) else { return [] }
    return imports.filter { names.contains($0.name) }.map {
      Message(
        "there is nothing of `\($0.name)` here",
        at: $0.range,
        hint: "leave out what needs it"
      )
    }
  }

  /// Mistakes for want of a name, with a word about the modules that earlier parts of the program import.
  static func explained(_ mistakes: [Message], by imports: Set<String>) -> [Message] {
    guard !imports.isEmpty else { return mistakes }
    let list = imports.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return mistakes.map { mistake in
      guard mistake.text.hasPrefix("cannot find "), mistake.hint == nil else { return mistake }
      return Message(
        mistake.text,
        at: mistake.range,
        hint: "there is nothing of \(list) here",
        isWarning: mistake.isWarning,
        fix: mistake.fix
      )
    }
  }

  /// The modules that a text imports and a lab has nothing of.
  package static func imported(in text: String) -> [String] {
    TreeReader.read(text).statements.imports.map(\.name).filter(names.contains)
  }
}
