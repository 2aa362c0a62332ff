package import SwiftScript

/// A script and the files that it is used with.
package struct RunnableScript: Sendable {
  /// The script.
  package let file: SourceFile
  /// Files that declare what the script uses: the sources beside a page and of its playground.
  package let support: [SourceFile]
  /// What else belongs to the program: the playground's other pages.
  package let siblings: [SourceFile]

  /// Makes a script; most stand alone.
  package init(_ file: SourceFile, support: [SourceFile] = [], siblings: [SourceFile] = []) {
    self.file = file
    self.support = support
    self.siblings = siblings
  }

  /// All files, of which each shows how old the program is.
  var program: [SourceFile] { [file] + support + siblings }
}
