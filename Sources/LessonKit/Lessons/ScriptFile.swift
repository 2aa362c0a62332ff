import Foundation
public import SwiftScript

/// Reads scripts from files and standard input.
public enum ScriptFile {
  /// Why a script could not be read, in one sentence.
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  /// Reads the script at a path; `-` is standard input.
  ///
  /// - Throws: `Problem` if there is no such file, or it is a folder, unreadable, empty, or not UTF-8.
  public static func read(_ path: String) throws -> SourceFile {
    if path == "-" {
      return try file(named: "standard input", FileHandle.standardInput.readDataToEndOfFile())
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Problem(description: "there is no file `\(path)`")
    }
    guard !isFolder.boolValue else {
      throw Problem(description: "`\(path)` is a folder; name a script in it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(description: "`\(path)` can't be read; are its permissions right?")
    }
    return try file(named: (path as NSString).lastPathComponent, data)
  }

  private static func file(named name: String, _ data: Data) throws -> SourceFile {
    guard let text = String(validating: data, as: UTF8.self) else {
      let line = firstLineThatIsNotUTF8(data)
      throw Problem(
        description: "\(name):\(line): this line is not UTF-8 text; save the file as UTF-8"
      )
    }
    let withoutMark = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    guard withoutMark.contains(where: { !$0.isWhitespace }) else {
      throw Problem(description: "\(name):1: the script is empty")
    }
    return SourceFile(name: name, text: withoutMark)
  }

  private static func firstLineThatIsNotUTF8(_ data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
