import Exchange
import Foundation
import Testing
import Training

struct SampleColumnsTests {
  private func samples(_ count: Int, seed: UInt64) -> Samples {
    var dice = Dice(state: seed)
    var samples = Samples()
    for row in 0..<count {
      samples.time.append(Double(row) + dice.unit * 0.5)
      samples.latitude.append(dice.unit < 0.1 ? .nan : 48 + dice.unit)
      samples.longitude.append(dice.unit < 0.1 ? .nan : -16 - dice.unit)
      samples.heartRate.append(dice.unit < 0.3 ? .nan : 120 + (dice.unit * 60).rounded())
      samples.altitude.append(-3 + dice.unit * 1e6)
    }
    return samples
  }

  @Test(arguments: [0, 1, 2, 100, 5000])
  func `reads back what was rounded once, for ever`(count: Int) throws {
    let rounded = SampleColumns.rounded(samples(count, seed: 7))
    let bytes = SampleColumns.bytes(of: rounded)
    #expect(try SampleColumns.samples(of: bytes) == rounded)
    #expect(SampleColumns.rounded(rounded) == rounded)
    #expect(rounded.power == [])
  }

  @Test func `keeps the first bytes of the form`() {
    var samples = Samples()
    samples.time = [0, 1, 3]
    samples.heartRate = [120, .nan, 119]
    // 1 s is 1000 steps, zigzag 2000, one more 2001; a missing reading is 0.
    #expect(
      SampleColumns.bytes(of: samples).dropLast(4) == [
        0x50, 0x53, 0x43, 0x31, 3, 0, 0, 0, 2, 0, 5, 0, 0, 0, 1, 0xD1, 0x0F, 0xA1, 0x1F, 6, 4, 0, 0,
        0, 0xE1, 0x12, 0, 0x14,
      ]
    )
  }

  @Test func `notices every bit that has turned`() {
    let bytes = SampleColumns.bytes(of: SampleColumns.rounded(samples(20, seed: 3)))
    for place in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[place] ^= 1 << UInt8(bit)
        #expect(throws: SampleColumns.Fault.damaged) { try SampleColumns.samples(of: damaged) }
      }
    }
    for length in 0..<bytes.count {
      #expect(throws: SampleColumns.Fault.damaged) {
        try SampleColumns.samples(of: Array(bytes[..<length]))
      }
    }
  }
}

/// A small generator, so that a failure can be had again.
struct Dice {
  var state: UInt64

  var unit: Double {
    mutating get {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
  }
}
