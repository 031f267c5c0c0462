// swift-tools-version:6.2
import PackageDescription

// Warnings are errors where we check: with this compiler, on Linux. Another compiler may warn of more,
// and nobody who opens the package in Xcode should be stopped by that.
#if os(Linux) && compiler(<6.4)
let warnings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#else
let warnings: [SwiftSetting] = []
#endif

/// What every module of the core is compiled with.
let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
// Everybody's first build is one for debugging. It reads exports of hundreds of megabytes too, and its tests
// coach thousands of runs: optimized, they need a third of the processor time.
#if os(Linux)
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
#else
let quick: [SwiftSetting] = []
#endif
// What Embedded Swift cannot do is reported natively as far as the compiler can see it.
let portable: [SwiftSetting] =
  strict + quick + [.treatWarning("EmbeddedRestrictions", as: .error)]

// A module that imports neither Foundation nor Glibc gets no libm by autolink on Linux.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "Core",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
  products: [
    .library(
      name: "Core",
      targets: ["Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions", "Prompts"]
    ),
    .executable(name: "Browser", targets: ["Browser"]),
    // For the host's tests.
    .library(name: "Doorway", targets: ["Doorway"]),
    .library(name: "FITWriting", targets: ["FITWriting"]),
    .library(name: "WorkoutWriting", targets: ["WorkoutWriting"]),
  ],
  targets: [
    .target(name: "Formats", swiftSettings: portable, linkerSettings: math),
    .target(name: "Training", swiftSettings: portable, linkerSettings: math),
    .target(name: "Coaching", dependencies: ["Training"], swiftSettings: portable),
    // The texts of the coaches, as bytes in the program.
    .target(name: "CoachTexts"),
    .target(
      name: "Screens",
      dependencies: ["Training", "Coaching", "CoachTexts"],
      swiftSettings: portable
    ),
    .target(
      name: "Exchange",
      dependencies: ["Formats", "Training", "Coaching", "Screens"],
      swiftSettings: portable
    ),
    .target(
      name: "Sessions",
      dependencies: ["Formats", "Training", "Coaching", "Screens", "Exchange"],
      swiftSettings: portable
    ),
    // What a language model is asked and how its answer is read: not in wasm, not on a watch.
    .target(
      name: "Prompts",
      dependencies: ["Formats", "Training", "Coaching", "Screens", "Exchange"],
      swiftSettings: strict
    ),
    .target(
      name: "Doorway",
      dependencies: ["Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions"],
      swiftSettings: portable
    ),
    .target(name: "CShims"),
    .executableTarget(
      name: "Browser",
      dependencies: [
        "Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions", "Doorway", "CShims",
      ],
      // One thread and no concurrency: the session may be a global.
      swiftSettings: strict + [.swiftLanguageMode(.v5)]
    ),
    // What several test targets share: makes FIT files without the reader's code.
    .target(name: "FITWriting", path: "Tests/FITWriting", swiftSettings: strict),
    // Writes workouts from the whole surface of the grammar.
    .target(
      name: "WorkoutWriting",
      dependencies: ["Training"],
      path: "Tests/WorkoutWriting",
      swiftSettings: strict
    ),
    .testTarget(
      name: "FormatsTests",
      dependencies: ["Formats", "FITWriting"],
      swiftSettings: strict
    ),
    .testTarget(name: "TrainingTests", dependencies: ["Training"], swiftSettings: strict),
    .testTarget(
      name: "CoachingTests",
      dependencies: ["Training", "Coaching"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Training", "Coaching", "Screens", "Exchange"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ExchangeTests",
      dependencies: [
        "Formats", "Training", "Coaching", "Screens", "Exchange", "FITWriting",
        "WorkoutWriting",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SessionsTests",
      dependencies: ["Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PromptsTests",
      dependencies: ["Formats", "Training", "Coaching", "Screens", "Exchange", "Prompts"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DoorwayTests",
      dependencies: [
        "Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions", "Doorway",
      ],
      swiftSettings: strict
    ),
    // They read every file of the house, line by line.
    .testTarget(name: "HouseTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
