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
