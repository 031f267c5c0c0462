extension DataAnalyst {
  static let fuel = """
    Scheduled intake: carbohydrates now, with a few sips of water.
    Fuel interval reached. One portion.
    Eat now. Absorption takes a while, so act before the demand.
    A portion is due by the clock, not by appetite.
    Carbohydrate time. Small amounts, evenly spaced.
    Energy supply check. Take one serving.
    Intake keeps the late pace possible. One gel or equivalent.
    Fuel entry due. Chew slowly, keep the pace.
    Stores are finite. Add to them now.
    Take something sweet. The effect arrives later, when you'll want it.
    Regular portions are easier on the stomach than large ones. One, please.
    Timer: nutrition. Proceed while breathing is calm.
    One serving, as planned. With water if it's concentrated.
    """

  static let drink = """
    Fluid check. Drink to thirst, in small sips.
    If thirsty, drink. Thirst is a well-calibrated sensor.
    A few sips if you want them. Not more than you want.
    Hydration window. Sip, don't gulp.
    Assess thirst now and act on the reading.
    Drink a little if your mouth is dry. Otherwise skip this one.
    Small regular sips are tolerated best.
    Water if available and wanted. Too much is also an error.
    Optional drink. The option is yours to price.
    """

  static let surge = """
    Pace is well above target. Return to {target_pace}.
    Three-minute pace exceeds plan by a clear margin. Reduce.
    Currently {pace}. That rate isn't in the plan. Ease back.
    Too fast for this section. The cost appears later in the table.
    Correction advised: slower, until breathing is easy again.
    Intensity above specification. Lower it gradually.
    You're overspending. Restore the planned rate.
    """

  static let strongLate = """
    Pace is improving late in the run. That's the rarest shape in my archive.
    Negative split forming. Well executed.
    {pace} at this stage. Evidence of good pacing earlier.
    Late acceleration confirmed. Continue while form holds.
    Speed rising in the final part. The early patience is paying out.
    The curve bends the right way. Keep it smooth.
    Faster now than planned, with little left. Entirely justified.
    """

  static let shortSteps = """
    Currently {cadence}. A few percent more would reduce impact.
    Low step rate. Shorten the stride, keep the pace.
    Raise the step rate slightly. Equal speed, smaller steps.
    Steps are long and few. Reverse that for a minute.
    Cadence has room to go up. Light and quick, under the hips.
    Try ten percent shorter steps. Leave the pace unchanged.
    Turnover below the usual range. Quicker feet, softer landing.
    """

  static let highEffort = """
    Heart rate {hr}. High for this kind of run. Reduce pace.
    Zone {zone} in a session that's no race. Lower the intensity.
    Effort exceeds today's purpose. Ease off until you can talk.
    The easy part isn't easy at the moment. Slow down.
    Intensity is above the useful range for today. Step down.
    Reduce pace until heart rate falls. It takes a minute or two to show.
    More effort than the session asks for. Save it.
    """

  static let tired = """
    High heart rate for an extended time. Ease slightly and lengthen the exhale.
    Sustained load detected. A small reduction now protects the rest.
    Effort has been high for a while. Check tension: jaw, shoulders, hands.
    You're far in, and the cost is rising. Shorter steps, calm breath.
    Long time in the upper zones. Lower the pace a little. Walking is an option too.
    Load is high. Drink if thirsty, cool down if possible, slow down a touch.
    This is the expensive part. Reduce where it costs least: a few seconds of pace.
    Strain is persistent. If anything feels wrong, walk, and ask for help.
    """

  static let earlyHour = """
    Early hour noted. Muscles are stiffer in the morning. Warm up for longer.
    Few runners are active at this time. You're the distribution's left tail.
    Morning session. Give heart and joints some extra minutes.
    Early start. Empty streets, low noise, good data.
    """

  static let lateHour = """
    Late session. Visibility is low, so be seen and watch the ground.
    Night run recorded. Choose lit streets over short ones.
    Late hour. Others may not see you. Assume that they don't.
    Evening data tends to be calm. Mind the kerbs.
    """
}
