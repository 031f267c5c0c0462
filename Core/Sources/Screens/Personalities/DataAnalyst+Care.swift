extension DataAnalyst {
  static let fuel = """
    Scheduled intake: carbohydrates now, with a few sips of water.
    Fuel interval reached. One portion.
    Eat now. Absorption takes a while, so act before the demand.
    A portion is due by the clock, not by appetite.
    Carbohydrate time. Small amounts, regularly spaced.
    Energy supply check. Take one serving.
    Intake keeps the late pace possible. One gel or equivalent.
    Fuel entry due. Chew slowly, ease the pace while you do.
    Stores are finite. Add to them now.
    Take something sweet. The effect arrives later, when you'll want it.
    Regular portions are easier on the stomach than large ones. One, please.
    Timer: nutrition. Proceed.
    One serving, as planned. With water if it's concentrated.
    """

  static let drink = """
    Fluid check. Drink to thirst, in small sips.
    If thirsty, drink. Thirst is a well-calibrated sensor.
    A few sips if you want them. Not more than you want.
    Hydration window. Sip, don't gulp.
    Assess thirst now and act on the reading.
    Drink a little if your mouth is dry. Otherwise skip this one.
    Small regular sips are tolerated well.
    Water if available and wanted. Too much is also an error.
    Drink if you want it.
    """

  static let surge = """
    [gaining] Pace is well above target. Return to {target_pace}.
    [gaining] Three-minute pace exceeds plan by a clear margin. Reduce.
    [gaining] You're overspending. Restore the planned rate.
    [gaining] {last_three} recently. That rate isn't in the plan. Ease back.
    Last three minutes: {last_three}. Plan: {target_pace}. The cost appears later in the table.
    Correction advised: reduce until breathing is easy.
    Intensity above specification. Lower it gradually.
    {last_three}, for a plan of {target_pace}. Bring it down in small steps.
    """

  static let strongLate = """
    [quicker] Pace is improving late in the run. That's the rarest shape in my archive.
    [quicker] {last_three} at this stage. The curve bends the right way.
    [quicker] Late acceleration confirmed: {last_three}. Continue while form is intact.
    [quicker gaining] Faster than usual and faster than the plan, this late. Justified.
    Last three minutes: {last_three}. Keep the shoulders low.
    {last_three} recently, {avg_pace} overall. Form is the variable to watch.
    Recent pace {last_three}. If breathing is easy, let it continue.
    {last_three}. The remaining part is short relative to the recorded one.
    """

  static let shortSteps = """
    Currently {cadence}. A few percent more would reduce impact.
    Low step rate. Shorten the stride, keep the pace.
    Raise the step rate slightly. Equal speed, smaller steps.
    Steps are long and few. Reverse that for a minute.
    Cadence has room to go up. Light and quick, under the hips.
    Try ten percent shorter steps. Leave the pace unchanged.
    {cadence} is below the usual range. Quick feet, soft landing.
    """

  static let highEffort = """
    [heart] Heart rate {hr}. High, if this run is meant to be easy.
    [hard] Heart rate {hr}. Reduce the pace unless this is a workout.
    [hard] Intensity is near the top of the range. Step down if that wasn't the purpose.
    Zone {zone}. If the session is an easy one, lower the intensity.
    If the purpose is endurance, ease off until you can talk.
    Check the effort against today's purpose. If in doubt, slow down.
    Reduce pace until heart rate falls. It takes a minute or two to show.
    Zone {zone} costs recovery. Spend it on purpose or not at all.
    """

  static let tired = """
    [hard] Heart rate {hr}. Ease slightly and lengthen the exhale.
    [tired] The data show fatigue. A small reduction now protects the rest.
    [tired] The cost is rising. Shorter steps, long exhale.
    [tired] This is the expensive part. Reduce where it costs least: a few seconds of pace.
    High heart rate zone. Check tension: jaw, shoulders, hands.
    Lower the pace a little. Walking is an option too.
    Load is high. Drink if thirsty, cool down if possible, slow down a touch.
    Heart rate zone above plan for this stage. Give it a minute of easy running.
    If anything feels wrong, walk, and ask for help.
    """

  static let earlyHour = """
    Early hour noted. Muscles are stiff at this time. Warm up for longer.
    Few runners start at this hour. You're the distribution's left tail.
    Early session. Give heart and joints some extra minutes.
    Early start. Low noise, clean data.
    Body temperature is at its daily minimum. Let it rise before you push.
    """

  static let lateHour = """
    Late session. Visibility is low, so be seen and watch the ground.
    Night run recorded. Choose lit streets over short ones.
    Late hour. Others may not see you. Assume that they don't.
    Late data tends to be quiet. Mind the curbs.
    Late start. Reflectors outperform optimism.
    """
}
