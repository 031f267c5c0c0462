// swift-tools-version:6.2
import PackageDescription

// Warnings are errors where we check, and nowhere else: see Core/Package.swift.
#if os(Linux) && compiler(<6.4)
let warnings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#else
let warnings: [SwiftSetting] = []
#endif

/// What the core and the apps are compiled with.
let portable: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
let strict: [SwiftSetting] =
  portable + [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
// What unpacks archives and shapes sound loops over millions of bytes, in everybody's first build too.
#if os(Linux)
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
#else
let quick: [SwiftSetting] = []
#endif

#if os(Linux)
// Apple's frameworks as far as the apps use them: to check the apps for Apple's systems (Scripts/check-apple),
// and here as fakes to run them against.
let standIns: [(name: String, dependencies: [Target.Dependency])] = [
  ("CoreLocation", []), ("HealthKit", ["CoreLocation"]), ("WatchConnectivity", []),
  ("AVFAudio", []), ("Security", []), ("EventKit", []), ("Speech", ["AVFAudio"]),
  ("FoundationModels", []),
  ("WatchKit", ["HealthKit"]), ("SwiftUI", ["WatchKit"]), ("Charts", ["SwiftUI"]),
  ("MapKit", ["CoreLocation", "SwiftUI"]), ("AppIntents", []), ("ActivityKit", []),
]
let apps: [Target] =
  standIns.map { standIn in
    .target(
      name: standIn.name,
      dependencies: standIn.dependencies,
      path: "Apple/StandIns/\(standIn.name)",
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
    )
  } + [
    // The apps and their tests are one module here, as each app is one in Xcode.
    .testTarget(
      name: "AppleTests",
      dependencies: standIns.map { .target(name: $0.name) } + [
        .product(name: "Core", package: "Core"), .product(name: "Doorway", package: "Core"),
      ],
      path: "Apple",
      exclude: [
        "StandIns", "Widgets", "Pacesetter.xcodeproj", "Configuration", "Phone/PhoneMain.swift",
        "Watch/WatchMain.swift", "Phone/Assets.xcassets", "Watch/Assets.xcassets",
        "Phone/InfoPlist.xcstrings", "Watch/InfoPlist.xcstrings", "Shared/PrivacyInfo.xcprivacy",
        "Shared/Localizable.xcstrings", "Shared/AppShortcuts.xcstrings",
      ],
      sources: ["Shared", "Phone", "Activity", "Watch", "Tests"],
      // As Xcode compiles them.
      swiftSettings: portable
    )
  ]
#else
let apps: [Target] = []
#endif

// The core's tests once more, so that all tests are one build; alone they are built in the core's package.
let coreTests: [Target] = [
  "Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions", "Prompts", "Doorway",
  "House",
].map { module in
  .testTarget(
    name: "\(module)Tests",
    dependencies: ["Core", "Doorway", "FITWriting", "WorkoutWriting"].map {
      .product(name: $0, package: "Core")
    },
    path: "Core/Tests/\(module)Tests",
    swiftSettings: portable
  )
}

let package = Package(
  name: "pacesetter",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "pacesetter", targets: ["pacesetter"]),
    // For the benchmarks.
    .library(name: "Storage", targets: ["Storage"]),
  ],
  dependencies: [
    .package(path: "Core"),
    // Without its optional parts, which cost minutes of every clean build.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird",
      from: "2.28.1",
      traits: []
    ),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "Storage",
      dependencies: [
        .product(name: "Core", package: "Core"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Record",
      dependencies: ["Storage", .product(name: "Core", package: "Core")],
      swiftSettings: strict
    ),
    // Unpacks the archives that phones hand over.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Speaks to the Redis or Valkey that replicas of the proxy share.
    .systemLibrary(name: "CHiredis", providers: [.apt(["libhiredis-dev"]), .brew(["hiredis"])]),
    // Knows on which days something in a calendar comes again.
    .systemLibrary(name: "CICal", pkgConfig: "libical", providers: [.apt(["libical-dev"])]),
    .target(
      name: "Integrations",
      dependencies: [
        "CHiredis",
        "CZlib",
        "CICal",
        .product(name: "Core", package: "Core"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOTLS", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: strict + quick
    ),
    .target(
      name: "Server",
      dependencies: [
        "Storage",
        "Record",
        "Integrations",
        .product(name: "Core", package: "Core"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "pacesetter",
      dependencies: [
        "Storage",
        "Record",
        "Integrations",
        "Server",
        .product(name: "Core", package: "Core"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StorageTests",
      dependencies: [
        "Storage",
        "Record",
        .product(name: "Core", package: "Core"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RecordTests",
      dependencies: ["Record", "Storage", .product(name: "Core", package: "Core")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "IntegrationsTests",
      dependencies: [
        "Integrations",
        .product(name: "Core", package: "Core"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      // Read by the tests of calendars.
      exclude: ["Calendar/rules.ics", "Calendar/rules.txt"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        // What reads uploaded files is the command, found beside the tests.
        "pacesetter",
        "Server",
        "Record",
        "Storage",
        "Integrations",
        .product(name: "Core", package: "Core"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "pacesetter", "Storage", "Record", "Integrations", "Server",
        .product(name: "Core", package: "Core"),
        .product(name: "WorkoutWriting", package: "Core"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      // Compiled or run by the tests that use them.
      exclude: [
        "Harness/recorder.c", "Harness/killer.c", "Harness/agent.py", "Harness/api.py",
        "Harness/api.toml", "Harness/provider.py",
      ],
      swiftSettings: strict
    ),
    // In a real browser with the real command, which it finds beside itself.
    .testTarget(
      name: "BrowserTests",
      dependencies: ["pacesetter", "Integrations", .product(name: "Core", package: "Core")],
      swiftSettings: strict
    ),
  ] + apps + coreTests,
  swiftLanguageModes: [.v6]
)
