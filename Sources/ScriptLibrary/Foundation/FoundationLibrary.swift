import ScriptMachine
import ScriptSource

/// The declarations of Foundation and of what it is built upon.
enum FoundationLibrary {
  static let parts: [any (LibraryPart & SendableMetatype).Type] = [
    Errors.self, CocoaErrors.self, Objects.self, Selectors.self, BoxedNumbers.self, Caches.self,
    HashTables.self, MutableContainers.self, Sorting.self, Indexes.self,
    Measurements.self, DateTypes.self, DateIntervals.self, Calendars.self, Regions.self,
    DateFormats.self,
    NumberFormats.self, NumberStyles.self, Decimals.self, ObjectTexts.self, AttributedTexts.self,
    Patterns.self, Predicates.self, Scanners.self,
    CharacterSets.self, TextFormats.self, TextMembers.self, DataTypes.self, Identifiers.self,
    URLs.self, URLParts.self, URLRequests.self, Geometry.self,
    JSONCoders.self, JSONObjects.self, Archives.self, Processes.self, StandardHandles.self,
    Defaults.self,
    Threads.self, Locks.self, Operations.self, Notifications.self,
  ]

  static let sources = [
    LibrarySource(
      "Foundation",
      imports: ["Dispatch", "Glibc"],
      older: olderFoundation,
      index: foundation
    ),
    LibrarySource("Dispatch", older: olderDispatchSource, index: dispatchIndex),
    LibrarySource("Glibc", index: glibc),
  ]

  private static let olderFoundation = LibrarySource(
    "older Foundation",
    imports: ["Foundation"],
    index: LibraryIndex([
      OlderFoundationTypes.declaration, OlderFoundationMembers.declaration,
      OlderCalendars.declaration,
    ])
  )
  private static let olderDispatchSource = LibrarySource(
    "older Dispatch",
    imports: ["Dispatch"],
    index: LibraryIndex([OlderDispatch.declaration, OlderDispatchConstants.declaration])
  )

  static var classes: [(AnyClass, String)] { parts.flatMap { $0.classes } }

  /// Its texts are those of `parts`.
  static let foundation = LibraryIndex(parts.map { $0.declaration })
  private static let dispatchIndex = LibraryIndex([
    DispatchTypes.declaration, DispatchTimes.declaration,
  ])
  private static let glibc = LibraryIndex([
    Mathematics.declaration, StandardStreams.declaration,
  ])
}
