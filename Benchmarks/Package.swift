// swift-tools-version:6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../Core"),
    .package(name: "pacesetter", path: ".."),
  ],
  targets: [
    // What also runs in WebAssembly: Benchmarks/Wasm.
    .target(
      name: "Jobs",
      dependencies: [.product(name: "Core", package: "Core")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "bench",
      dependencies: ["Jobs", .product(name: "Core", package: "Core")],
      swiftSettings: strict
    ),
    // The host's jobs, apart so that the core's carry no database.
    .executableTarget(
      name: "bench-host",
      dependencies: [
        .product(name: "Storage", package: "pacesetter"), .product(name: "Core", package: "Core"),
      ],
      path: "Sources/bench-host",
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
