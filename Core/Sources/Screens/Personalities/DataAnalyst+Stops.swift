/// The words about stops, slow-downs and what comes of them, and about sensors that come and go.
extension DataAnalyst {
  static let stopped = """
    You have stopped. Are you all right?
    No movement registered. Is this planned?
    Speed is zero. State the reason to yourself: light, lace, or pain.
    A stop. If anything hurts, treat that as the only relevant figure.
    Position unchanged. Please check: dizziness, pain, breathing.
    Zero movement in this interval. Everything in order?
    You are standing. If you feel unwell, sit down and tell somebody.
    Motion has ceased. A drink and a short self-check, please.
    A halt is on record. If it is medical, the run is over.
    No steps. Are you well?
    """

  static let stillStopped = """
    Extended stop. If unwell, call for help now.
    [standing] {stood} standing. Options: walk, end the run, or call somebody.
    Body temperature drops quickly at rest. Walk, or put something on.
    If this is a cramp: stretch, walk, reassess. If it is worse: call.
    Ending the run here is a valid result.
    [standing] {stood} at zero. Sit, drink, take sugar, then decide.
    Chest pain, confusion or sickness: ask for help immediately.
    If you are waiting for somebody, ignore this. If not, please act.
    Recommendation: a walk of two minutes, then a decision.
    The run can be ended with one button. So can the risk.
    """

  static let resumed = """
    Movement resumed. Build up over one minute.
    You are running. The time at rest is booked and closed.
    Speed above zero. Ease in.
    Resumed. Do not spend effort on the seconds that stood.
    Steps registered. Short ones first.
    Moving. The first minute after a stop is not representative.
    Run continues. Muscles have cooled, so begin gently.
    Restarted. Pace figures need a minute to settle.
    In motion. No correction for the stop is required.
    Continuing. The stop counts in the total and nowhere else.
    """

  static let slowdown = """
    A clear drop in pace. Intended? If not, check fuel, water, pain.
    [easing] Three-minute pace {last_three}, well off your median. Cause?
    Pace has left its usual range. Identify the reason before adding effort.
    A marked loss of speed on level ground. How are the legs?
    [easing] {last_three} is an outlier for this run. Rest or problem?
    If this is a rest, log it as one. If it is pain, stop.
    The figures suggest a change of state. Take sugar and water, then reassess.
    [easing] Pace down to {last_three}. Raise the step rate before the effort.
    The level of pace has shifted. A choice, or a limit?
    Large deviation from your median pace. Please account for it.
    """

  static let checkIn = """
    Status check. How do you feel, from one to ten? Below five, walk.
    Check: eaten, drunk, eased off? Do what is missing.
    Reassessment due. If it is worse, walk.
    [hard] Heart rate {hr}. Walk until it falls.
    Symptoms such as chills, sickness or chest pain end the run.
    Has any carbohydrate been taken? If not, now.
    [hard] {hr} remains too high. Please walk.
    Cognitive test: today's date and your phone number. If that fails, sit down.
    Pace is irrelevant at present. Condition is not. How is it?
    Second reading of your condition, please. Doubt means walking.
    """

  static let recovered = """
    Values are back in range. Continue with low effort.
    The anomaly has ended. Moderate from here.
    Recovered by the figures. Allow ten gentle minutes.
    Episode closed. No compensation is needed.
    The readings have normalised. Proceed with care.
    [heart] Heart rate {hr}. Acceptable.
    {last_three} over three minutes. Function restored.
    Back within tolerance. Do not test its limits.
    That deviation is over. Note it, move on.
    Parameters in order. Small increments only.
    """

  static let positionFlapping = """
    Position signal is intermittent. Further single reports are suppressed.
    Satellites come and go. Treat distance as an estimate.
    Intermittent reception. Time remains exact, distance does not.
    Repeated signal losses. I'll report them in summary only.
    Position data has gaps here. Bridged where possible.
    Reception is unstable. Run by effort.
    """

  static let heartRateFlapping = """
    Heart rate signal is intermittent. Probably the contact of the strap.
    Repeated dropouts of the heart rate. Moisten the strap.
    The pulse arrives in fragments. Single reports are suppressed.
    Heart rate data has gaps. Effort by feel, please.
    Unstable strap contact. Tighten it when convenient.
    Intermittent pulse data. I'll use the valid part.
    """

  static let splitPassed = """
    Split {split_number} was passed without signal. Distance now {distance}.
    Number {split_number} lies in the gap. {distance} in total.
    Late entry: split {split_number} complete. Its time is an estimate.
    {distance}. Split {split_number} was not observed directly.
    Split {split_number} recorded after the fact. {distance} so far.
    The gap contained the end of split {split_number}. {distance} now.
    """
}
