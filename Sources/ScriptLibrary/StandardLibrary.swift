package import ScriptSource

/// The declarations of Swift's standard library, as the checker reads them.
package enum StandardLibrary {
  /// The modules that a program can import, the standard library first.
  package static let indexes = [index]

  /// Where each declaration of the module `Swift` stands.
  private static let index = LibraryIndex(name: "Swift", texts: texts)

  private static var texts: [String] {
    let sizes = ["", "8", "16", "32", "64"]
    let integers = sizes.flatMap { size in
      [integer("Int\(size)", isSigned: true), integer("UInt\(size)", isSigned: false)]
    }
    return [operators, protocols, numberProtocols] + integers
      + [floatingPoint("Double"), floatingPoint("Float"), sequences, collections, strings]
  }
}
