import SwiftScript

/// Modules that programs import and a lab has nothing of.
///
/// Importing one is no mistake, since much of what does so uses nothing of it.
package enum AbsentModules {
  static let names: Set<String> = [
    "UIKit", "AppKit", "Cocoa", "CocoaTouch", "SwiftUI", "Combine", "WatchKit", "CoreLocation",
    "MapKit", "CoreGraphics", "QuartzCore", "CoreData", "CoreFoundation", "Darwin", "Glibc", "os",
    "RxDataSources", "RxSwiftExt", "RxOptional", "Action", "NSObject_Rx", "Alamofire",
    "RxAlamofire", "Moya", "SnapKit",
  ]

  /// A word about each of them that a script imports, for a script that does not run for want of something.
  static func complaints(about file: SourceFile, after mistakes: [Diagnostic]) -> [Diagnostic] {
    guard mistakes.contains(where: { isAboutAName($0.message) }) else { return [] }
    let text = file.text
    var complaints: [Diagnostic] = []
    for line in text.lines {
      let words = line.split(separator: " ")
      if words.first == "import", let name = words.last.map(String.init), names.contains(name) {
        let end = text.utf8.distance(from: text.startIndex, to: line.endIndex)
        complaints.append(
          Diagnostic(
            "there is nothing of `\(name)` here",
            at: SourceSpan(file: file, start: end - name.utf8.count, end: end),
            hint: "leave out what needs it"
          )
        )
      }
    }
    return complaints
  }

  /// The modules that a text imports and a lab has nothing of.
  package static func imported(in text: String) -> [String] {
    text.split { $0.isNewline || $0 == ";" }.compactMap { line in
      let words = line.split(separator: " ")
      guard words.first == "import", let name = words.last.map(String.init) else { return nil }
      return names.contains(name) ? name : nil
    }
  }

  private static func isAboutAName(_ message: String) -> Bool {
    message.hasPrefix("there is nothing called") || message.hasPrefix("there is no type")
  }
}
