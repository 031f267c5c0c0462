public import Training

extension SimulatedScenario {
  /// What a person calls the run.
  public func name(in language: Language = .english) -> String {
    language.pick(english.name, german.name)
  }

  /// What happens in it, in a sentence.
  public func about(in language: Language = .english) -> String {
    language.pick(english.about, german.about)
  }

  private var english: (name: String, about: String) { (name, about) }

  private var name: String {
    switch self {
    case .steady5K: "A steady 5 km"
    case .steady10K: "A steady 10 km"
    case .tooFast10K: "Too fast a start over 10 km"
    case .smallFade10K: "A good 10 km with a small fade"
    case .fade10K: "A fading 10 km"
    case .hot15K: "A hot 15 km"
    case .drift20K: "20 km with a drifting heart"
    case .bonkMarathon: "A marathon without enough fuel"
    case .wallMarathon: "A marathon with a wall"
    case .negativeSplitHalf: "A half marathon, faster at the end"
    case .runWalk5K: "Run and walk over 5 km"
    case .intervals: "Intervals"
    case .unsteady8K: "A restless 8 km"
    case .hilly10K: "A hilly 10 km"
    case .allOut5K: "An all-out 5 km"
    case .kick5K: "5 km with a finish kick"
    case .redLights5K: "5 km with red lights"
    case .gpsGap5K: "5 km with a gap in the positions"
    case .noStrap5K: "5 km without a heart rate"
    case .strapDropouts10K: "10 km with a failing strap"
    case .positionsOnly5K: "5 km with positions only"
    case .easyHour: "An easy hour"
    case .tunnel8K: "8 km with a tunnel"
    case .spikes10K: "10 km with wild readings"
    case .canyon8K: "8 km between tall buildings"
    case .treadmill8K: "8 km on a treadmill"
    case .trail15K: "A hilly trail of 15 km"
    case .walkBreaks10K: "10 km with walk breaks"
    case .redLight10K: "10 km with one long red light"
    case .watchPauses8K: "8 km with a paused watch"
    case .longStop8K: "8 km with a long stop"
    case .stoppedMarathon: "A marathon that stops at 38 km"
    case .marathon: "A marathon on plan"
    case .repeats800: "Six times 800 m"
    case .slow5K: "A slow 5 km"
    case .fast10K: "A fast 10 km"
    case .short1500: "A short run"
    case .ultra50K: "An ultra of 50 km"
    case .midnight8K: "8 km at midnight"
    case .raceWon10K: "A 10 km race a minute under plan"
    case .first5K: "A first 5 km"
    }
  }

  private var about: String {
    switch self {
    case .steady5K: "Even pace on target, nothing to worry about."
    case .steady10K: "Race pace from start to finish."
    case .tooFast10K: "The first mile goes eleven per cent too fast."
    case .smallFade10K: "The second half is 1.5 per cent slower: no reason for a word."
    case .fade10K: "The pace falls clearly after the middle."
    case .hot15K: "Heart rate climbs while the pace falls."
    case .drift20K: "The same pace costs more and more heartbeats."
    case .bonkMarathon: "Heart rate and pace fall together in the last third."
    case .wallMarathon: "A sudden, lasting loss of pace near the end."
    case .negativeSplitHalf: "A patient first half and a strong second."
    case .runWalk5K: "Minutes of running and minutes of walking."
    case .intervals: "Warm-up, repeats and rests."
    case .unsteady8K: "The pace swings without a reason."
    case .hilly10K: "Up and down, with the effort kept even."
    case .allOut5K: "Close to the highest heart rate for minutes."
    case .kick5K: "Steady, and fast over the last stretch."
    case .redLights5K: "Three stops at traffic lights."
    case .gpsGap5K: "No positions for a few minutes under trees."
    case .noStrap5K: "Pace and distance only."
    case .strapDropouts10K: "The heart rate comes and goes."
    case .positionsOnly5K: "A recording without the device's own distance."
    case .easyHour: "Sixty minutes with no target."
    case .tunnel8K: "The third kilometer ends where there are no positions."
    case .spikes10K: "Single positions and heartbeats are far off."
    case .canyon8K: "Every position is wrong by some meters."
    case .treadmill8K: "A distance without positions, at the same pace throughout."
    case .trail15K: "Long climbs and descents, with the effort kept even."
    case .walkBreaks10K: "Nine minutes of running, one of walking."
    case .redLight10K: "More than two minutes at a light, halfway."
    case .watchPauses8K: "The runner stops the watch three times, once for long."
    case .longStop8K: "Almost seven minutes of standing, with the watch running."
    case .stoppedMarathon: "On plan until the runner stops dead, then a slow way home."
    case .marathon: "Even pace to the finish."
    case .repeats800: "Warm-up, six fast repeats with easy rests."
    case .slow5K: "Nine minutes per kilometer, evenly."
    case .fast10K: "Three minutes per kilometer, evenly."
    case .short1500: "Over before much can be said."
    case .ultra50K: "More than five hours at an even pace."
    case .midnight8K: "An even run that starts at eleven in the evening."
    case .raceWon10K: "Six seconds per kilometer faster than planned, to the end."
    case .first5K: "Slow, a little uneven, without a strap."
    }
  }
}
