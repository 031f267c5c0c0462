import Coaching
import Exchange
import Formats
import Testing

struct MetronomeRequestTests {
  @Test func `answers how it stands`() {
    #expect(
      replies([#"{"do":"metronome"}"#]) == [
        #"{"effects":[],"metronome":{"beatsPerMinute":180,"tempo":"180","unit":"Steps/min","canSlower":true,"canFaster":true,"volume":0.4,"volumeText":"40 %","isPlaying":false,"button":"START","canStart":true,"problem":null,"note":null,"timbre":"wood","timbres":[{"id":"wood","name":"Wood block"},{"id":"bright","name":"Bright tone"}],"wakeAt":null}}"#
      ]
    )
  }

  @Test func `says when it wants to be woken, and retimes then`() {
    let replies = replies([
      #"{"do":"metronome","at":12,"event":{"start":true}}"#,
      #"{"do":"metronome","at":12.3,"event":{"step":1}}"#,
      #"{"do":"metronome","at":12.6,"event":{"tick":true}}"#,
    ])
    #expect(replies[0].hasPrefix(#"{"effects":[{"start":{"beatsPerMinute":180}}]"#))
    #expect(replies[1].hasSuffix(#""wakeAt":12.6}}"#))
    #expect(replies[2].hasPrefix(#"{"effects":[{"retime":{"beatsPerMinute":181}}]"#))
    #expect(replies[2].hasSuffix(#""wakeAt":null}}"#))
  }

  @Test(arguments: [
    (
      #"{"do":"metronome","at":1,"event":{"tempo":231}}"#,
      #""event.tempo" is 231, expected a whole number of steps a minute from 150 to 230"#
    ),
    (
      #"{"do":"metronome","at":1,"event":{"tempo":180.5}}"#,
      #""event.tempo" is 180.5, expected a whole number of steps a minute from 150 to 230"#
    ),
    (#"{"do":"metronome","event":{"start":true}}"#, #""at" is missing, expected a number"#),
    (
      #"{"do":"metronome","at":1,"event":{"timbre":"gong"}}"#,
      #""event.timbre" is "gong", expected one of wood, bright"#
    ),
    (
      #"{"do":"metronome","at":1,"event":{}}"#,
      #""event" is an object, expected an event of the metronome such as {"start":true} or {"tempo":180}"#
    ),
    (
      #"{"do":"click","sampleRate":4000}"#,
      #""sampleRate" is 4000, expected a whole number from 8000 to 384000"#
    ),
  ])
  func `says what it found and what it expected`(request: String, sentence: String) throws {
    let reply = try JSON.parse(Array(replies([request])[0].utf8))
    #expect(reply["error"]?["message"]?.string == sentence)
  }

  @Test func `renders a table of clicks`() {
    var session = PageSession()
    let reply = session.reply(
      to: Array(#"{"do":"click","timbre":"bright","sampleRate":44100,"phases":8}"#.utf8)
    )
    #expect(String(decoding: reply, as: UTF8.self) == #"{"click":{"samples":2647,"phases":8}}"#)
    #expect(session.click == ClickTable(.bright, rate: 44_100, phaseCount: 8).samples)
    #expect(session.click.count == 2647 * 8)
  }

  private func replies(_ requests: [String]) -> [String] {
    var session = PageSession()
    return requests.map { String(decoding: session.reply(to: Array($0.utf8)), as: UTF8.self) }
  }
}
