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

  /// The names in the script that other files declare, by file.
  package var supplied: [(file: SourceFile, names: [String])] {
    guard !support.isEmpty else { return [] }
    let words = Set(file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return support.compactMap { file in
      var seen: Set<String> = []
      let names = TreeReader.read(file.text).statements.declaredNames
        .filter { words.contains($0[...]) && seen.insert($0).inserted }
      return names.isEmpty ? nil : (file, names)
    }
  }

  /// The file of this name.
  func source(named name: String) -> SourceFile? { program.first { $0.name == name } }
}
