import Testing
import Training

struct MotionTests {
  private static let squat = Motion(
    "squat",
    keys: [
      Motion.Key(FigurePose(), hold: 0.5, move: 1),
      Motion.Key(down, hold: 0.25, move: 0.75),
    ]
  )

  private static var down: FigurePose {
    var pose = FigurePose()
    (pose.hip, pose.trunk) = (FigurePoint(-16, 27), 38)
    pose.hands = FigureSides(FigurePoint(26, 55))
    return pose
  }

  @Test func `holds a pose, moves gently to the next and begins anew`() {
    let squat = Self.squat
    #expect(squat.seconds == 2.5)
    #expect(squat.pose(at: 0.4) == FigurePose())
    #expect(squat.pose(at: 1).hip.y == (51.5 + 27) / 2)
    #expect(squat.pose(at: 1.6) == Self.down)
    #expect(squat.pose(at: 2.9).hip == squat.pose(at: 0.4).hip)
    let early = squat.pose(at: 0.6).hip.y
    #expect(51.5 - early < (51.5 - 27) / 10, "a body does not start at full speed")
  }

  @Test func `keeps the length of every limb and the place of the feet`() {
    for figure in Self.squat.figures(perSecond: 30) {
      for leg in [figure.legs.near, figure.legs.far] {
        #expect(abs(figure.hip.distance(to: leg.knee) - 25) < 0.01)
        #expect(abs(leg.knee.distance(to: leg.ankle) - 24) < 0.01)
        #expect(leg.ankle.distance(to: FigurePoint(0, 3)) < 0.01)
      }
      for arm in [figure.arms.near, figure.arms.far] {
        #expect(abs(figure.shoulder.distance(to: arm.elbow) - 16) < 0.01)
        #expect(abs(arm.elbow.distance(to: arm.hand) - 15) < 0.01)
      }
      #expect(abs(figure.hip.distance(to: figure.shoulder) - 30) < 0.01)
    }
  }

  @Test func `bends knees forward and elbows back`() {
    let figure = Figure(Self.down)
    #expect(figure.legs.near.knee.x > figure.hip.x && figure.legs.near.knee.x > 0)
    var pose = FigurePose()
    pose.hands = FigureSides(FigurePoint(9, 76))
    let holding = Figure(pose)
    #expect(holding.arms.near.elbow.x < holding.arms.near.hand.x)
    #expect(holding.arms.near.elbow.y < holding.shoulder.y)
  }

  @Test func `reaches as far as it can for what is out of reach`() {
    var pose = FigurePose()
    pose.hands = FigureSides(FigurePoint(500, 81.5))
    let hand = Figure(pose).arms.near.hand
    #expect(abs(hand.x - 31) < 0.01 && abs(hand.y - 81.5) < 0.01)
  }

  @Test func `gives as many figures as were asked for, and one at least`() {
    #expect(Self.squat.figures(perSecond: 12).count == 30)
    #expect(
      Motion("still", keys: [Motion.Key(FigurePose(), hold: 0, move: 0)]).figures(perSecond: 12)
        .count == 1
    )
  }

  @Test(
    arguments: [
      ([["barbell"], ["rack"]], HeldLoad.barbell), ([["kettlebell", "dumbbell"]], .kettlebell),
      ([["medicine ball"]], .ball), ([["machine"]], nil),
    ]
  )
  func `holds what is lifted`(equipment: [[String]], held: HeldLoad?) {
    let exercise = Exercise(
      "X",
      pattern: .squat,
      muscles: [.quads],
      equipment: equipment,
      loadMode: .external,
      cue: "Lift."
    )
    #expect(exercise.heldLoad == held)
  }
}
