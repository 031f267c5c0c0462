import Exchange
import Screens
import Testing
import Training

struct TypedSetTests {
  private static let squat = exercise(.external)
  private static let pullUp = exercise(.bodyweight)
  private static let dip = exercise(.assisted)

  private static func exercise(_ mode: Exercise.LoadMode) -> Exercise {
    Exercise("Any", pattern: .squat, muscles: [.quads], loadMode: mode, cue: "Go.")
  }

  private func read(_ text: String, _ exercise: Exercise? = squat) throws -> TypedSet.Reading {
    try TypedSet(text).reading(of: exercise, unit: .kilograms)
  }

  private func external(_ value: Double, _ unit: MassUnit = .kilograms) -> LoadEntry {
    LoadEntry(.external, value, unit)
  }

  @Test(arguments: [
    "5x80kg", "5 x 80 kg", "80kg x 5", "80kgx5", "5x80", "5×80", "5 * 80", "80 kg 5", "5 reps 80kg",
    "5 reps of 80", "5 80", "5 with 80 kg", "1 set 5 x 80kg", "1x5x80", "5r 80,0kg",
  ])
  func `reads one set however it is written`(text: String) throws {
    let reading = try read(text)
    #expect(reading.result == SetResult(5, load: external(80)))
    #expect(reading.sets == 1)
    #expect(!reading.isWarmUp)
  }

  @Test func `reads sets, pounds, efforts and warm-ups`() throws {
    #expect(try read("3x5x82.5").sets == 3)
    #expect(try read("3x5x82,5kg").result.load == external(82.5))
    #expect(try read("3 sets of 5 x 225 lbs").result == SetResult(5, load: external(225, .pounds)))
    #expect(try read("5x135# @8.5").result.effort == .exertion(8.5))
    #expect(try read("5x80 rir 2").result.effort == .reserve(2))
    #expect(try read("5x80 rpe 8").result.effort == .exertion(8))
    #expect(try read("8x20kg warm-up").isWarmUp)
  }

  @Test func `reads times, lengths and counts of other things`() throws {
    #expect(try read("45s").result == SetResult(45, .seconds))
    #expect(try read("1:30").result == SetResult(90, .seconds))
    #expect(try read("2 min").result == SetResult(120, .seconds))
    #expect(try read("3x45s").sets == 3)
    #expect(try read("2x30s 24kg").result == SetResult(30, .seconds, load: external(24)))
    #expect(try read("500m").result == SetResult(500, .meters))
    #expect(try read("1.5 km").result == SetResult(1500, .meters))
    #expect(try read("15 cal").result == SetResult(15, .calories))
  }

  @Test(arguments: [
    ("1h", 3600.0), ("2m30s", 150), ("2m 30s", 150), ("2m30", 150), ("2 min 30 s", 150),
    ("2 Min 30 Sek", 150), ("1h30m", 5400), ("1h30", 5400), ("1 h 5 min 10 s", 3910),
    ("1 Std 30 Min", 5400), ("1:02:03", 3723), ("1.5h", 5400), ("90min", 5400), ("45s", 45),
  ])
  func `reads a time as people write it`(text: String, seconds: Double) throws {
    #expect(try read(text).result == SetResult(seconds, .seconds))
    #expect(try read("3x" + text).sets == 3)
    #expect(try read(text).time == nil)
  }

  @Test func `takes a time beside what is counted`() throws {
    for text in ["500m 1:45", "1:45 500m", "500 m in 1m45s", "0.5km 1 min 45 s"] {
      let reading = try read(text, Self.exercise(.none))
      #expect(reading.result == SetResult(500, .meters), "\(text)")
      #expect(reading.set(of: "Row").time == 105 && reading.set(of: "Row").meters == 500)
    }
    let sprint = try read("4x100m 15s", Self.exercise(.none))
    #expect(sprint.sets == 4 && sprint.result.meters == 100 && sprint.time == 15)
    #expect(try read("20 cal 1:30", Self.exercise(.none)).time == 90)
    let sled = try read("2x20m 30s 40kg")
    #expect(sled.result == SetResult(20, .meters, load: external(40)) && sled.time == 30)
  }

