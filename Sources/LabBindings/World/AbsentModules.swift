import SwiftScript

/// Modules that programs import and a lab has nothing of.
///
/// Importing one is no mistake, since much of what does so uses nothing of it.
enum AbsentModules {
  static let names: Set<String> = [
    "UIKit", "AppKit", "Cocoa", "CocoaTouch", "SwiftUI", "Combine", "WatchKit", "CoreLocation",
    "MapKit", "CoreGraphics", "QuartzCore", "CoreData", "CoreFoundation", "Darwin", "Glibc", "os",
    "RxDataSources", "RxSwiftExt", "RxOptional", "Action", "NSObject_Rx", "Alamofire",
    "RxAlamofire", "Moya", "SnapKit",
  ]

  /// A word about each of them that a script imports, for a script that does not run for want of something.
  static func complaints(about file: SourceFile, after mistakes: [Diagnostic]) -> [Diagnostic] {
    guard mistakes.contains(where: { isAboutAName($0.message) }) else { return [] }
    var offset = 0
    var complaints: [Diagnostic] = []
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ")
      if words.first == "import", let name = words.last.map(String.init), names.contains(name) {
        let start = offset + line.utf8.count - name.utf8.count
        complaints.append(
          Diagnostic(
            "there is nothing of `\(name)` here",
            at: SourceSpan(file: file, start: start, end: start + name.utf8.count),
            hint: "leave out what needs it"
          )
        )
      }
      offset += line.utf8.count + 1
    }
    return complaints
  }

  private static func isAboutAName(_ message: String) -> Bool {
    message.hasPrefix("there is nothing called") || message.hasPrefix("there is no type")
  }
}
