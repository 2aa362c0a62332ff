import ScriptSource

/// The declarations of Foundation and of what it is built upon.
enum FoundationLibrary {
  static let sources = [
    LibrarySource("Foundation", imports: ["Dispatch", "Glibc"], index: foundation),
    LibrarySource("Dispatch", index: dispatchIndex),
    LibrarySource("Glibc", index: glibc),
  ]

  private static let foundation = LibraryIndex([
    errors, objects, dates, calendars, dateFormats, numberFormats, decimals, texts, characterSets,
    foundationStrings, data, urls, json, threads, locks, operations, notifications, geometry,
    processes,
  ])
  private static let dispatchIndex = LibraryIndex([dispatch, dispatchTimes])
  private static let glibc = LibraryIndex([mathematics])
}