  @Test(arguments: [
    "8/8", "8 per side", "8 each side", "8/side", "8 reps / leg", "8 each", "8 je Seite",
    "8 pro Bein", "8/8 reps",
  ])
  func `reads a count of each side`(text: String) throws {
    let reading = try read(text, Self.pullUp)
    #expect(reading.isPerSide && reading.set(of: "Lunge").isPerSide)
    #expect(reading.result.count == 8 && reading.result.unit == .reps)
    #expect(try read("3x8/8x24kg").result == SetResult(8, load: external(24)))
    #expect(try read("30s/side 24kg").result == SetResult(30, .seconds, load: external(24)))
    #expect(try !read("8x24kg").isPerSide)
  }

  @Test(arguments: [
    "8xBW", "8 x BW", "8 xbw", "8bw", "BWx8", "bw x 8", "8xBodyweight", "8 Körpergewicht",
  ])
  func `reads one's own weight however it is written`(text: String) throws {
    #expect(try read(text).result == SetResult(8, load: .ownWeight(.kilograms)))
    let added = LoadEntry(.bodyweight, 10, .kilograms)
    #expect(try read("8xBW+10kg").result == SetResult(8, load: added))
  }

  @Test func `knows what weight means for an exercise`() throws {
    #expect(try read("3x10", Self.pullUp).sets == 3)
    #expect(try read("10", Self.pullUp).result.load == .ownWeight(.kilograms))
    #expect(try read("8 +10kg", Self.pullUp).result.load == LoadEntry(.bodyweight, 10, .kilograms))
    #expect(try read("8x10kg", Self.pullUp).result.load == LoadEntry(.bodyweight, 10, .kilograms))
    #expect(try read("8 -20", Self.pullUp).result.load == LoadEntry(.assisted, 20, .kilograms))
    #expect(try read("8x20", Self.dip).result.load == LoadEntry(.assisted, 20, .kilograms))
    let band = try read("8 20kg assistance", Self.pullUp).result.load
    #expect(band == LoadEntry(.assisted, 20, .kilograms))
    #expect(try read("10 bw").result.load == .ownWeight(.kilograms))
    #expect(try read("5x80", nil).result.load == external(80))
  }

  @Test(arguments: [
    ("", TypedSetError.noCount), ("80kg", .noCount), ("5x80 bananas", .word("bananas")),
    ("5x80 @11", .effort(11)), ("5x80 rir 30", .effort(30)), ("5x80kg 90kg", .twice(.weights)),
    ("5x80 @8 rir 2", .twice(.efforts)), ("45s 60s", .twice(.counts)),
    ("1 2 3 4", .tooManyNumbers), ("0x80", .count(0)), ("2.5x80", .count(2.5)),
    ("30x5x80", .sets(30)), ("5x9000", .weight(9000)), ("5x80 @", .word("@")),
    ("8/6", .word("8/6")), ("20/20kg", .word("20/20kg")), ("8x20kg/side", .word("20kg/side")),
    ("8 per kilo", .word("kilo")), ("8/", .word("/")), ("1h 90min", .twice(.counts)),
    ("500m 1:45 2:00", .twice(.counts)), ("8xBWx", .word("xbwx")),
    ("1:75", .word("1:75")), ("Ä5", .word("Ä5")), ("5x80stone", .word("stone")),
  ])
  func `says what it does not understand`(text: String, error: TypedSetError) {
    #expect(throws: error) { try read(text) }
    #expect(!error.description.isEmpty)
  }

  @Test func `reads any text without a trap`() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("0123456789xX×*+-−@:.,/# skglbrmpehiw½é\u{A0}")
    for _ in 0..<5000 {
      let text = String((0..<Int.random(in: 0...24)).compactMap { _ in letters.randomElement() })
      _ = try? read(text, Bool.random(using: &random) ? Self.squat : Self.pullUp)
    }
  }
}
