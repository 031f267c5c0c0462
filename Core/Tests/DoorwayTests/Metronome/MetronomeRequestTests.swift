import Coaching
import Doorway
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
    #expect(String(decoding: reply, as: UTF8.self) == #"{"click":{"samples":2648,"phases":8}}"#)
    #expect(session.click == ClickTable(.bright, rate: 44_100, phaseCount: 8).samples)
    #expect(session.click.count == 2648 * 8)
  }

  @Test func `advises over a baseline that is told, or that of the recording`() {
    let replies = replies([
      #"{"do":"cadence","baseline":164,"target":184}"#,
      #"{"do":"cadence"}"#,
      #"{"do":"cadence","baseline":60}"#,
    ])
    #expect(replies[0].hasPrefix(#"{"advice":{"baseline":164,"first":172,"most":180,"care":""#))
    #expect(replies[0].contains(#""warning":"184 is 12 % above your own 164."#))
    #expect(replies[1] == #"{"advice":null}"#)
    #expect(
      replies[2]
        == #"{"error":{"message":"\"baseline\" is 60, expected the steps a minute of somebody who runs, 120 to 230"}}"#
    )
  }

  @Test func `is started, stopped and shown by a run`() {
    let replies = replies([
      #"{"do":"simulate","scenario":"steady_10k","seed":7}"#,
      #"{"do":"start","coach":"old_hand","cadence":{"target":176}}"#,
      #"{"do":"advance","to":5}"#,
      #"{"do":"event","at":5,"event":{"metronome":{"stop":true}}}"#,
      #"{"do":"event","at":5,"event":{"metronome":{"tempo":9}}}"#,
      #"{"do":"event","at":5,"event":{"start":{}}}"#,
    ])
    #expect(replies[1].contains(#""metronome":{"beatsPerMinute":176"#))
    #expect(
      replies[2].contains(
        #"{"at":0,"effect":{"metronome":{"start":{"beatsPerMinute":176}}}}"#
      )
    )
    #expect(
      replies[3].hasPrefix(#"{"effects":[{"at":5,"effect":{"metronome":{"stop":true}}}]"#)
    )
    #expect(replies[4].contains("expected a whole number of steps a minute from 150 to 230"))
    #expect(replies[5].contains("expected an event of the coach or the metronome"))
  }

  private func replies(_ requests: [String]) -> [String] {
    var session = PageSession()
    return requests.map { String(decoding: session.reply(to: Array($0.utf8)), as: UTF8.self) }
  }
}
