import ScriptSource

/// The modules whose own source text scripts see and run: the screen, what binds to it, and what that needs.
///
/// A member that is added to one of them needs no declaration here.
enum SourceModules {
  static let sources = [
    LibrarySource(
      "FoundationNetworking",
      // On Apple's systems these are `Foundation`'s.
      ownName: "Foundation",
      imports: ["Foundation"],
      older: LibrarySource(
        "older FoundationNetworking",
        imports: ["FoundationNetworking"],
        index: LibraryIndex([OlderNetwork.declaration])
      ),
      isSource: true,
      index: network
    ),
    LibrarySource(
      "UIKit",
      imports: ["Foundation", "FoundationNetworking"],
      older: LibrarySource(
        "older UIKit",
        imports: ["UIKit"],
        index: LibraryIndex([OlderScreen.declaration])
      ),
      isSource: true,
      index: screen
    ),
    // The controls of AppKit that articles show are beside UIKit's.
    LibrarySource("AppKit", imports: ["UIKit"], index: LibraryIndex([])),
    LibrarySource("Cocoa", imports: ["UIKit"], index: LibraryIndex([])),
    // The screen's person takes the device from place to place.
    LibrarySource("CoreLocation", imports: ["UIKit"], isSource: true, index: places),
    LibrarySource("Differentiator", isSource: true, index: differences),
    LibrarySource(
      "RxCocoa",
      imports: ["RxSwift", "RxRelay", "UIKit", "Synchronization"],
      older: LibrarySource(
        "older RxCocoa",
        imports: ["RxCocoa", "older RxSwift"],
        index: LibraryIndex([OlderBinding.declaration])
      ),
      former: LibrarySource.Former(
        upTo: 3,
        LibrarySource(
          "RxCocoa 3",
          imports: ["RxCocoa"],
          index: LibraryIndex([OlderProxies.declaration])
        )
      ),
      isSource: true,
      index: binding
    ),
    LibrarySource(
      "RxDataSources",
      imports: ["RxCocoa", "Differentiator"],
      older: LibrarySource(
        "older RxDataSources",
        imports: ["RxDataSources"],
        index: LibraryIndex([OlderDataSources.declaration])
      ),
      isSource: true,
      index: dataSources
    ),
    LibrarySource("Action", imports: ["RxCocoa"], isSource: true, index: action),
    LibrarySource(
      "ReactiveSwift",
      ownName: "ReactiveSignals",
      imports: ["Foundation", "FoundationNetworking", "Synchronization"],
      older: LibrarySource(
        "older ReactiveSwift",
        imports: ["ReactiveSwift"],
        index: LibraryIndex([OlderSignals.declaration])
      ),
      isSource: true,
      index: signals
    ),
    // What versions up to 5 needed for `NoError` and results.
    LibrarySource(
      "Result",
      imports: ["ReactiveSwift"],
      index: LibraryIndex(["typealias NoError = Never\ntypealias AnyError = any Error"])
    ),
    // It became a part of ReactiveCocoa 5.
    LibrarySource("Rex", imports: ["ReactiveCocoa"], index: LibraryIndex([])),
    LibrarySource(
      "ReactiveCocoa",
      ownName: "SignalsBinding",
      imports: ["ReactiveSwift", "UIKit"],
      older: LibrarySource(
        "older ReactiveCocoa",
        imports: ["ReactiveCocoa"],
        index: LibraryIndex([OlderSignalsBinding.declaration])
      ),
      isSource: true,
      index: signalsBinding
    ),
  ]

  private static let screenTexts = SourceTexts(HeadlessUITexts.files)
  private static let placeTexts = screenTexts.within("Location/")
  private static let places = LibraryIndex(of: placeTexts.texts)

