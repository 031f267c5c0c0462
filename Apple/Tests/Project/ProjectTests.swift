import Foundation
import Testing

/// The project file is written by hand: what Xcode would refuse is found here.
struct ProjectTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `names no object that is not there, and holds none that nobody names`() throws {
    let project = try Project(Self.root)
    let named = Set(project.objects.values.flatMap { Project.ids(in: $0) } + [project.rootObject])
    #expect(named.subtracting(project.objects.keys) == [])
    #expect(Set(project.objects.keys).subtracting(named) == [])
  }

  @Test func `points only to files that are there`() throws {
    let project = try Project(Self.root)
    for (id, path) in project.paths {
      #expect(
        FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path),
        "\(id)"
      )
    }
    #expect(project.paths.count >= 7)
  }

  @Test func `carries the watch's app and both extensions, and the core in all of them`() throws {
    let project = try Project(Self.root)
    let targets = project.all("PBXNativeTarget")
    #expect(
      targets.map { $0["name"] as? String }
        == ["Pacesetter", "Pacesetter Watch", "PhoneWidgets", "WatchWidgets"]
    )
    for target in targets {
      #expect((target["packageProductDependencies"] as? [String])?.count == 1)
    }
    #expect(
      targets.map { ($0["dependencies"] as? [String])?.count } == [2, 1, 0, 0]
    )
    let copies = project.all("PBXCopyFilesBuildPhase")
    #expect(copies.map { $0["dstPath"] as? String } == ["$(CONTENTS_FOLDER_PATH)/Watch", "", ""])
    #expect(copies.map { $0["dstSubfolderSpec"] as? String } == ["16", "13", "13"])
  }

  @Test(arguments: ["Phone", "Watch"])
  func `asks for every permission that an import needs, in both languages`(app: String) throws {
    let needs = [
      "HealthKit": ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
      "EventKit": ["NSCalendarsFullAccessUsageDescription"],
      "CoreLocation": ["NSLocationWhenInUseUsageDescription"],
      "Speech": ["NSSpeechRecognitionUsageDescription", "NSMicrophoneUsageDescription"],
    ]
    let plist = try Project.plist(Self.root.appendingPathComponent("Configuration/\(app).plist"))
    let rights = try Project.plist(
      Self.root.appendingPathComponent("Configuration/\(app).entitlements")
    )
    let texts = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Self.root.appendingPathComponent("\(app)/InfoPlist.xcstrings"))
    )
    let strings = (texts as? [String: Any])?["strings"] as? [String: Any] ?? [:]
    let imports = try Project.imports(Self.root, ["Shared", app])
    for (module, keys) in needs where imports.contains(module) {
      for key in keys {
        #expect((plist[key] as? String)?.isEmpty == false, "\(key)")
        let languages = (strings[key] as? [String: Any])?["localizations"] as? [String: Any]
        #expect(languages?.keys.sorted() == ["de", "en"], "\(key)")
      }
    }
    let records = try Project.sources(Self.root, ["Shared", app]).contains {
      try String(contentsOf: $0, encoding: .utf8).contains("AVAudioRecorder(")
    }
    if records {
      let key = "NSMicrophoneUsageDescription"
      #expect((plist[key] as? String)?.isEmpty == false)
      let languages = (strings[key] as? [String: Any])?["localizations"] as? [String: Any]
      #expect(languages?.keys.sorted() == ["de", "en"])
    }
    if imports.contains("HealthKit") {
      #expect(rights["com.apple.developer.healthkit"] as? Bool == true)
    }
    let modes =
      plist["UIBackgroundModes"] as? [String] ?? plist["WKBackgroundModes"] as? [String] ?? []
    #expect(modes.contains("workout-processing"))
    // Ticks and tones sound with the wrist down, and the coach with a locked phone.
    #expect(modes.contains("audio"))
    guard app == "Phone" else { return }
    #expect(modes.contains("location"))
    // A server at home, by its name or number, with or without TLS; any other needs TLS.
    #expect((plist["NSLocalNetworkUsageDescription"] as? String)?.isEmpty == false)
    let transport = plist["NSAppTransportSecurity"] as? [String: Bool]
    #expect(transport == ["NSAllowsLocalNetworking": true])
    #expect(plist["NSSupportsLiveActivities"] as? Bool == true)
  }

  @Test func `is an iPhone's app, and leaves nothing but its first line out of the tests`() throws {
    let settings = try String(
      contentsOf: Self.root.appendingPathComponent("Configuration/Phone.xcconfig"),
      encoding: .utf8
    )
    #expect(settings.contains("TARGETED_DEVICE_FAMILY = 1\n"))
    for file in try Project.sources(Self.root, ["Shared", "Phone", "Watch"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let isMain = file.lastPathComponent.hasSuffix("Main.swift")
      #expect(text.contains("@main") == isMain, "\(file.lastPathComponent)")
      if isMain { #expect(text.split(separator: "\n").count <= 5) }
    }
  }

  @Test func `shares the run with its widgets through one group, in every part of the app`() throws
  {
    let folder = Self.root.appendingPathComponent("Configuration")
    for part in ["Phone", "Watch", "Widgets"] {
      let rights = try Project.plist(folder.appendingPathComponent("\(part).entitlements"))
      let plist = try Project.plist(folder.appendingPathComponent("\(part).plist"))
      let groups = rights["com.apple.security.application-groups"] as? [String]
      #expect(groups == ["group.$(PACESETTER_ID)"], "\(part)")
      #expect(plist["PacesetterGroup"] as? String == groups?.first, "\(part)")
    }
    for part in ["PhoneWidgets", "WatchWidgets"] {
      let file = folder.appendingPathComponent("\(part).xcconfig")
      let settings = try String(contentsOf: file, encoding: .utf8)
      #expect(settings.contains("CODE_SIGN_ENTITLEMENTS = Configuration/Widgets.entitlements\n"))
    }
  }

  @Test
  func `opens files of every type that it declares, and declares what the system lacks`()
    throws
  {
    let plist = try Project.plist(Self.root.appendingPathComponent("Configuration/Phone.plist"))
    let documents = plist["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
    let opened = Set(documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] })
    let imported = plist["UTImportedTypeDeclarations"] as? [[String: Any]] ?? []
    let declared = Set(imported.compactMap { $0["UTTypeIdentifier"] as? String })
    #expect(declared.isSubset(of: opened))
    #expect(opened.subtracting(declared) == ["public.json"])
    let ends = imported.flatMap {
      ($0["UTTypeTagSpecification"] as? [String: [String]])?["public.filename-extension"] ?? []
    }
    #expect(Set(ends) == ["gpx", "tcx", "fit", "zwo", "md"])
    // Whoever opens files where they lie has to say so, or the store refuses the app.
    #expect(plist["LSSupportsOpeningDocumentsInPlace"] as? Bool == true)
  }

  @Test func `declares why it reads what privacy manifests ask about`() throws {
    let manifest = try Project.plist(
      Self.root.appendingPathComponent("Shared/PrivacyInfo.xcprivacy")
    )
    let apis = manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]] ?? []
    #expect(
      apis.map { $0["NSPrivacyAccessedAPIType"] as? String }
        == ["NSPrivacyAccessedAPICategoryUserDefaults"]
    )
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
  }

  @Test func `uses only symbols that are known to exist`() throws {
    let known: Set = [
      "applewatch", "applewatch.slash", "calendar", "checkmark.circle.fill", "circle",
      "circle.dotted", "drop", "dumbbell", "exclamationmark.circle", "figure.run", "flag",
      "gearshape", "heart", "iphone", "iphone.slash", "metronome", "mic", "minus", "minus.circle",
      "pause", "play", "plus", "speaker.wave.2", "stop", "waveform",
    ]
    var used: Set<String> = []
    for file in try Project.sources(Self.root, ["Shared", "Phone", "Watch"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      used.formUnion(text.matches(of: /system(?:Image|Name): "([^"]+)"/).map { String($0.1) })
      guard file.lastPathComponent == "GymSets.swift" else { continue }
      used.formUnion(text.matches(of: /case \.\w+: "([^"]+)"/).map { String($0.1) })
    }
    #expect(used.subtracting(known) == [])
    #expect(known.subtracting(used) == [])
  }
}
