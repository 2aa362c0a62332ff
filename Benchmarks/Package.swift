// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "rxlab", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
  ],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "rx-benchmark",
      dependencies: [
        "CAllocations",
        .product(name: "Rx", package: "rxlab"),
        .product(name: "RxBinding", package: "rxlab"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ],
      path: "Sources/rx"
    ),
    .executableTarget(
      name: "signals-benchmark",
      dependencies: [
        .product(name: "Rx", package: "rxlab"),
        .product(name: "ReactiveSignals", package: "rxlab"),
      ],
      path: "Sources/signals"
    ),
    .executableTarget(
      name: "screens-benchmark",
      dependencies: [
        .product(name: "Differentiator", package: "rxlab"),
        .product(name: "HeadlessUI", package: "rxlab"),
        .product(name: "RxBinding", package: "rxlab"),
      ],
      path: "Sources/screens"
    ),
    .executableTarget(
      name: "interpreter-benchmark",
      dependencies: [.product(name: "SwiftScript", package: "rxlab")],
      path: "Sources/interpreter"
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
  ]
}
