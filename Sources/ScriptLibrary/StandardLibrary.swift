/// The declarations of Swift's standard library, as the checker reads them.
package enum StandardLibrary {
  /// The texts that together declare the module `Swift`.
  package static var texts: [String] {
    let sizes = ["", "8", "16", "32", "64"]
    let integers = sizes.flatMap { size in
      [integer("Int\(size)", isSigned: true), integer("UInt\(size)", isSigned: false)]
    }
    return [operators, tuples, protocols, numberProtocols] + integers
      + [floatingPoint("Double"), floatingPoint("Float"), sequences, collections, strings]
  }
}
