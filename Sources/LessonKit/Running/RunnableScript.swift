package import ScriptSource

/// A script and the other files of its program.
package struct RunnableScript: Sendable {
  /// The script.
  package let file: SourceFile
  /// Files whose declarations the script uses: the sources of a page and of its playground.
  package let support: [SourceFile]
  /// The other pages of the playground.
  package let siblings: [SourceFile]

  /// Creates a script.
  package init(_ file: SourceFile, support: [SourceFile] = [], siblings: [SourceFile] = []) {
    self.file = file
    self.support = support
    self.siblings = siblings
  }

  /// All files.
  ///
  /// Each may show which RxSwift version the program is written for.
  var program: [SourceFile] { [file] + support + siblings }

  /// The file of this name.
  func source(named name: String) -> SourceFile? { program.first { $0.name == name } }
}
