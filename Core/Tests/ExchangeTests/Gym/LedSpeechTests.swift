import Coaching
import Exchange
import Screens
import Testing
import Training

/// What is said to somebody who does whole workouts of the library: true, in order, in every voice.
struct LedSpeechTests {
  @Test func `begins, names and ends all of every workout in its order`() throws {
    var blocks = 0
    for (name, lifter) in try Self.all() {
      let heard = lifter.heard
      #expect(lifter.session.isEnded, "\(name)")
      #expect(lifter.session.dropped == 0, "\(name)")
      #expect(heard.first?.cue == .begin(block: 0), "\(name)")
      let begun = heard.compactMap { entry -> Int? in
        if case .begin(let block) = entry.cue { block } else { nil }
      }
      #expect(begun == Array(lifter.session.plan.blocks.indices), "\(name)")
      blocks += begun.count
      guard case .finished(let time)? = heard.last?.cue else {
        Issue.record("\(name) ends with \(heard.last?.text ?? "nothing")")
        continue
      }
      #expect(time == lifter.session.elapsed(at: lifter.session.now), "\(name)")
      var block = 0
      for entry in heard {
        if case .begin(let next) = entry.cue { block = next }
        if let place = entry.cue.about { #expect(place.block == block, "\(name): \(entry.text)") }
      }
    }
    #expect(blocks > 200)
  }

  @Test func `what is said to come next comes next`() throws {
    var announced = 0
    for (name, lifter) in try Self.all() {
      for (index, entry) in lifter.heard.enumerated() {
        let coming: GymPlace
        switch entry.cue {
        case .ahead(let place), .brief(let place), .next(let place): coming = place
        default: continue
        }
        announced += 1
        // What is heard of an exercise after that, but for its announcement, is of this one.
        let then = lifter.heard.dropFirst(index + 1).first { later in
          switch later.cue {
          case .work, .setDone, .exerciseDone, .begin, .finished: true
          default: false
          }
        }
        guard let place = then?.cue.about else { continue }
        #expect(
          place == coming || Self.isLater(place, coming, in: lifter),
          "\(name): \(entry.text)"
        )
      }
    }
    #expect(announced > 1000)
  }

  // Within a round without rest only the last exercise is reported, and holds say their own name.
  private static func isLater(_ place: GymPlace, _ coming: GymPlace, in lifter: GymLifter) -> Bool {
    guard let step = lifter.session.plan[coming] else { return false }
    let isQuiet = step.rounds > 1 || lifter.session.plan.blocks[coming.block].repeats || step.isRest
    return isQuiet && (place.lap, place.step) > (coming.lap, coming.step)
  }

  @Test func `what is left, and how long a rest is, is so`() throws {
    var (counts, rests, times) = (0, 0, 0)
    for (name, lifter) in try Self.all() {
      let moments = Set(lifter.heard.map { $0.at })
      for entry in lifter.heard {
        switch entry.cue {
        case .setDone(_, let rest):
          if let number = Self.toGo(entry.text) {
            counts += 1
            #expect(number == entry.open, "\(name): \(entry.text)")
          }
          if let rest, rest > .zero {
            rests += 1
            #expect(lifter.rests[entry.at] == rest, "\(name): \(entry.text)")
            #expect(entry.text.contains(Self.length(rest)), "\(name): \(entry.text)")
          }
        case .left(let left), .rest(let left):
          guard left > .zero else { continue }
          times += 1
          #expect(moments.contains(entry.at + left), "\(name): \(entry.text)")
        case .count(let count):
          #expect(moments.contains(entry.at + .seconds(count)), "\(name): \(entry.at)")
        default: continue
        }
      }
    }
    #expect(counts > 100)
    #expect(rests > 100)
    #expect(times > 300)
  }

  @Test(arguments: Personality.allCases)
  func `a coach adds words and changes none`(coach: Personality) throws {
    for file in try KnowledgeBase.files().enumerated().filter({ $0.offset % 16 == 3 }) {
      let plain = Self.lifter(file.element)
      let talking = Self.lifter(file.element, coach: coach, talk: .more)
      let quiet = Self.lifter(file.element, coach: coach, talk: .less)
      #expect(talking.heard.map { $0.cue } == plain.heard.map { $0.cue })
      var remarks: [String] = []
      for (own, neutral) in zip(talking.heard, plain.heard) where own.text != neutral.text {
        #expect(own.text.contains(neutral.text), "\(own.text)")
        remarks.append(own.text.replacing(neutral.text, with: ""))
      }
      #expect(
        !remarks.isEmpty && remarks.allSatisfy { ".!?".contains($0.last { $0 != " " } ?? " ") }
      )
      let own = Set(remarks.map { $0.split(separator: " ").joined(separator: " ") })
      #expect(!quiet.heard.contains { entry in own.contains { entry.text.contains($0) } })
      #expect(!quiet.heard.contains { $0.text == "Halfway." })
    }
  }

  // MARK: The library

  private static func all() throws -> [(name: String, lifter: GymLifter)] { try led.get() }

  // Done once for all tests.
  private static let led = Result { try lead() }

  private static func lead() throws -> [(name: String, lifter: GymLifter)] {
    try KnowledgeBase.files().enumerated().map { index, file in
      let coaches: [Personality?] = [nil] + Personality.allCases
      let talk = TalkLevel.allCases[index / coaches.count % TalkLevel.allCases.count]
      return (file.name, lifter(file, coach: coaches[index % coaches.count], talk: talk))
    }
  }

  private static func lifter(
    _ file: WorkoutLibrary.File,
    coach: Personality? = nil,
    talk: TalkLevel = .normal
  ) -> GymLifter {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let settings = GymSettings(talk: talk, coach: coach?.rawValue)
    var lifter = GymLifter(GymSetup(name: file.name, text: text, settings: settings).session())
    lifter.finish()
    return lifter
  }

  private static func toGo(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.contains("go.") else { return nil }
    return words.first.flatMap { word in
      (0...50).first { Spoken.number($0) == word.lowercased() }
    }
  }

  private static func length(_ rest: Duration) -> String {
    let words = GymWords.saidSeconds(rest.inSeconds)
    return (words.first.map { $0.uppercased() } ?? "") + words.dropFirst()
  }
}

extension GymCue {
  /// The place that the cue is about as something that is done now.
  fileprivate var about: GymPlace? {
    switch self {
    case .work(let place), .setDone(let place, _), .exerciseDone(let place, _): place
    default: nil
    }
  }
}
