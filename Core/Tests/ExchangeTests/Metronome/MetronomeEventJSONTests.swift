import Coaching
import Exchange
import Formats
import Testing
import Training

struct MetronomeEventJSONTests {
  @Test(arguments: [
    (Metronome.Event.start, #"{"start":true}"#), (.stop, #"{"stop":true}"#),
    (.tempo(Tempo(clamping: 176)), #"{"tempo":176}"#), (.step(-1), #"{"step":-1}"#),
    (.volume(0.25), #"{"volume":0.25}"#), (.timbre(.wood), #"{"timbre":"wood"}"#),
    (.interruptionBegan, #"{"interruption":"began"}"#),
  ])
  func `is read as it was written`(event: Metronome.Event, text: String) throws {
    #expect(JSON.written { event.write(to: &$0) } == (try JSON.parse(text)))
    #expect(try Metronome.Event(Fields(JSON.parse(text))) == event)
  }
}
