import Training

/// A short name for a set of inputs: FNV-1a with 64 bits (Fowler, Noll and Vo).
struct InputDigest {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes one input; its end counts, so that "ab" and "c" differ from "a" and "bc".
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  /// Takes all that a coach says of a race.
  mutating func add(_ race: RunPlan.Race) {
    add("race " + race.pacing.rawValue)
    for part in race.parts {
      add("part \(part.distance.meters) m in \(part.time.inSeconds) s")
    }
    if race.startsCrowded { add("crowded start") }
    for (kind, cues) in [("eat ", race.fueling), ("drink ", race.hydration)] {
      for cue in cues {
        switch cue.place {
        case .distance(let distance): add(kind + "m " + distance.meters.description)
        case .time(let time): add(kind + "s " + time.inSeconds.description)
        }
        add(cue.what)
        add(cue.amount ?? "")
      }
    }
  }

  /// Sixteen hexadecimal digits.
  var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
