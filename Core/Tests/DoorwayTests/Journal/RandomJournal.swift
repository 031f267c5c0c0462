import Coaching
import Doorway
import Exchange
import Screens
import Training

/// A journal of arbitrary events in arbitrary order, as a session could leave it at its worst.
enum RandomJournal {
  /// The journal that a number gives.
  static func bytes(_ number: UInt64) -> [UInt8] {
    var seed = Seed(number)
    var events: [(at: Duration, event: CoachedRun.Event)] = []
    var milliseconds: Int64 = 0
    var meters = 0.0
    for _ in 0..<(40 + seed.below(160)) {
      milliseconds += Int64([0, 137, 1000, 1000, 1000, 9000, 31_000][seed.below(7)])
      meters += seed.fraction() * 40
      events.append((.milliseconds(milliseconds), event(&seed, meters)))
    }
    let setup = RunSetup(
      coach: Personality.allCases[seed.below(Personality.allCases.count)],
      swearing: seed.below(2) == 0,
      plan: RunPlan(
        mode: RunPlan.Mode.allCases[seed.below(3)],
        goal: [
          nil, .distance(.meters(500 + seed.fraction() * 9500)),
          .time(.seconds(300 + seed.below(3000))),
        ][seed.below(3)],
        targetPace: seed.below(2) == 0 ? nil : .secondsPerKilometer(200 + seed.fraction() * 250),
        units: UnitSystem.allCases[seed.below(2)],
        cadence: cadence(&seed)
      ),
      runner: Runner(age: seed.below(2) == 0 ? nil : 20 + seed.below(60)),
      seed: seed.next(),
      voiceClock: VoiceQueue.Clock.allCases[seed.below(2)],
      language: seed.below(4) == 0 ? "de" : "en",
      startedAt: Instant(secondsSince1970: 1_767_254_400 + seed.fraction() * 1e7),
      offset: UTCOffset(clamping: seed.below(27) * 60 - 720),
      place: RunPlace.allCases[seed.below(2)],
      autoPause: seed.below(2) == 0
    )
    return RunJournal.write(setup, events)
  }

  private static func cadence(_ seed: inout Seed) -> CadencePlan? {
    guard seed.below(2) == 0 else { return nil }
    return CadencePlan(
      target: Tempo(clamping: 150 + seed.below(81)),
      mode: CadencePlan.Mode.allCases[seed.below(2)],
      band: 1 + seed.fraction() * 29,
      after: .seconds(1 + seed.below(30))
    )
  }

  private static func beat(_ seed: inout Seed) -> Metronome.Event {
    switch seed.below(12) {
    case 0, 1: .start
    case 2: .stop
    case 3: .tempo(Tempo(clamping: 150 + seed.below(81)))
    case 4: .step(seed.below(7) - 3)
    case 5: .volume(seed.fraction() * 1.4 - 0.2)
    case 6: .timbre(Timbre.allCases[seed.below(2)])
    case 7, 8: .tap
    case 9: .failed("no sound")
    case 10: .ready
    default: .tick
    }
  }

  private static func event(_ seed: inout Seed, _ meters: Double) -> CoachedRun.Event {
    switch seed.below(36) {
    case 0: .tracker(.start)
    case 1: .tracker(seed.below(4) == 0 ? .pause : .resume)
    case 2: .tracker(.resume)
    case 3: .tracker(.lap)
    case 4: .tracker(seed.below(20) == 0 ? .end : .tick)
    case 5, 6, 7:
      .tracker(
        .position(
          Fix(
            coordinate: Coordinate(
              latitude: 48.2 + meters / 111_195 + (seed.fraction() - 0.5) * 1e-4,
              longitude: 16.37 + (seed.fraction() - 0.5) * 1e-4
            ),
            altitude: seed.below(2) == 0 ? nil : 170 + seed.fraction() * 30,
            accuracy: seed.below(2) == 0 ? nil : seed.fraction() * 60,
            speed: seed.below(2) == 0 ? nil : .metersPerSecond(seed.fraction() * 6),
            age: seed.fraction() * 6
          )
        )
      )
    case 8, 9: .tracker(.heartRate(.beatsPerMinute((60 + seed.fraction() * 140).rounded())))
    case 10: .tracker(.cadence(.stepsPerMinute(seed.fraction() * 200)))
    case 11: .tracker(.power(seed.fraction() * 400))
    case 12:
      .tracker(
        .device(
          DeviceReading(
            distance: seed.below(3) == 0 ? nil : .meters(meters),
            speed: seed.below(3) == 0 ? nil : .metersPerSecond(seed.fraction() * 7)
          )
        )
      )
    case 13:
      .companion(
        .reply(
          Reply(
            id: "r\(seed.below(100))",
            text: "At {pace}, {distance}. 5:12/km!",
            to: seed.below(2) == 0
              ? nil
              : Reply.Question(
                note: "n\(seed.below(9))",
                askedAt: Instant(secondsSince1970: Double(1_780_300_000 + seed.below(1000))),
                model: "small-1",
                cost: seed.below(2) == 0 ? nil : 0.00125
              )
          )
        )
      )
    case 14: .companion(.mute(seed.below(2) == 0))
    case 15: .companion(.interruption(seed.below(2) == 0))
    case 16: .companion(.talk(seed.below(2) == 0))
    case 17: .companion(.lineFinished("l\(1 + seed.below(9))"))
    case 18: .companion(.lineFailed("l\(1 + seed.below(9))"))
    case 19: .companion(.second)
    case 20, 21, 22:
      .tracker(
        .footpod(
          FootpodReading(
            speed: .metersPerSecond(seed.fraction() * 6),
            contactsPerMinute: seed.below(4) == 0 ? nil : (60 + seed.fraction() * 40).rounded(),
            distance: seed.below(2) == 0 ? nil : .meters((meters * 10).rounded() / 10),
            isRunning: seed.below(2) == 0 ? nil : true
          )
        )
      )
    case 23: .tracker(.pressure(960 + seed.fraction() * 60))
    case 24: .tracker(.belt(seed.below(4) == 0 ? nil : .metersPerSecond(seed.fraction() * 5)))
    case 25: .tracker(.hidden(seed.below(2) == 0))
    case 26: .tracker(.disconnected(Sensor.allCases[seed.below(3)]))
    case 27: .tracker(seed.below(3) == 0 ? .unheard(.restart) : .work(seed.below(2) == 0))
    case 28, 29, 30: .metronome(beat(&seed))
    case 31: .tracker(.cadence(.stepsPerMinute(150 + seed.fraction() * 40)))
    case 32, 33:
      .companion(
        .asked(
          RunnerWords(
            id: "w\(seed.below(20))",
            text: "What's that?",
            meaning: Meaning.allCases[seed.below(Meaning.allCases.count)],
            note: seed.below(2) == 0 ? nil : "n\(seed.below(9))",
            age: .seconds(seed.below(4) == 0 ? 100 : 0)
          )
        )
      )
    default: .tracker(.tick)
    }
  }
}
