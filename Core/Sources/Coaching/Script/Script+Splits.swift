import Training

extension Script {
  /// Whether a line of it tells of a split at its end, so that nobody else has to.
  func tells(of split: Split) -> Bool {
    let end = split.distance.meters * Double(split.number)
    return messages.contains { message in
      switch message.trigger {
      case .everyDistance(let distance):
        return (distance.meters - split.distance.meters).magnitude < 1
      case .atDistance(let distance):
        return (distance.meters - end).magnitude < 1 && message.tellsOfSplit
      default: return false
      }
    }
  }
}

extension ScriptMessage {
  fileprivate var tellsOfSplit: Bool {
    if topic == .firstSplit || topic == .kilometer { return true }
    let figures = Placeholder.mentioned(in: text)
    return figures.contains(.split) || figures.contains(.splitNumber)
  }
}

extension CueScheme {
  /// Whether it asks for every split to be told.
  func tells(of split: Split) -> Bool {
    cues.contains { cue in
      guard cue.item == .split, case .distance(let distance) = cue.interval else { return false }
      return (distance.meters - split.distance.meters).magnitude < 1
    }
  }
}
