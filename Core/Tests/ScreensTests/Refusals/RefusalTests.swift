import Screens
import Testing
import Training

/// Why something is not done, for whoever reads English or German.
struct RefusalTests {
  private static let all: [any Refusal] =
    [
      EntryRefusal.unknown("a1"), EntryRefusal.several("a1"), EntryRefusal.noSession("a1"),
      EntryRefusal.noImport("9"), EntryRefusal.isStrength("a1"), EntryRefusal.noActivity,
      EntryRefusal.isUnedited, EntryRefusal.noRival, EntryRefusal.noPacer,
    ] + [
      KeptRefusal.noSet, KeptRefusal.noAddition, KeptRefusal.notRemembered("goal:a1"),
      KeptRefusal.noneForgotten, KeptRefusal.noWorkout("a1"), KeptRefusal.noWorkoutChange,
      KeptRefusal.noPage("a1"), KeptRefusal.noScript("a1"),
      KeptRefusal.noExercise("a1", near: "Squat"), KeptRefusal.noExercise("a1", near: nil),
      KeptRefusal.notChosen("a1"),
    ] + [
      PlanRefusal.unknown("a1"), PlanRefusal.fullDay(Day(daysSince1970: 20_920), most: 9),
      PlanRefusal.noChange, PlanRefusal.noRace("a1"),
      PlanRefusal.hasRace("a1", Day(daysSince1970: 20_920)), PlanRefusal.noRemovedRace,
    ] + [
      DoorRefusal.noCalendar("a1"), DoorRefusal.fullOfCalendars(most: 9), DoorRefusal.isReadOnly,
      DoorRefusal.noFeed, DoorRefusal.noExport("a1"), DoorRefusal.hasExport,
      DoorRefusal.fullOfExports(most: 9), DoorRefusal.isOwnersFolder, DoorRefusal.isGivenExport,
      DoorRefusal.noWebhook("a1"), DoorRefusal.fullOfWebhooks(most: 9), DoorRefusal.noToken("a1"),
      DoorRefusal.fullOfTokens(most: 9), DoorRefusal.noDevice("a1"),
    ] + [
      MindRefusal.address, MindRefusal.isUnsafe, MindRefusal.noModel, MindRefusal.notSetUp,
      MindRefusal.noText(9),
    ] + [
      NoteRefusal.unknown("a1"), NoteRefusal.several("a1"), NoteRefusal.nobodyListens,
      NoteRefusal.noSound("a1"), NoteRefusal.notUnderstood,
    ] + [
      CueRefusal.full(most: 9), CueRefusal.isTaken("a1"), CueRefusal.unknown("a1"),
      CueRefusal.noChange,
    ]
    + [
      ActivityEditError.noReadings, .tooShort, .overlap, .apart, .otherSport, .strength, .itself,
    ].map { EditRefusal($0) } + [
      ServerRefusal.failed, ServerRefusal.nothing(path: "/a1"),
      ServerRefusal.fullDisk(folder: "/a1"), ServerRefusal.unpaired,
      ServerRefusal.outOfScope(token: "a1", scope: "log"), ServerRefusal.fullOfCodes,
      ServerRefusal.tooManyCodes, ServerRefusal.wrongCode, ServerRefusal.emptyFile,
      ServerRefusal.longFile(most: 9 << 20), ServerRefusal.emptyNote, ServerRefusal.noLibrary,
      ServerRefusal.noWorkout("a1"), ServerRefusal.noExercise("a1", near: "Squat"),
      ServerRefusal.noRoom, ServerRefusal.tooLarge, ServerRefusal.slowVoice,
      ServerRefusal.notTaken(path: "a1", method: "9"), ServerRefusal.noAuthority,
      ServerRefusal.failingDisk(folder: "/a1", reason: "9"),
      ServerRefusal.damaged(file: "a1", reason: "9"),
    ] + [
      VoiceRefusal.noVoice("en"), VoiceRefusal.noVoice("a1"),
      VoiceRefusal.unknown("a1", known: ["9"]),
      VoiceRefusal.unknown("a1", known: ["1", "2", "3", "4", "5", "6", "9"]),
      VoiceRefusal.noEncoder,
    ] + network + listening

