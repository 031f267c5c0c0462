import Coaching
import Exchange
import Formats
import Testing
import Training

struct GymEffectJSONTests {
  @Test func `writes a cue with its name, rank and tone, and what stops it`() {
    let section = WorkoutSection(
      "Push",
      timer: .tabata(.tabata),
      lines: [.item(WorkoutItem("Row"))]
    )
    let workout = Workout(id: "w", title: "W", sections: [section])
    let settings = GymSettings(getReady: .zero, holdReady: .zero, sideChange: .zero)
    var session = GymSession(GymPlan(workout, getReady: .zero), settings: settings)
    let speech = session.handle(.start, at: .zero).filter { timed in
      switch timed.effect {
      case .cue, .stop: true
      case .moved, .logged, .unlogged, .resting, .ended: false
      }
    }
    #expect(
      speech.map { text(of: $0, in: session) } == [
        """
        {"at":0,"effect":{"speak":{"id":"c1","kind":"begin",\
        "text":"8 times 20 seconds on, 10 off: Row.",\
        "spoken":"eight times twenty seconds on, ten off: Row.","rank":"coach","startsAt":0,\
        "expiresAt":15,"seconds":8,"felt":false,"cutsIn":false}}}
        """,
        #"{"at":0,"effect":{"stop":{"id":"c1","reason":"preempted"}}}"#,
        """
        {"at":0,"effect":{"speak":{"id":"c2","kind":"work","text":"Row.","spoken":"Row.",\
        "rank":"countdown","startsAt":0,"expiresAt":3,"seconds":1.5,"tone":"go","felt":true,\
        "cutsIn":true}}}
        """,
      ]
    )
  }

  private func text(of effect: GymSession.TimedEffect, in session: GymSession) -> String {
    var json = JSONWriter()
    effect.write(to: &json, in: session, language: "en")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
