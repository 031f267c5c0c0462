import Coaching
import Exchange
import Formats
import Testing
import Training

private func text(_ body: (inout JSONWriter) -> Void) -> String {
  var json = JSONWriter()
  body(&json)
  return json.text
}

struct TrackerJSONTests {
  @Test(arguments: [
    (TrackerEvent.start, #"{"start":{}}"#),
    (.pause, #"{"pause":{}}"#),
    (.resume, #"{"resume":{}}"#),
    (.lap, #"{"lap":{}}"#),
    (.end, #"{"end":{}}"#),
    (.tick, #"{"tick":{}}"#),
    (.heartRate(.beatsPerMinute(151)), #"{"heartRate":151}"#),
    (.cadence(.stepsPerMinute(173.5)), #"{"cadence":173.5}"#),
    (.power(250), #"{"power":250}"#),
    (
      .footpod(
        FootpodReading(
          speed: .metersPerSecond(3.25),
          contactsPerMinute: 86,
          distance: .meters(1234.5),
          isRunning: true
        )
      ),
      #"{"footpod":{"speed":3.25,"contacts":86,"distance":1234.5,"running":true}}"#
    ),
    (.footpod(FootpodReading(speed: .metersPerSecond(2))), #"{"footpod":{"speed":2}}"#),
    (.pressure(1003.25), #"{"pressure":1003.25}"#),
    (.heartbeats([0.5, 0.375]), #"{"heartbeats":[0.5,0.375]}"#),
    (.belt(.metersPerSecond(2.8)), #"{"belt":2.8}"#),
    (.belt(nil), #"{"belt":0}"#),
    (.disconnected(.footpod), #"{"disconnected":"footpod"}"#),
    (.hidden(true), #"{"hidden":true}"#),
    (.work(false), #"{"work":false}"#),
    (.unheard(.restart), #"{"unheard":"restart"}"#),
    (
      .position(
        Fix(
          coordinate: Coordinate(latitude: 48.2, longitude: 16.37),
          altitude: 171.5,
          accuracy: 5,
          speed: .metersPerSecond(3.25),
          age: 0.5
        )
      ),
      #"{"position":{"latitude":48.2,"longitude":16.37,"altitude":171.5,"accuracy":5,"speed":3.25,"age":0.5}}"#
    ),
    (
      .device(DeviceReading(distance: .meters(1234.56), speed: .metersPerSecond(3.1))),
      #"{"device":{"distance":1234.56,"speed":3.1}}"#
    ),
    (.device(DeviceReading()), #"{"device":{}}"#),
    (
      .deviceTotals(
        Recording.Totals(distance: .meters(10_000), timer: .seconds(3000), kilocalories: 600)
      ),
      #"{"deviceTotals":{"distance":10000,"timer":3000,"energyKcal":600}}"#
    ),
    (
      .deviceLap(Recording.Lap(start: 12.5, distance: .meters(400), timer: .milliseconds(90_500))),
      #"{"deviceLap":{"start":12.5,"distance":400,"timer":90.5}}"#
    ),
  ])
  func `an event is read as it was written`(event: TrackerEvent, json: String) throws {
    #expect(text { event.write(to: &$0) } == json)
    #expect(try TrackerEvent(JSON.parse(json)) == event)
  }

  @Test(arguments: [
    (#"{"jump":1}"#, "the value is an object, expected an event such as {\"tick\":{}}"),
    (#"{"position":{"latitude":1}}"#, #""position.longitude" is missing, expected a number"#),
    (#"{"heartRate":"fast"}"#, #""heartRate" is a text, expected a number"#),
    (
      #"{"deviceLap":{"start":0,"timer":1e300}}"#,
      #""deviceLap.timer" is 1e+300, expected less than 10,000,000 seconds"#
    ),
  ])
  func `says what is wrong with an event`(json: String, sentence: String) throws {
    let tree = try JSON.parse(json)
    let error = #expect(throws: ShapeError.self) { try TrackerEvent(tree) }
    #expect(error?.description == sentence)
  }

  @Test func `metrics are read as they were written`() throws {
    var metrics = LiveMetrics(
      elapsed: .milliseconds(61_250),
      moving: .seconds(60),
      distance: .meters(201.5),
      distanceSource: .positions,
      currentPace: .secondsPerKilometer(299.5),
      averagePace: .secondsPerKilometer(300),
      heartRate: .beatsPerMinute(149),
      cadence: .stepsPerMinute(171),
      kilocalories: 12.5,
      state: .running,
      position: Coordinate(latitude: -33.9, longitude: 151.2),
      positionSignal: .good,
      heartRateSignal: .lost
    )
    metrics.lastSplit = Split(
      number: 1,
      distance: .meters(1000),
      moving: .milliseconds(301_200),
      elapsed: .milliseconds(305_200),
      heartRate: .beatsPerMinute(150)
    )
    #expect(try LiveMetrics(JSON.parse(text { metrics.write(to: &$0) })) == metrics)
    #expect(try LiveMetrics(JSON.parse(text { LiveMetrics().write(to: &$0) })) == LiveMetrics())
  }
}
