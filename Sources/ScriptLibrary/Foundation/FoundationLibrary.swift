import ScriptSource

/// The declarations of Foundation and of what it is built upon.
enum FoundationLibrary {
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
    index: LibraryIndex([olderTypes, olderMembers, olderCalendars])
  )
  private static let olderDispatchSource = LibrarySource(
    "older Dispatch",
    imports: ["Dispatch"],
    index: LibraryIndex([olderDispatch, olderDispatchConstants])
  )

  private static let foundation = LibraryIndex([
    errors, objects, dates, calendars, dateFormats, numberFormats, decimals, texts, characterSets,
    foundationStrings, data, urls, json, threads, locks, operations, notifications, geometry,
    processes,
  ])
  private static let dispatchIndex = LibraryIndex([dispatch, dispatchTimes])
  private static let glibc = LibraryIndex([mathematics])
}
