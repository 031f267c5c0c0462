extension Sound {
  /// The longest file that is read, in samples of all channels: ten minutes at 48 kHz.
  private static let longest = 600 * 48_000

  /// Reads a WAV file: whole numbers of 8 to 32 bits or 32-bit floats; channels are averaged.
  ///
  /// Some voices write to a pipe and leave the sizes in the header open; then the data goes on to
  /// the end of the file.
  public init(wav bytes: [UInt8]) throws(WAVError) {
    guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WAVE".utf8)
    else { throw .notWAV }
    var format: Format?
    var offset = 12
    while offset + 8 <= bytes.count {
      let name = bytes[offset..<offset + 4]
      let size = bytes.number(at: offset + 4, bytes: 4)
      let start = offset + 8
      if name.elementsEqual("fmt ".utf8) {
        format = try Format(bytes, at: start, size: size)
      } else if name.elementsEqual("data".utf8) {
        guard let format else { throw .noFormat(offset: offset) }
        let end = size == 0 ? bytes.count : min(bytes.count, start + size)
        self.init(samples: try format.samples(in: bytes, from: start, to: end), rate: format.rate)
        return
      }
      offset = start + size + size % 2
    }
    throw .noSamples(offset: min(offset, bytes.count))
  }

  private struct Format {
    var rate: Int
    var channels: Int
    var bytesPerSample: Int
    var isFloat: Bool

    init(_ bytes: [UInt8], at start: Int, size: Int) throws(WAVError) {
      guard size >= 16, start + size <= bytes.count else { throw .noFormat(offset: start) }
      let tag = bytes.number(at: start, bytes: 2)
      channels = bytes.number(at: start + 2, bytes: 2)
      rate = bytes.number(at: start + 4, bytes: 4)
      bytesPerSample = bytes.number(at: start + 14, bytes: 2) / 8
      // 0xFFFE is the extensible form, whose real tag begins the sub-format.
      let kind = tag == 0xFFFE && size >= 26 ? bytes.number(at: start + 24, bytes: 2) : tag
      isFloat = kind == 3
      guard kind == 1 && (1...4).contains(bytesPerSample) || isFloat && bytesPerSample == 4,
        (1...8).contains(channels), (4_000...192_000).contains(rate)
      else {
        throw .unsupported(tag: kind, bits: bytesPerSample * 8, channels: channels, rate: rate)
      }
    }

    func samples(in bytes: [UInt8], from start: Int, to end: Int) throws(WAVError) -> [Float] {
      let frame = channels * bytesPerSample
      let count = (end - start) / frame
      guard count * channels <= Sound.longest else { throw .tooLong(seconds: count / rate) }
      var samples: [Float] = []
      samples.reserveCapacity(count)
      for index in 0..<count {
        var sum: Float = 0
        for channel in 0..<channels {
          sum += sample(in: bytes, at: start + index * frame + channel * bytesPerSample)
        }
        samples.append(sum / Float(channels))
      }
      return samples
    }

    private func sample(in bytes: [UInt8], at offset: Int) -> Float {
      let number = bytes.number(at: offset, bytes: bytesPerSample)
      if isFloat {
        let value = Float(bitPattern: UInt32(number))
        return value.isFinite ? max(-1, min(1, value)) : 0
      }
      // Eight bits have no sign in this format; more have.
      if bytesPerSample == 1 { return Float(number - 128) / 128 }
      let full = 1 << (8 * bytesPerSample)
      return Float(number >= full / 2 ? number - full : number) / Float(full / 2)
    }
  }

  /// Whether bytes are a file that ``wav`` wrote, with nothing missing.
  static func isWhole(wav bytes: [UInt8]) -> Bool {
    bytes.count > 44 && bytes.starts(with: "RIFF".utf8)
      && bytes.number(at: 40, bytes: 4) == bytes.count - 44
  }

  /// The sound as a WAV file of 16 bits.
  public var wav: [UInt8] {
    let data = pcm16
    return Self.header(rate: rate, bytes: data.count) + data
  }

  /// The header before the samples in a WAV file of 16 bits and one channel.
  static func header(rate: Int, bytes count: Int) -> [UInt8] {
    var bytes = Array("RIFF".utf8)
    bytes += UInt32(36 + count).littleEndianBytes
    bytes += Array("WAVEfmt ".utf8) + UInt32(16).littleEndianBytes
    bytes += [1, 0, 1, 0] + UInt32(rate).littleEndianBytes + UInt32(rate * 2).littleEndianBytes
    bytes += [2, 0, 16, 0] + Array("data".utf8) + UInt32(count).littleEndianBytes
    return bytes
  }
}

extension [UInt8] {
  /// The unsigned little-endian number at an offset that lies inside.
  fileprivate func number(at offset: Int, bytes: Int) -> Int {
    var value = 0
    for index in 0..<bytes { value |= Int(self[offset + index]) << (8 * index) }
    return value
  }
}

extension UInt32 {
  fileprivate var littleEndianBytes: [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }
}
