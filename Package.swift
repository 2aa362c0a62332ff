// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rxlab",
  products: [
    .library(name: "Rx", targets: ["Rx"]),
    .library(name: "RxTesting", targets: ["RxTesting"]),
    .library(name: "SwiftScript", targets: ["SwiftScript"]),
    .library(name: "RxLabTesting", targets: ["RxLabTesting"]),
    .executable(name: "rxlab", targets: ["rxlab"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "Rx"),
    .target(name: "RxTesting", dependencies: ["Rx"]),
    .target(name: "Stage"),
    .target(
      name: "SwiftScript",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]
    ),
    .target(name: "LabBindings", dependencies: ["Rx", "RxTesting", "Stage", "SwiftScript"]),
    .target(name: "LessonKit", dependencies: ["LabBindings", "Stage", "SwiftScript"]),
    .target(name: "RxLabTesting", dependencies: ["LessonKit", "SwiftScript"]),
    .systemLibrary(
      name: "CLibedit",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]
    ),
    .systemLibrary(name: "CMalloc"),
    .target(name: "LineEditor", dependencies: ["CLibedit"]),
    .target(
      name: "LabShell",
      dependencies: ["LabBindings", "LessonKit", "LineEditor", "Stage", "SwiftScript"]
    ),
    .executableTarget(
      name: "rxlab",
      dependencies: [
        "CMalloc",
        "LabBindings",
        "LabShell",
        "LessonKit",
        "LineEditor",
        "Stage",
        "SwiftScript",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(name: "rxfuzz", path: "Tests/rxfuzz"),
    .executableTarget(name: "rxoracle", dependencies: ["Rx", "RxTesting"], path: "Tests/rxoracle"),
    .executableTarget(name: "rxstress", dependencies: ["Rx"], path: "Tests/rxstress"),
    .testTarget(name: "RxTests", dependencies: ["Rx", "RxTesting", "rxstress"]),
    .testTarget(name: "RxTestingTests", dependencies: ["Rx", "RxTesting"]),
    .testTarget(name: "StageTests", dependencies: ["Stage"]),
    .testTarget(
      name: "SwiftScriptTests",
      dependencies: ["SwiftScript", "rxfuzz"],
      exclude: ["Scripts"]
    ),
    .testTarget(
      name: "LabBindingsTests",
      dependencies: ["LabBindings", "Stage", "SwiftScript"],
      exclude: ["Mistakes", "Scripts"]
    ),
    .testTarget(
      name: "LessonKitTests",
      dependencies: ["LabBindings", "LessonKit", "Stage", "SwiftScript"]
    ),
    .testTarget(name: "RxLabTestingTests", dependencies: ["RxLabTesting"]),
    .testTarget(name: "LineEditorTests", dependencies: ["LineEditor"]),
    .testTarget(name: "LabShellTests", dependencies: ["LabShell"]),
    .testTarget(name: "rxlabTests", dependencies: ["rxlab"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
  ]
}
