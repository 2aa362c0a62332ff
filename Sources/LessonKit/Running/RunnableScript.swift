public import SwiftScript

/// A script and the files that it is used with.
public struct RunnableScript: Sendable {
  /// The script.
  public let file: SourceFile
  /// Files that declare what the script uses: the sources beside a page and of its playground.
  public let support: [SourceFile]
  /// What else belongs to the program: the playground's other pages.
  public let siblings: [SourceFile]

  /// Makes a script; most stand alone.
  public init(_ file: SourceFile, support: [SourceFile] = [], siblings: [SourceFile] = []) {
    self.file = file
    self.support = support
    self.siblings = siblings
  }

  /// All files, of which each shows how old the program is.
  var program: [SourceFile] { [file] + support + siblings }
}
