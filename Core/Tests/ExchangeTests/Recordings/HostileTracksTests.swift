import Exchange
import Formats
import Testing
import Training

/// Files made to crash, to stall or to fool a reader of GPX and TCX.
struct HostileTracksTests {
  private let small = Array(
    """
    \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
    <gpx xmlns:g="x"><!-- é --><trk><name><![CDATA[<é>]]></name><type>running</type><trkseg>
    <trkpt lat="48.1" lon="-16.5"><ele>1e2</ele><time>2026-06-01T07:30:00.5+02:00</time>
    <extensions><g:hr>1&#52;0</g:hr></extensions></trkpt>
    <trkpt lat='48.2' lon="16.6"><time>2026-06-01T07:30:09Z</time><b/></trkpt>
    </trkseg></trk></gpx>
    """.utf8
  )

  private let lap = Array(
    """
    <TrainingCenterDatabase><Activities><Activity Sport="Running">
    <Lap StartTime="2026-06-01T05:30:00Z"><TotalTimeSeconds>2.5</TotalTimeSeconds><Track>
    <Trackpoint><Time>2026-06-01T05:30:01Z</Time><HeartRateBpm><Value>99</Value></HeartRateBpm>
    </Trackpoint><Trackpoint><Time>2026-06-01T05:30:03Z</Time></Trackpoint></Track></Lap>
    </Activity></Activities></TrainingCenterDatabase>
    """.utf8
  )

  @Test func `expands no entity and opens no file`() {
    let laughs = """
      <!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
      <gpx><trk><name>&c;</name></trk></gpx>
      """
    let outside = """
      <?xml version="1.0"?>
      <!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx><name>&x;</name></gpx>
      """
    let parameters = "<!DOCTYPE gpx SYSTEM 'http://127.0.0.1/a.dtd'><gpx/>"
    for (document, offset) in [(laughs, 0), (outside, 22), (parameters, 0)] {
      #expect(problem(document) == .doctype)
      #expect(refusal(Array(document.utf8))?.offset == offset)
    }
    #expect(problem("<gpx><name>&c;</name></gpx>") == .unknownEntity("c"))
  }

  // Where the error stands is how far the reader went: no test here needs a clock.
  @Test func `stops at the first thing too many`() {
    let wide = "<gpx " + (0..<200_000).map { "a\($0)='' " }.joined() + "/>"
    #expect(problem(wide) == .tooManyAttributes(limit: 64))
    #expect((refusal(Array(wide.utf8))?.offset ?? .max) < 700)
    let deep = "<gpx>" + String(repeating: "<a>", count: 1_000_000)
    #expect(problem(deep) == .tooDeep(limit: 64))
    #expect(refusal(Array(deep.utf8))?.offset == 5 + 63 * 3)
    let long = Array("<gpx>".utf8) + [UInt8](repeating: 0x20, count: 20 << 20)
    #expect(problem(long) == .tooLong(limit: 20 << 20))
  }

  @Test func `is not led astray by what never ends`() {
    let beginnings = [
      "<gpx a='", "<gpx><!--", "<gpx><![CDATA[", "<?xml ", "<gpx>&", "<gpx>&#", "<", "<gpx",
      "<gpx><name>", "<gpx></",
    ]
    for beginning in beginnings {
      for filling in ["-", "]", "a", "&", "<", " ", "\u{0}", "é", "'", "0"] {
        let document = beginning + String(repeating: filling, count: 5000)
        #expect(refusal(Array(document.utf8)) != nil, "\(beginning)\(filling)")
      }
    }
  }

  @Test func `survives the end at every byte`() throws {
    for whole in [small, lap] {
      #expect(refusal(whole) == nil)
      for count in 0..<whole.count {
        let error = try #require(refusal(Array(whole[..<count])))
        #expect(error.offset <= count)
      }
    }
  }

  @Test func `survives every flipped bit, NUL and stray byte`() {
    for whole in [small, lap] {
      for place in whole.indices {
        for damage in [1, 2, 4, 8, 16, 32, 64, 128].map({ whole[place] ^ $0 }) + [0, 0xC3, 0xFF] {
          var bytes = whole
          bytes[place] = damage
          if let error = refusal(bytes) {
            #expect(error.offset <= bytes.count)
          }
        }
      }
    }
  }

  @Test func `refuses bytes that are no text wherever text stands`() {
    let texts = ["<gpx>*</gpx>", "<gpx a='*'/>", "<gpx><![CDATA[*]]></gpx>", "<gpx*/>"]
    let faults: [[UInt8]] = [[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80]]
    for text in texts {
      for fault in faults {
        let parts = text.utf8.split(separator: UInt8(ascii: "*"))
        let bytes = Array(parts[0]) + fault + Array(parts[1])
        #expect(refusal(bytes)?.offset == parts[0].count)
        #expect(problem(bytes) == .invalidUTF8)
      }
    }
  }

  @Test func `takes nonsense for a missing reading`() throws {
    let nonsense = ["", "NaN", "inf", "1e999", "-", "0x10", "1,5", "１", "--1", "1e", "."]
    for text in nonsense {
      let point = "<trkpt lat='\(text)' lon='\(text)'><ele>\(text)</ele><hr>\(text)</hr>"
      let time = "<time>2026-06-01T07:30:00Z</time></trkpt>"
      let document = "<gpx><trk><trkseg>\(point)\(time)</trkseg></trk></gpx>"
      let samples = try RecordingFile.read(Array(document.utf8)).samples
      var expected = Samples()
      expected.time = [0]
      #expect(samples == expected, "\(text)")
    }
  }

  @Test func `bears times at the ends of the calendar and nested points`() throws {
    let document = """
      <gpx><trk><trkseg><trkpt><time>0000-01-01T00:00:00Z</time>
      <trkpt><time>9999-12-31T23:59:60-23:59</time></trkpt></trkpt></trkseg></trk></gpx>
      """
    let run = try RecordingFile.read(Array(document.utf8))
    #expect(run.samples.time == [0])
    #expect(run.startedAt.instant.secondsSince1970 == 253_402_387_140)
  }

  private func refusal(_ bytes: [UInt8]) -> RecordingError? {
    do throws(RecordingError) {
      _ = try RecordingFile.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func problem(_ document: String) -> XMLError.Problem? {
    problem(Array(document.utf8))
  }

  private func problem(_ bytes: [UInt8]) -> XMLError.Problem? {
    guard case .xml(let error) = refusal(bytes) else { return nil }
    return error.problem
  }
}