  private static let screen = LibraryIndex(
    of: screenTexts.leaving(placeTexts)
      .leaving(
        // Foundation has these for scripts.
        "Values/IndexPath+Rows.swift",
        "Objects/Selector.swift",
        // The stage has these.
        "Session/CurrentSession.swift",
        "Session/ProblemReport.swift",
        "Session/RunLoopClock.swift"
      ).texts
      + SourceTexts(TerminalTextTexts.files).only("TextWidth.swift", "VisibleText.swift").texts
      + [LibraryText(StageScreen.declaration), LibraryText(StageOutlets.declaration)]
  )

  private static let network = LibraryIndex(
    of: SourceTexts(SimulatedNetworkTexts.files).leaving("NetworkLog.swift").texts
      + [LibraryText(StageNetwork.declaration)]
  )

  private static let differences = LibraryIndex(of: SourceTexts(DifferentiatorTexts.files).texts)

  private static let bindingTexts = SourceTexts(RxBindingTexts.files)
  private static let sectioned = bindingTexts.only(
    "Tables/TableViewSectionedDataSource.swift",
    "Tables/CollectionViewSectionedDataSource.swift",
    "Tables/RxTableViewSectionedAnimatedDataSource.swift",
    "Tables/RxTableViewSectionedReloadDataSource.swift",
    "Tables/SectionTransition.swift"
  )
  private static let actions = bindingTexts.within("Action/")

  private static let binding = LibraryIndex(
    of: bindingTexts.leaving(sectioned).leaving(actions)
      // What scripts import says what they see.
      .leaving("RxBinding.swift", "TraceRole.swift")
      // The interpreter's objects tell of their end and of their `dynamic` properties.
      .leaving("Objects/Lifetimes.swift", "KeyValue/KeyValueSource.swift").texts
      + SourceTexts(RxBindingNetworkingTexts.files).leaving(
        "DebugBuild.swift",
        "RequestClock.swift"
      ).texts
      + [
        LibraryText(RelayTypes.binding), LibraryText(StageBinding.declaration),
        LibraryText(StageObjects.binding),
      ]
  )
  private static let signals = LibraryIndex(
    of: SourceTexts(ReactiveSignalsTexts.files)
      // The stage has these.
      .leaving("Kernel/ObserverTable.swift", "Kernel/SignalCore.swift").texts
      + SourceTexts(ReactiveKernelTexts.files)
      .only("MainQueue.swift", "Transfer.swift").texts
      + [LibraryText(StageSignals.declaration)]
  )
  private static let signalsBinding = LibraryIndex(
    of: SourceTexts(SignalsBindingTexts.files)
      // The interpreter's objects tell of their end and of their `dynamic` properties.
      .leaving("Objects/ObjectLifetimes.swift", "Objects/ObservedProperties.swift").texts
      + [LibraryText(StageObjects.signalsBinding)]
  )
  private static let dataSources = LibraryIndex(of: sectioned.texts)
  private static let action = LibraryIndex(of: actions.texts)
}

/// Files of a module, by their path in its folder.
private struct SourceTexts {
  private let files: [String: StaticString]

  init(_ files: [String: StaticString]) { self.files = files }

  var texts: [LibraryText] {
    files.sorted { $0.key < $1.key }.map { LibraryText(source: $0.value) }
  }

  func only(_ names: String...) -> SourceTexts {
    SourceTexts(Dictionary(uniqueKeysWithValues: names.map { ($0, text($0)) }))
  }

  func within(_ folder: String) -> SourceTexts {
    SourceTexts(files.filter { $0.key.hasPrefix(folder) })
  }

  func leaving(_ names: String...) -> SourceTexts {
    for name in names { _ = text(name) }
    return SourceTexts(files.filter { !names.contains($0.key) })
  }

  func leaving(_ others: SourceTexts) -> SourceTexts {
    SourceTexts(files.filter { others.files[$0.key] == nil })
  }

  private func text(_ name: String) -> StaticString {
    guard let text = files[name] else { preconditionFailure("there is no file \(name)") }
    return text
  }
}
