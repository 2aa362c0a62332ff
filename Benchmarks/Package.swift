// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "rxlab", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    .executableTarget(
      name: "rx-benchmark",
      dependencies: [
        .product(name: "Rx", package: "rxlab"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Sources/rx"
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
