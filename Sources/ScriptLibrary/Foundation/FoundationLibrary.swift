import ScriptSource

/// The declarations of Foundation and of what it is built upon.
enum FoundationLibrary {
  static let indexes = [
    LibraryIndex(
      name: "Foundation",
      imports: ["Dispatch", "Glibc"],
      texts: [
        errors, objects, dates, calendars, dateFormats, numberFormats, decimals, texts,
        characterSets,
        foundationStrings, data, urls, json, threads, operations, notifications, geometry,
        processes,
      ]
    ),
    LibraryIndex(name: "Dispatch", texts: [dispatch, dispatchTimes]),
    LibraryIndex(name: "Glibc", texts: [mathematics]),
  ]
}
