extension Recording {
  // What noise, and a device that counts a few seconds late, may add to a step, in meters.
  private static let slack = 50.0
  // More jumps are none: somebody was faster than the sport says.
  private static let mostJumps = 10
  // Of fewer readings nobody knows which of them is wrong.
  private static let fewestReadings = 10
  // Seconds after which a reading that falls back takes back the jump before it.
  private static let longestSpike = 60.0

  /// Meters a second that nobody exceeds.
  private var fastest: Double {
    switch sport {
    case .running, .walking, .swimming: 12
    case .cycling: 35
    case .other: 100
    }
  }

  private struct Reading {
    var meters = 0.0
    var time = 0.0
  }

  private struct Jump {
    var from: Reading
    var meters: Double
  }

  /// Takes out of the device's distance the meters that nobody can have covered in their time, and
  /// answers with how many. Readings that lead away and back are taken out of the way alone.
  ///
  /// A distance that stood still and then comes all at once is none of them, as long as it fits the whole
  /// time: so devices bridge a tunnel.
  public mutating func removeJumps() -> Distance {
    let readings = samples.distance.indices.filter { samples.distance[$0].isFinite }
    guard samples.distance.count == samples.count, readings.count >= Self.fewestReadings,
      let last = readings.last
    else { return .zero }
    var mended = samples.distance
    var jumps: [Jump] = []
    var spikes = 0
    // The last reading that went on, and how fast.
    let first = readings[0]
    var newest = Reading(meters: samples.distance[first], time: samples.time[first])
    var speed = 0.0
    let before = counted(before: newest, upTo: samples.distance[last])
    var removed = before
    for row in readings {
      let reading = Reading(meters: samples.distance[row], time: samples.time[row])
      if let jump = jumps.last, reading.meters < newest.meters,
        reading.meters >= jump.from.meters, reading.time - jump.from.time <= Self.longestSpike,
        isReached(reading, from: jump.from)
      {
        removed -= jump.meters
        jumps.removeLast()
        spikes += 1
        newest = reading
      } else if reading.meters > newest.meters {
        let seconds = reading.time - newest.time
        let step = reading.meters - newest.meters
        if isReached(reading, from: newest) {
          speed = seconds > 0 ? step / seconds : speed
        } else {
          // As fast as before, as far as anybody knows.
          let meters = step - min(speed, fastest) * max(0, seconds)
          jumps.append(Jump(from: newest, meters: meters))
          removed += meters
        }
        newest = reading
      }
      // To the centimeter, as devices count.
      mended[row] = max(0, ((reading.meters - removed) * 100).rounded() / 100)
    }
    guard before > 0 || !jumps.isEmpty || spikes > 0, jumps.count + spikes <= Self.mostJumps
    else { return .zero }
    settle(jumps, counted: samples.distance[last], before: before)
    samples.distance = mended
    return .meters(removed - before)
  }

  private func isReached(_ reading: Reading, from start: Reading) -> Bool {
    reading.meters - start.meters <= fastest * max(0, reading.time - start.time) + Self.slack
  }

  /// What the device had counted before the start, where its total leaves that out.
  private func counted(before first: Reading, upTo last: Double) -> Double {
    guard let total = totals.distance?.meters, !isReached(first, from: Reading()),
      (total - (last - first.meters)).magnitude < (total - last).magnitude
    else { return 0 }
    return first.meters
  }

  /// Takes the jumps out of the totals of the whole and of the laps that count them.
  private mutating func settle(_ jumps: [Jump], counted: Double, before: Double) {
    let jumped = jumps.reduce(0) { $0 + $1.meters }
    let mended = counted - before - jumped
    if let total = totals.distance?.meters, total >= jumped,
      (total - mended - jumped).magnitude <= (total - mended).magnitude
    {
      totals.distance = .meters(((total - jumped) * 100).rounded() / 100)
    }
    for jump in jumps {
      guard let place = laps.lastIndex(where: { $0.start <= jump.from.time }),
        let meters = laps[place].distance?.meters, meters >= jump.meters
      else { continue }
      laps[place].distance = .meters(((meters - jump.meters) * 100).rounded() / 100)
    }
  }
}
