import Foundation
import Integrations
import Testing

struct SoundTests {
  @Test func `comes back from a WAV file`() throws {
    let sound = Sound(samples: [0, 0.5, -0.5, 1, -1], rate: 22_050)
    let back = try Sound(wav: sound.wav)
    #expect(back.rate == 22_050)
    #expect(zip(back.samples, sound.samples).allSatisfy { abs($0 - $1) < 1 / 16_000 })
  }

  @Test func `reads eight bits, two channels, floats and open sizes`() throws {
    #expect(try Sound(wav: wav(tag: 1, channels: 1, bits: 8, [0, 128, 255])).samples[1] == 0)
    let stereo = try Sound(wav: wav(tag: 1, channels: 2, bits: 16, [0, 64, 0, 0]))
    #expect(stereo.samples == [0.25])
    let float = wav(tag: 3, channels: 1, bits: 32, [0, 0, 0, 63, 0, 0, 192, 127])
    #expect(try Sound(wav: float).samples == [0.5, 0])
    var open = wav(tag: 1, channels: 1, bits: 16, [0, 64, 0, 64])
    open.replaceSubrange(40..<44, with: [255, 255, 255, 255])
    #expect(try Sound(wav: open).samples == [0.5, 0.5])
  }

  @Test func `names what is wrong with a file`() {
    #expect(throws: WAVError.notWAV) { try Sound(wav: Array("ID3 something".utf8)) }
    #expect(throws: WAVError.noSamples(offset: 36)) {
      try Sound(wav: Array(Sound(samples: [0], rate: 8000).wav.prefix(36)))
    }
    #expect(throws: WAVError.unsupported(tag: 85, bits: 16, channels: 1, rate: 16_000)) {
      try Sound(wav: wav(tag: 85, channels: 1, bits: 16, [0, 0]))
    }
  }

  @Test func `survives every cut and every changed byte`() {
    let whole = Sound(samples: [0.1, 0.2, 0.3], rate: 16_000).wav
    for length in whole.indices { _ = try? Sound(wav: Array(whole.prefix(length))) }
    for index in whole.indices {
      for byte: UInt8 in [0, 1, 127, 128, 255] {
        var changed = whole
        changed[index] = byte
        _ = try? Sound(wav: changed)
      }
    }
  }

  @Test(arguments: [16_000, 22_050, 44_100, 96_000])
  func `keeps a tone when it changes the rate`(rate: Int) {
    let tone = sine(hertz: 997, amplitude: 0.5, seconds: 0.5, rate: rate)
    let resampled = tone.resampled(to: 48_000)
    let wanted = sine(hertz: 997, amplitude: 0.5, seconds: 0.5, rate: 48_000)
    #expect(resampled.samples.count == wanted.samples.count)
    // Without the ends, where the tone begins out of nothing.
    let errors = zip(resampled.samples, wanted.samples).map { abs($0 - $1) }.dropFirst(500)
      .dropLast(500)
    #expect((errors.max() ?? 1) < 0.001)
  }

  @Test(arguments: [16_000, 22_050, 44_100, 48_000])
  func `measures loudness as the standard defines it`(rate: Int) throws {
    // EBU Tech 3341, case 1, for one channel of a stereo pair: -23 dBFS at 997 Hz reads -26.
    let tone = sine(hertz: 997, amplitude: Float(pow(10, -23.0 / 20)), seconds: 5, rate: rate)
    #expect(abs(try #require(tone.loudness) + 26) < 0.1)
    #expect(Sound(samples: [Float](repeating: 0, count: rate), rate: rate).loudness == nil)
    // Four fifths of silence change nothing: that is what the gate is for.
    let silence = [Float](repeating: 0, count: rate * 20)
    let padded = Sound(samples: tone.samples + silence, rate: rate)
    #expect(abs(try #require(padded.loudness) + 26) < 0.3)
  }

  @Test func `keeps every peak below the ceiling without cutting it off`() {
    var sound = sine(hertz: 200, amplitude: 0.3, seconds: 1, rate: 48_000)
    for index in 20_000..<20_100 { sound.samples[index] *= 3 }
    let limited = sound.limited(to: -2)
    let ceiling = Float(pow(10, -2.0 / 20))
    #expect(limited.peak <= ceiling * 1.0001)
    #expect(Array(limited.samples[0..<19_000]) == Array(sound.samples[0..<19_000]))
    let steps = zip(limited.samples, limited.samples.dropFirst()).map { abs($0 - $1) }
    #expect((steps.max() ?? 1) < 0.7)
  }

  @Test func `trims the silence around speech`() {
    let silence = [Float](repeating: 0, count: 16_000)
    let tone = sine(hertz: 300, amplitude: 0.5, seconds: 1, rate: 16_000)
    let sound = Sound(samples: silence + tone.samples + silence, rate: 16_000)
    #expect(abs(sound.trimmed().seconds - 1.06) < 0.01)
  }
}

func sine(hertz: Double, amplitude: Float, seconds: Double, rate: Int) -> Sound {
  Sound(
    samples: (0..<Int(seconds * Double(rate))).map {
      amplitude * Float(sin(2 * .pi * hertz * Double($0) / Double(rate)))
    },
    rate: rate
  )
}

private func wav(tag: UInt8, channels: UInt8, bits: UInt8, _ data: [UInt8]) -> [UInt8] {
  Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0]
    + [tag, 0, channels, 0, 0x80, 0x3E, 0, 0, 0, 0, 0, 0, 0, 0, bits, 0]
    + Array("data".utf8) + [UInt8(data.count), 0, 0, 0] + data
}
