import Coaching
import Doorway
import Exchange
import Formats
import Testing
import Training

/// What the core answers a page, so that a page need not know it.
struct PageAnswersTests {
  private func ask(_ request: JSON) -> JSON {
    var session = PageSession()
    return (try? JSON.parse(session.reply(to: request.utf8()))) ?? .null
  }

  @Test func `says what lines are, and passes over what is none`() throws {
    let device = "00000000000000aa"
    let opened = LinkEvent(
      device: device,
      number: 1,
      session: "run-1",
      type: "opened",
      time: LocalTime(secondsSince1970: 1),
      payload: ["n": 0]
    )
    let did = LinkEvent(
      device: device,
      number: 2,
      session: "gym-1",
      type: "did",
      time: LocalTime(secondsSince1970: 2),
      payload: ["n": 7]
    )
    let ended = LinkEvent(
      device: device,
      number: 3,
      session: "run-1",
      type: "workoutEnded",
      time: LocalTime(secondsSince1970: 3)
    )
    let lines = [opened, did, ended].map { JSON.string(String(decoding: $0.line, as: UTF8.self)) }
    let answer = ask(["do": "lines", "lines": .array(lines + ["no line", 3])])
    #expect(
      answer["lines"] == [
        [
          "device": .string(device), "seq": 1, "session": "run-1", "type": "opened", "wall": 1000,
          "n": 0, "isMessage": false, "isGym": false, "opens": "run",
        ],
        [
          "device": .string(device), "seq": 2, "session": "gym-1", "type": "did", "wall": 2000,
          "n": 7, "isMessage": true, "isGym": true,
        ],
        [
          "device": .string(device), "seq": 3, "session": "run-1", "type": "workoutEnded",
          "wall": 3000, "isMessage": true, "isGym": false,
        ],
        nil, nil,
      ]
    )
  }

  @Test func `tells a page the times of the link when it begins`() {
    let clock: JSON = ["mono": 1, "wall": 1_767_254_400_000]
    let begin: JSON = ["device": "00000000000000aa", "acked": 0, "waiting": [], "known": []]
    var session = PageSession()
    let event: JSON = ["do": "link", "clock": clock, "event": ["begin": begin]]
    let begun = (try? JSON.parse(session.reply(to: event.utf8()))) ?? .null
    #expect(begun["hints"] == ["recent": 21_600_000, "presence": 3000])
    let second: JSON = ["do": "link", "clock": clock, "event": ["second": [:]]]
    let later = (try? JSON.parse(session.reply(to: second.utf8()))) ?? .null
    #expect(later["onlyHere"] == 0 && later["hints"] == nil)
  }

  @Test func `reads and writes the fields of a form`() {
    let texts: JSON = ["distance": "26.2", "time": "45:00", "speed": "30"]
    let answer = ask([
      "do": "typed", "units": "metric", "texts": texts, "values": ["pace": 300],
    ])
    #expect(
      answer == [
        "values": ["distance": 26_200, "time": 2700, "speed": nil], "texts": ["pace": "5:00"],
      ]
    )
    let unknown = ask(["do": "typed", "texts": ["weight": "80"]])
    #expect(unknown["error"]?["message"]?.string?.contains("distance, time, pace or speed") == true)
  }

  @Test(
    arguments: [
      (
        ["mode": "race", "goal": "distance"], ["mode": "race", "goal": ["distanceMeters": 10_000]]
      ),
      (["mode": "free", "goal": "time"], ["mode": "free", "goal": ["timeSeconds": 2700]]),
      (
        ["mode": "free", "goal": "own", "ownMeters": 5012.5],
        ["mode": "free", "goal": ["distanceMeters": 5012.5]]
      ),
      // A run from sensors has no distance of its own.
      (["mode": "free", "goal": "own"], ["mode": "free", "goal": nil]),
      (["mode": "race", "goal": "none", "ownMeters": 5000], ["mode": "race", "goal": nil]),
      // Led through a workout it is training, whatever the form still shows.
      (["mode": "race", "goal": "none", "hasWorkout": true], ["mode": "training", "goal": nil]),
      (["mode": "", "goal": ""], ["mode": "free", "goal": nil]),
    ] as [(JSON, JSON)]
  )
  func `says what the choices of a form come to`(chosen: JSON, plan: JSON) {
    let texts: JSON = ["distance": "10", "time": "45:00"]
    #expect(ask(["do": "typed", "texts": texts, "chosen": chosen])["chosen"] == plan)
  }

  @Test func `gives no goal that was not understood`() {
    let texts: JSON = ["distance": "far"]
    let answer = ask(["do": "typed", "texts": texts, "chosen": ["goal": "distance"]])
    #expect(answer["chosen"] == ["mode": "free", "goal": nil])
    #expect(ask(["do": "typed", "texts": texts])["chosen"] == nil)
  }

  @Test func `senses a run that nobody runs`() throws {
    let events = try #require(ask(["do": "rehearsed", "at": 60])["events"]?.array)
    let position = try #require(events.first?["position"])
    #expect(position["latitude"] == 0 && position["accuracy"] == 4)
    let degrees = try #require(position["longitude"]?.number) - 11
    #expect(abs(degrees * 111_195.08 - 200) < 0.1)
    #expect(events.last == ["heartRate": 148])
    #expect(ask(["do": "rehearsed", "at": -1])["error"] != nil)
  }

  @Test func `makes a rest longer by as much as one press means`() throws {
    #expect(try GymEvent(["moreRest": [:]]) == .moreRest(.seconds(15)))
    #expect(try GymEvent(["moreRest": -15]) == .moreRest(.seconds(-15)))
  }

  @Test func `takes the newest choice of the challenge`() {
    let nobody = ask(["do": "challengeChoice"])
    #expect(nobody == ["exercise": "Push-Up", "goal": 100, "isTold": false])
    let known: JSON = ["exercise": "Squat", "goal": 50, "chosenAt": 1000]
    let older: JSON = ["exercise": "Push-Up", "goal": 100, "chosenAt": 10]
    let kept = ask(["do": "challengeChoice", "known": known, "told": older])
    #expect(kept["exercise"] == "Squat" && kept["isTold"] == false)
    let newer: JSON = ["exercise": "Burpee", "goal": 20, "chosenAt": 2000]
    let taken = ask(["do": "challengeChoice", "known": known, "told": newer])
    #expect(taken == ["exercise": "Burpee", "goal": 20, "chosenAt": 2000, "isTold": true])
  }

  @Test func `takes the sets of the challenge that others have added`() {
    let entries: JSON = [["id": "a", "count": 10], ["id": "b", "count": 20], ["count": 30]]
    let told: JSON = ["exercise": "Push-Up", "goal": 100, "entries": entries]
    let met = ask(["do": "challengeChoice", "told": told, "ours": ["a", "c"]])
    #expect(met["news"] == [["id": "b", "count": 20]])
    let first = ask(["do": "challengeChoice", "told": told])
    #expect(first["news"]?.array?.count == 2)
  }
}
