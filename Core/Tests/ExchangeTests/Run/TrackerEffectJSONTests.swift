import Coaching
import Exchange
import Formats
import Testing
import Training

struct TrackerEffectJSONTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return json.text
  }

  @Test(arguments: [
    (
      TrackerEffect.split(
        Split(number: 3, distance: .meters(250.5), moving: .seconds(80), elapsed: .seconds(90))
      ),
      #"{"split":{"number":3,"distance":250.5,"moving":80,"elapsed":90,"paceSecPerKm":319.3612774451098}}"#
    ),
    (
      .lap(Split(number: 1, distance: .zero, moving: .seconds(5), elapsed: .milliseconds(5125))),
      #"{"lap":{"number":1,"distance":0,"moving":5,"elapsed":5.125}}"#
    ),
    (
      .gap(
        TrackingGap(kind: .hidden, from: .seconds(60), to: .seconds(100), bridged: .meters(87.5))
      ),
      #"{"gap":{"kind":"hidden","from":60,"to":100,"bridged":87.5}}"#
    ),
    (.autoPause(true, since: .milliseconds(61_500)), #"{"autoPause":{"on":true,"since":61.5}}"#),
  ])
  func `an effect is read as it was written`(effect: TrackerEffect, json: String) throws {
    #expect(text { effect.write(to: &$0) } == json)
    #expect(try TrackerEffect(JSON.parse(json)) == effect)
  }

  @Test(arguments: [
    (#"{"autoPause":{"since":1}}"#, #""autoPause.on" is missing, expected true or false"#),
    (#"{"boom":1}"#, #"the value is an object, expected an effect such as {"split":{…}}"#),
  ])
  func `says what is wrong with an effect`(json: String, sentence: String) throws {
    let tree = try JSON.parse(json)
    let error = #expect(throws: ShapeError.self) { try TrackerEffect(tree) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [SimulatedScenario.positionsOnly5K, .strapDropouts10K, .redLights5K])
  func `a whole run is read as it was written`(scenario: SimulatedScenario) throws {
    var player = RecordingPlayer(scenario.recording(seed: Seed(11)))
    var tracker = Tracker(
      settings: Tracker.Settings(
        autoPause: true,
        runner: Runner(age: 33, kilograms: 64.5, sex: .female)
      )
    )
    var copy = tracker
    var isSame = true
    for event in player.events(upTo: player.length) {
      let json = text { event.event.write(to: &$0) }
      let read = try TrackerEvent(JSON.parse(json))
      isSame = isSame && read == event.event
      let effects = tracker.handle(event.event, at: event.at)
      isSame = isSame && copy.handle(read, at: event.at) == effects
      for effect in effects {
        let read = try TrackerEffect(JSON.parse(text { effect.write(to: &$0) }))
        isSame = isSame && read == effect
      }
    }
    #expect(isSame)
    #expect(tracker.metrics.state == .ended)
  }
}
