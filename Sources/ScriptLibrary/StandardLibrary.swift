package import ScriptSource

/// The declarations of Swift's standard library, as the checker reads them.
package enum StandardLibrary {
  /// The modules that a program can import, the standard library first.
  package static let sources =
    [LibrarySource("Swift", older: older, index: index)] + FoundationLibrary.sources

  private static let older = LibrarySource(
    "older Swift",
    index: LibraryIndex([olderTypes, olderCollections, olderValues])
  )

  /// Where each declaration of the module `Swift` stands.
  private static let index = LibraryIndex(texts)

  private static var texts: [String] {
    [
      operators, tuples, protocols, numberProtocols, numberTypes, optionals, metatypes, iterators,
      sequences,
      lazySequences, collections, mutableCollections, replaceableCollections, collectionViews,
      ranges,
      arrays, dictionaries, sets, stringProtocols, strings, characters, regexes, printing, codables,
      codableTypes, tasks, jobs, taskGroups, asyncSequences, asyncStreams, clocks,
    ]
  }
}