  private static let network: [any Refusal] =
    [
      AddressRefusal.noScheme("a1"), AddressRefusal.notSecure("a1"),
      AddressRefusal.moreThanServer("a1"), AddressRefusal.noHost("a1"),
      AddressRefusal.noPort("a1"), AddressRefusal.port(9, allowed: [80, 443]),
      AddressRefusal.hasPassword, AddressRefusal.hasStrangeCharacter, AddressRefusal.unreadable,
    ] + [
      NetworkRefusal.forbidden("a1"), NetworkRefusal.unsigned("a1"),
      NetworkRefusal.insecure("a1", "9"), NetworkRefusal.lost("a1"),
      NetworkRefusal.tooSlow("a1", seconds: 9), NetworkRefusal.tooLong("a1", bytes: 9),
      NetworkRefusal.garbled("a1"), NetworkRefusal.cancelled, NetworkRefusal.noAuthority("a1"),
    ]
    + [
      NetworkRefusal.Reason.refused, .noFile, .notAllowed, .noName, .noRoute, .silence(seconds: 9),
      .longPath,
    ].map { NetworkRefusal.unreachable("a1", $0) } + [
      FetchRefusal.address(.unreadable), FetchRefusal.network(.lost("a1")),
      FetchRefusal.answered(9, .calendar), FetchRefusal.answered(9, .page),
      FetchRefusal.type("a1"), FetchRefusal.tooManyRedirects, FetchRefusal.tooSlow,
    ] + [
      DAVRefusal.address(.unreadable), DAVRefusal.network(.lost("a1")), DAVRefusal.password("a1"),
      DAVRefusal.readOnly("a1"), DAVRefusal.full("a1"), DAVRefusal.missing("a1"),
      DAVRefusal.changed, DAVRefusal.elsewhere("a1"), DAVRefusal.foreign("a1"),
      DAVRefusal.answered("a1", 9),
    ] + [
      CalendarRefusal.noCalendar, CalendarRefusal.noPassword, CalendarRefusal.planStays,
      CalendarRefusal.planIsGone, CalendarRefusal.notKept,
    ] + [
      ExportRefusal.noPassword, ExportRefusal.lostPassword, ExportRefusal.folder("a1"),
      ExportRefusal.full("a1"), ExportRefusal.failed("a1"),
    ] + [
      PageRefusal.noWorkout, PageRefusal.noText, PageRefusal.tooLong(megabytes: 9),
      PageRefusal.damaged("a1"), PageRefusal.otherSport("a1"), PageRefusal.noSteps,
      PageRefusal.notRead,
    ]

  private static let listening: [any Refusal] = [
    ListeningRefusal.type("a1", known: ["9"]), ListeningRefusal.sound("a1"),
    ListeningRefusal.noProgram("a1"), ListeningRefusal.slowProgram("a1", seconds: 9),
    ListeningRefusal.stopped("a1"), ListeningRefusal.failed("a1", status: 9, saying: ""),
    ListeningRefusal.failed("a1", status: 9, saying: "9"), ListeningRefusal.network(.lost("a1")),
    ListeningRefusal.key(status: 9), ListeningRefusal.limited(status: 9),
    ListeningRefusal.unknownModel, ListeningRefusal.answered(9), ListeningRefusal.noText,
    ListeningRefusal.notShared, ListeningRefusal.overBudget, ListeningRefusal.notFromHere,
    ListeningRefusal.noRoom, ListeningRefusal.busy,
  ]

  @Test(arguments: all) func `is a sentence in both languages`(refusal: any Refusal) {
    let (english, german) = (refusal.words(in: .english), refusal.words(in: .german))
    #expect(english != german)
    // A name that was asked for, or a number, stands in both.
    for part in ["a1", "9", "2027", "Squat", "30"] {
      #expect(english.contains(part) == german.contains(part), "\(german)")
    }
    #expect(german.first?.isUppercase == true || german.hasPrefix("a1"), "\(german)")
    #expect(german.hasSuffix(".") || german.hasSuffix("?") || german.hasSuffix("“"), "\(german)")
    #expect(!english.hasSuffix(".") && english.first?.isUppercase != true, "\(english)")
  }
}
