// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rxlab",
  products: [
    .library(name: "Rx", targets: ["Rx"]),
    .library(name: "RxTesting", targets: ["RxTesting"]),
    .library(name: "ReactiveSignals", targets: ["ReactiveSignals"]),
    .library(name: "SignalsBinding", targets: ["SignalsBinding"]),
    .library(name: "RxBinding", targets: ["RxBinding"]),
    .library(name: "RxBindingNetworking", targets: ["RxBindingNetworking"]),
    .library(name: "Differentiator", targets: ["Differentiator"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "SimulatedNetwork", targets: ["SimulatedNetwork"]),
    .library(name: "SwiftScript", targets: ["SwiftScript"]),
    .library(name: "RxLabTesting", targets: ["RxLabTesting"]),
    .executable(name: "rxlab", targets: ["rxlab"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    .target(name: "ReactiveKernel"),
    .target(name: "Rx", dependencies: ["ReactiveKernel"]),
    .target(name: "RxTesting", dependencies: ["Rx"]),
    .target(name: "ReactiveSignals", dependencies: ["ReactiveKernel"]),
    .target(name: "SignalsBinding", dependencies: ["HeadlessUI", "ReactiveSignals"]),
    .target(name: "Differentiator"),
    .target(name: "RxBinding", dependencies: ["Differentiator", "HeadlessUI", "Rx"]),
    .target(name: "RxBindingNetworking", dependencies: ["RxBinding"]),
    .target(name: "SimulatedNetwork"),
    .target(name: "HeadlessUI", dependencies: ["TerminalText"]),
    .target(
      name: "Stage",
      dependencies: [
        "CSemaphore",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
      ]
    ),
    .target(
      name: "ScriptSource",
      dependencies: [
        "TerminalText",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "ScriptModernizer",
      dependencies: [
        "ScriptSource",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]
    ),
    .target(name: "ScriptTypes"),
    .target(name: "ScriptChecker", dependencies: ["ScriptSource", "ScriptTypes"]),
    .target(name: "ScriptMachine", dependencies: ["ScriptTypes"]),
    .target(
      name: "ScriptCompiler",
      dependencies: ["ScriptChecker", "ScriptMachine", "ScriptSource", "ScriptTypes"]
    ),
    .target(
      name: "ScriptLibrary",
      dependencies: ["ScriptMachine", "ScriptSource", "ScriptTypes"]
    ),
    .target(
      name: "LabBindings",
      dependencies: [
        "Rx", "RxTesting", "ScriptChecker", "ScriptCompiler", "ScriptLibrary", "ScriptMachine",
        "ScriptModernizer", "ScriptSource", "ScriptTypes", "Stage",
      ],
      plugins: ["EmbedLibraryTexts"]
    ),
    .executableTarget(name: "textembedder"),
    .plugin(
      name: "EmbedLibraryTexts",
      capability: .buildTool(),
      dependencies: ["textembedder"],
      path: "Sources/EmbedLibraryTexts"
    ),
    .target(
      name: "SwiftScript",
      dependencies: [
        "ScriptChecker", "ScriptCompiler", "ScriptLibrary", "ScriptMachine", "ScriptSource",
        "ScriptTypes",
      ]
    ),
    .target(
      name: "LessonKit",
      dependencies: [
        "FileAccess", "LabBindings", "RxTesting", "ScriptChecker", "ScriptModernizer",
        "ScriptSource",
        "ScriptTypes", "Stage", "TerminalText",
      ]
    ),
    .target(
      name: "LessonPages",
      dependencies: [
        "LessonKit", "LabBindings", "ScriptSource", "Stage", "TerminalText",
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      resources: [.embedInCode("Templates")]
    ),
    .target(name: "RxLabTesting", dependencies: ["LessonKit", "ScriptSource"]),
    .systemLibrary(
      name: "CLibedit",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]
    ),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CSemaphore"),
    .target(name: "FileAccess"),
    .target(name: "TerminalText"),
    .target(name: "LineEditor", dependencies: ["CLibedit", "FileAccess", "TerminalText"]),
    .target(
      name: "LabShell",
      dependencies: [
        "FileAccess", "LessonKit", "LineEditor", "LabBindings", "ScriptSource", "Stage",
        "TerminalText",
      ]
    ),
    .executableTarget(
      name: "rxlab",
      dependencies: [
        "CLibedit",
        "CMalloc",
        "FileAccess",
        "LabShell",
        "LessonKit",
        "LessonPages",
        "LineEditor",
        "LabBindings",
        "ScriptSource",
        "Stage",
        "TerminalText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(name: "rxcoverage", path: "Tests/rxcoverage"),
    .executableTarget(
      name: "rxdiffer",
      dependencies: ["SwiftScript"],
      path: "Tests/rxdiffer",
      exclude: ["known.md"]
    ),
    .executableTarget(name: "rxfuzz", path: "Tests/rxfuzz"),
    .executableTarget(
      name: "rxoracle",
      dependencies: [
        "Rx", "RxBinding", "RxBindingNetworking", "RxTesting", "SignalsBinding", "SimulatedNetwork",
      ],
      path: "Tests/rxoracle"
    ),
    .executableTarget(
      name: "rxscript",
      dependencies: [
        "Rx", "LabBindings", "ScriptChecker", "ScriptCompiler", "ScriptLibrary", "ScriptMachine",
        "ScriptModernizer", "ScriptSource", "ScriptTypes", "Stage",
      ],
      path: "Tests/rxscript"
    ),
    .executableTarget(
      name: "rxstress",
      dependencies: ["HeadlessUI", "ReactiveSignals", "Rx", "RxBinding", "SignalsBinding"],
      path: "Tests/rxstress"
    ),
    .testTarget(name: "RxTests", dependencies: ["Rx", "RxTesting", "rxstress"]),
    .testTarget(name: "RxTestingTests", dependencies: ["Rx", "RxTesting"]),
    .testTarget(name: "ReactiveSignalsTests", dependencies: ["ReactiveSignals"]),
    .testTarget(
      name: "SignalsBindingTests",
      dependencies: ["HeadlessUI", "ReactiveSignals", "SignalsBinding"]
    ),
    .testTarget(
      name: "RxBindingNetworkingTests",
      dependencies: ["RxBinding", "RxBindingNetworking"]
    ),
    .testTarget(name: "DifferentiatorTests", dependencies: ["Differentiator"]),
    .testTarget(
      name: "RxBindingTests",
      dependencies: ["Differentiator", "HeadlessUI", "Rx", "RxBinding", "RxTesting"]
    ),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI"]),
    .testTarget(name: "StageTests", dependencies: ["Stage"]),
    .testTarget(
      name: "ScriptHostTests",
      dependencies: [
        "Rx", "LabBindings", "ScriptChecker", "ScriptCompiler", "ScriptLibrary", "ScriptMachine",
        "ScriptSource",
        "ScriptTypes",
      ]
    ),
    .testTarget(name: "ScriptSourceTests", dependencies: ["ScriptSource"]),
    .testTarget(name: "ScriptTypesTests", dependencies: ["ScriptTypes"]),
    .testTarget(
      name: "ScriptCheckerTests",
      dependencies: ["ScriptChecker", "ScriptLibrary", "ScriptSource", "ScriptTypes"]
    ),
    .testTarget(
      name: "ScriptLibraryTests",
      dependencies: ["LabBindings", "ScriptMachine", "ScriptSource", "ScriptTypes", "rxscript"],
      exclude: ["Lab", "Scripts"]
    ),
    .testTarget(
      name: "ScriptModernizerTests",
      dependencies: ["LabBindings", "ScriptModernizer", "ScriptSource", "rxscript"]
    ),
    .testTarget(
      name: "SwiftScriptTests",
      dependencies: ["ScriptSource", "rxcoverage", "rxfuzz", "rxscript"],
      exclude: ["Scripts"]
    ),
    .testTarget(
      name: "LabBindingsTests",
      dependencies: [
        "LabBindings", "Rx", "ScriptChecker", "ScriptLibrary", "ScriptMachine",
        "ScriptModernizer", "ScriptSource", "ScriptTypes", "Stage",
      ],
      exclude: ["Mistakes", "Scripts"]
    ),
    .testTarget(
      name: "LessonKitTests",
      dependencies: [
        "FileAccess", "LessonKit", "Rx", "LabBindings", "RxTesting", "ScriptSource", "ScriptTypes",
        "Stage",
      ],
      exclude: ["Logs"]
    ),
    .testTarget(
      name: "LessonPagesTests",
      dependencies: ["LessonKit", "LessonPages", "ScriptSource", "Stage"]
    ),
    .testTarget(name: "RxLabTestingTests", dependencies: ["RxLabTesting"]),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"]),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),
    .testTarget(
      name: "LineEditorTests",
      dependencies: ["FileAccess", "LineEditor", "TerminalText"]
    ),
    .testTarget(name: "LabShellTests", dependencies: ["LabShell", "TerminalText"]),
    .testTarget(
      name: "rxdifferTests",
      dependencies: [
        "rxdiffer",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .testTarget(name: "rxlabTests", dependencies: ["rxlab"]),
  ],
  swiftLanguageModes: [.v6]
)

/// What reads and runs scripts, in which the tests spend their time.
let interpreter: Set = [
  "ScriptSource", "ScriptModernizer", "ScriptTypes", "ScriptChecker", "ScriptCompiler",
  "ScriptMachine",
]

/// Whether `interpreter` is optimized in debug builds, too, for tests that end sooner.
///
/// Left out where this package is a dependency, which may have no such flags.
let optimizesInterpreter = Context.environment["RXLAB_OPTIMIZED_INTERPRETER"] == "yes"

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
  ]
  if optimizesInterpreter, interpreter.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"]))
  }
}
