package import ScriptSource

/// The declarations of Swift's standard library, as the checker reads them.
package enum StandardLibrary {
  /// The modules that a program can import, the standard library first.
  package static let sources =
    [LibrarySource("Swift", older: older, index: index)] + FoundationLibrary.sources

  private static let parts: [any (LibraryPart & SendableMetatype).Type] = [
    Operators.self, Tuples.self, Protocols.self, NumberProtocols.self, NumberTypes.self,
    Optionals.self, Pointers.self, Metatypes.self, Iterators.self, Sequences.self,
    LazySequences.self,
    Collections.self, MutableCollections.self, ReplaceableCollections.self, CollectionViews.self,
    Differences.self,
    Ranges.self, Arrays.self, Dictionaries.self, Sets.self, StringProtocols.self, Strings.self,
    Characters.self, Regexes.self, Searches.self, Printing.self, Codables.self, CodableTypes.self,
    Tasks.self, Jobs.self, TaskGroups.self, AsyncSequences.self, AsyncStreams.self, Clocks.self,
  ]

  private static let older = LibrarySource(
    "older Swift",
    index: LibraryIndex([
      OlderSwiftTypes.declaration, OlderCollections.declaration, OlderValues.declaration,
    ])
  )

  /// Where each declaration of the module `Swift` stands.
  private static let index = LibraryIndex(parts.map { $0.declaration })
}
