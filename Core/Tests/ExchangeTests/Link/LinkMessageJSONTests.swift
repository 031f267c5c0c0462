import Coaching
import Exchange
import Formats
import Testing
import Training

struct LinkMessageJSONTests {
  @Test(arguments: [
    (LinkMessage.workoutStarted(.watch), "workoutStarted", #"{"kind":"watch"}"#),
    (.workoutPaused, "workoutPaused", "{}"),
    (.workoutResumed, "workoutResumed", "{}"),
    (.workoutEnded, "workoutEnded", "{}"),
    (.voiceNote(file: "0a", seconds: 12.5), "voiceNote", #"{"file":"0a","seconds":12.5}"#),
    (
      .voiceNote(file: "0a", seconds: 3, began: 1_767_254_401_250), "voiceNote",
      #"{"file":"0a","seconds":3,"began":1767254401250}"#
    ),
    (
      .startWorkout(personality: "roast_coach", mode: "race"), "startWorkout",
      #"{"personality":"roast_coach","mode":"race"}"#
    ),
    (
      .startWorkout(
        personality: "zen_guide",
        mode: "race",
        plan: RunPlan(mode: .race, goal: .distance(.meters(10_000)))
      ), "startWorkout",
      #"{"personality":"zen_guide","mode":"race","plan":{"mode":"race","goal":{"distanceMeters":10000},"units":"metric"}}"#
    ),
    (.pauseWorkout, "pauseWorkout", "{}"),
    (.resumeWorkout, "resumeWorkout", "{}"),
    (.lapWorkout, "lapWorkout", "{}"),
    (.stepWorkout(.skipRest), "stepWorkout", #"{"step":"skip_rest"}"#),
    (.endWorkout, "endWorkout", "{}"),
    (.muteWorkout(false), "muteWorkout", #"{"muted":false}"#),
    (.keepTempo(.usual), "keepTempo", #"{"bpm":180}"#),
    (
      .gymRequest([.done(GymPlace(block: 1, step: 2), nil)]), "gymRequest",
      #"{"events":[{"done":{"place":{"block":1,"step":2}}}]}"#
    ),
    (.hapticCue(.milestone), "hapticCue", #"{"kind":"milestone"}"#),
    (
      .companionMessageDispatched("l3"), "companionMessageDispatched", #"{"messageId":"l3"}"#
    ),
  ])
  func `a message is read as it was written`(message: LinkMessage, type: String, payload: String)
    throws
  {
    #expect(message.type == type)
    #expect(message.payload.text() == payload)
    #expect(try LinkMessage(type: type, payload: JSON.parse(payload)) == message)
  }

  @Test func `other events are no messages`() throws {
    #expect(try LinkMessage(type: "sensed", payload: [:]) == nil)
  }

  @Test func `says what is wrong with a message`() throws {
    let error = #expect(throws: ShapeError.self) {
      try LinkMessage(type: "voiceNote", payload: ["file": 7])
    }
    #expect(error?.description == #""voiceNote.file" is 7, expected a text"#)
  }

  @Test func `a device has sixteen digits`() {
    #expect(DeviceID(bits: 0x2a).hexadecimal == "000000000000002a")
    #expect(DeviceID(hexadecimal: "9f3c2a17b0d4e6f8")?.hexadecimal == "9f3c2a17b0d4e6f8")
    #expect(DeviceID(hexadecimal: "9F3C2A17B0D4E6F8") == nil)
    #expect(DeviceID(hexadecimal: "9f3c") == nil)
  }
}
