import Coaching
import Testing
import Training

/// What a runner's own scheme has the coach say, and when.
struct CueCallerTests {
  @Test func `says each kilometer and the heart rate, and of two that are due at once one line`() {
    let scheme = CueScheme(
      name: "Mine",
      cues: [
        CueScheme.Cue(.split, .distance(.kilometers(1))),
        CueScheme.Cue(.heartRate, .distance(.kilometers(2))),
      ]
    )
    #expect(
      heard(scheme, for: 1400) == [
        "334 split {split_number}", "667 split {split_number} heart {hr}",
        "1000 split {split_number}", "1334 split {split_number} heart {hr}",
      ]
    )
  }

  @Test func `leaves out what nobody measures, and says nothing where nothing is left`() {
    let scheme = CueScheme(
      name: "Mine",
      cues: [
        CueScheme.Cue(.heartRate, .time(.seconds(300))), CueScheme.Cue(.gap, .time(.seconds(300))),
      ]
    )
    #expect(heard(scheme, for: 1000, rate: nil) == [])
    #expect(heard(scheme, for: 400) == ["300 heart {hr}"])
  }

  @Test func `a tone rises for who is faster than planned and falls for who is slower`() {
    let scheme = CueScheme(
      name: "Mine",
      cues: [CueScheme.Cue(.pace, .time(.seconds(400)), .tone)]
    )
    for (target, name) in [(333.0, "level"), (360, "rising"), (310, "falling")] {
      let plan = RunPlan(
        mode: .training,
        goal: .distance(.kilometers(10)),
        targetPace: .secondsPerKilometer(target)
      )
      #expect(heard(scheme, for: 500, plan: plan) == ["400 " + name])
    }
    #expect(heard(scheme, for: 500) == ["400 mark"])
  }

  @Test func `a tone takes no turn from words that are due with it`() {
    let scheme = CueScheme(
      name: "Mine",
      cues: [
        CueScheme.Cue(.time, .time(.seconds(100))),
        CueScheme.Cue(.distance, .time(.seconds(100)), .tone),
      ]
    )
    #expect(
      heard(scheme, for: 250) == ["100 mark", "101 time {time}", "200 mark", "201 time {time}"]
    )
  }

  @Test func `keeps silent while the runner wants silence`() {
    let scheme = CueScheme(name: "Mine", cues: [CueScheme.Cue(.time, .time(.seconds(100)))])
    #expect(heard(scheme, for: 500, isMuted: true) == [])
    #expect(heard(scheme, for: 250) == ["100 time {time}", "200 time {time}"])
  }

  @Test func `a watch that leaves the words to the phone keeps its tones`() {
    let scheme = CueScheme(
      name: "Mine",
      cues: [
        CueScheme.Cue(.time, .time(.seconds(100))),
        CueScheme.Cue(.distance, .time(.seconds(200)), .tone),
      ]
    )
    #expect(heard(scheme, for: 450, isMuted: true) == [])
    #expect(heard(scheme, for: 450, isMuted: true, keepsTones: true) == ["200 mark", "400 mark"])
  }

  private func heard(
    _ scheme: CueScheme,
    for seconds: Int,
    plan: RunPlan = RunPlan(),
    rate: Double? = 150,
    isMuted: Bool = false,
    keepsTones: Bool = false
  ) -> [String] {
    let words = CueWords(
      [
        .split: [Phrase("split {split_number}")], .heartRate: [Phrase("heart {hr}")],
        .gap: [Phrase("up {lead}", claims: [.ahead])], .time: [Phrase("time {time}")],
      ],
      names: [.mark: "mark", .level: "level", .rising: "rising", .falling: "falling"]
    )
    var companion = Companion(
      Companion.Setup(
        script: Script(id: "s"),
        plan: plan,
        cues: scheme,
        cueWords: words,
        keepsTones: keepsTones
      )
    )
    if isMuted { _ = companion.handle(.mute(true), at: .zero) }
    var heard: [String] = []
    var split: Split?
    for second in 1...seconds {
      let meters = Double(second) * 3
      let number = Int(meters / 1000)
      if number > split?.number ?? 0 {
        split = Split(
          number: number,
          distance: .kilometers(1),
          moving: .seconds(333),
          elapsed: .seconds(333)
        )
      }
      let metrics = LiveMetrics(
        elapsed: .seconds(second),
        moving: .seconds(second),
        distance: .meters(meters),
        distanceSource: .device,
        heartRate: rate.map { .beatsPerMinute($0) },
        lastSplit: split,
        state: .running,
        heartRateSignal: rate == nil ? .absent : .good
      )
      for effect in companion.handle(.metrics(metrics), at: .seconds(second)) {
        guard case .speak(let utterance, _) = effect else { continue }
        heard.append("\(second) " + utterance.line.text)
      }
    }
    return heard
  }
}
