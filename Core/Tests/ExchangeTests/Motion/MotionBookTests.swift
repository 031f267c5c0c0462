import Exchange
import Formats
import Testing
import Training

struct MotionBookTests {
  private static func read(_ text: String) -> (book: MotionBook, diagnostics: [Diagnostic]) {
    MotionBook.read(Array(text.utf8))
  }

  @Test func `reads poses and what stands beside them`() throws {
    let (book, problems) = Self.read(
      """
      # Motions

      ## step-up

      ```
      0.3 0.9 hip -10 51.5 trunk 4 head -5 hands -8 51 feet 12 23 -10 3 soles 0 -30
      0.1 0.8 hip 12 71.5 hands 14 71 feet 12 23 elbows 1 knees 1 -1
      box 4 30 20
      rail 0 116
      ```
      """
    )
    #expect(problems == [])
    let motion = try #require(book.motion(named: "step-up"))
    #expect(motion.props == [.box(x: 4, width: 30, height: 20), .rail(FigurePoint(0, 116))])
    #expect(abs(motion.seconds - 2.1) < 1e-9)
    let first = motion.keys[0].pose
    #expect(first.hip == FigurePoint(-10, 51.5) && first.trunk == 4 && first.head == -5)
    #expect(first.ankles == FigureSides(near: FigurePoint(12, 23), far: FigurePoint(-10, 3)))
    #expect(first.hands == FigureSides(FigurePoint(-8, 51)))
    #expect(first.soles == FigureSides(near: 0, far: -30))
    #expect(motion.keys[1].pose.elbows == FigureSides(1))
    #expect(motion.keys[1].pose.knees == FigureSides(near: 1, far: -1))
    #expect(book.motion(named: "no-such") == nil)
  }

  @Test(
    arguments: [
      ("## a\n```\n1 1 hip 0\n```", "\"hip\" with 1 numbers", 3),
      ("## a\n```\n1 1 tail 5\n```", "\"tail\" with 1 numbers", 3),
      ("## a\n```\nchair 5\n```", "\"chair\" is neither", 3),
      ("```\n1 1 trunk 5\n```", "not below the heading", 2),
      ("## a\n```\n1 1 trunk 5\n```\n## a", "listed twice", 5),
      ("## a", "a has no pose", 1),
    ]
  )
  func `says what is wrong, and where`(text: String, words: String, line: Int) throws {
    let problems = Self.read(text).diagnostics
    let problem = try #require(problems.first { $0.message.contains(words) }, "\(problems)")
    #expect(problem.line == line)
  }

  @Test func `writes as many joints a frame as a page draws`() throws {
    let (book, _) = Self.read("## a\n```\n0.5 0.5 hip 0 51.5\n0 0.5 hip 0 40\n```")
    var json = JSONWriter()
    try #require(book.motion(named: "a")).write(to: &json)
    let frames = try #require(try JSON.parse(json.text)["frames"]?.array)
    #expect(frames.count == 18)
    #expect(frames.allSatisfy { $0.array?.count == 26 })
    #expect(frames[0].array?[4...5] == [0, 515])
  }

  // MARK: The motions that come with the project

  @Test func `knows a motion for every exercise but rest`() throws {
    let (book, problems) = try KnowledgeBase.motions()
    #expect(problems == [])
    let catalogue = try KnowledgeBase.exercises().catalogue
    for exercise in catalogue.exercises where exercise.pattern != .rest {
      let name = try #require(exercise.motion, "\(exercise.name) has no motion")
      #expect(book.motion(named: name) != nil, "\(exercise.name)")
    }
    let used = Set(catalogue.exercises.compactMap { $0.motion })
    #expect(book.motions.map { $0.name }.filter { !used.contains($0) } == [])
  }

  @Test(arguments: try KnowledgeBase.motions().book.motions)
  func `keeps feet and hands that are planted where they are, and above the floor`(motion: Motion) {
    let figures = motion.figures(perSecond: 12)
    let poses = motion.keys.map { $0.pose }
    for (name, place, joint) in Self.planted {
      let places = Set(poses.map(place))
      guard places.count == 1, let planted = places.first else { continue }
      let slip = figures.map { joint($0).distance(to: planted) }.max() ?? 0
      #expect(slip < 2.6, "\(name) slips by \(slip) units")
    }
    for figure in figures {
      for (arm, leg) in [
        (figure.arms.near, figure.legs.near), (figure.arms.far, figure.legs.far),
      ] {
        let bones = [
          (figure.shoulder.distance(to: arm.elbow), 16), (arm.elbow.distance(to: arm.hand), 15.0),
          (figure.hip.distance(to: leg.knee), 25), (leg.knee.distance(to: leg.ankle), 24),
        ]
        #expect(bones.allSatisfy { abs($0 - $1) < 0.5 }, "\(bones)")
      }
      let lowest = figure.joints.map { $0.y }.min() ?? 0
      #expect(lowest > -1.5, "a joint is \(lowest) units below the floor")
    }
  }

  private static let planted:
    [(String, @Sendable (FigurePose) -> FigurePoint, @Sendable (Figure) -> FigurePoint)] = [
      ("the near foot", { $0.ankles.near }, { $0.legs.near.ankle }),
      ("the far foot", { $0.ankles.far }, { $0.legs.far.ankle }),
      ("the near hand", { $0.hands.near }, { $0.arms.near.hand }),
      ("the far hand", { $0.hands.far }, { $0.arms.far.hand }),
    ]
}
