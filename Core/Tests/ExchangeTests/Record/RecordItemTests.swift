import Coaching
import Exchange
import Formats
import Testing
import Training

struct RecordItemTests {
  /// One entry of each kind that needs no more than a few words.
  private static let items: [RecordItem] = [
    .session(
      StrengthSession(
        name: "Legs",
        startedAt: LocalTime(secondsSince1970: 1_780_300_000),
        program: "strong",
        sets: [LiftedSet("Squat", reps: 5, load: LoadEntry(.external, 100, .kilograms))]
      )
    ),
    .figure(DailyFigure(day: Day(daysSince1970: 20_000), kind: .restingHeartRate, value: 48.5)),
    .note(
      VoiceNote(file: String(repeating: "a", count: 32), run: "run", length: .seconds(2)),
      NoteSound(type: "audio/webm", bytes: [1, 2, 3])
    ),
    .naming(ExerciseNaming(diaryName: "Squat (Barbell)", name: "Back Squat")),
  ]

  @Test(arguments: items)
  func `comes back as what it was`(item: RecordItem) throws {
    let written = JSON.written { item.write(to: &$0) }
    let read = try RecordItem(item.kind, written)
    #expect(read.kind == item.kind)
    #expect(JSON.written { read.write(to: &$0) } == written)
  }

  @Test func `brings the sound of a note along`() throws {
    for case .note(let note, let sound) in Self.items {
      let written = JSON.written { RecordItem.note(note, sound).write(to: &$0) }
      guard case .note(let readNote, let readSound) = try RecordItem(.note, written) else {
        Issue.record("no note")
        return
      }
      #expect(readNote == note && readSound == sound)
    }
  }

  @Test func `is named by the list that it stands in`() {
    #expect(
      RecordKind.allCases.map(\.rawValue) == [
        "activities", "runs", "sessions", "days", "voiceNotes", "races", "memory", "exerciseNames",
        "ownWorkouts", "preferences",
      ]
    )
  }
}
