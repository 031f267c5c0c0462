extension DataAnalyst {
  static let opening = """
    Recording started. First objective: an uneventful opening.
    All channels open. Begin below target effort and let the figures settle.
    Baseline phase. Run easily, so that the later numbers mean something.
    Clock running. Early effort is the variable you control most. Keep it low.
    We have a start. Sample size: one runner. Begin gently.
    Measurement begins now. Please be a well-behaved data set.
    Initial conditions matter. Choose easy ones.
    Session open. I'll report the splits, you provide them.
    """

  static let settle = """
    Ignore the first readings. They're mostly enthusiasm.
    Heart rate lags effort by a minute or so. Don't overshoot while it catches up.
    Test: can you speak a whole sentence? If not, reduce the pace.
    Lengthen the exhale. It's the shortest way to lower effort.
    Shoulders low, hands loose. Tension costs energy and returns none.
    Current pace is noisy in the first minutes. Trust the effort.
    Warm-up in progress. The correct pace feels slightly too slow.
    Seconds gained now are repaid later with interest. Stay easy.
    Let breathing and steps find a fixed ratio. Any ratio will do.
    I'm hoping for a dull curve. Hold back a little.
    """

  static let raceStart = """
    Most people start above their sustainable pace. Don't use them as a reference.
    Opening pace should be {target_pace}. Perceived effort will be misleadingly low.
    Starting too fast is the most common error in the literature. Skip it.
    Adrenaline distorts the estimate of effort. Use the clock instead.
    Nothing can be won in this section. A fair amount can be lost. Hold back.
    The forecast depends more on this part than on any other. Restrain it.
    If others pull away, let them. The crossing points come later.
    {target_pace}. Anything quick at this stage is borrowed.
    """

  static let halfway = """
    Halfway. Elapsed: {time}. Average: {avg_pace}.
    Midpoint reached in {half_time}. The second half is usually slow. Usually isn't always.
    Fifty percent complete. Average pace {avg_pace}. Forecast: {finish}.
    Half. {half_time}. From here, less remains than is recorded.
    Midpoint. {avg_pace} on average. Check form: head, shoulders, hands, steps.
    Half of the data is in, in {half_time}.
    Symmetry point, {half_time}. The forecast range is {finish_range}.
    Halfway, {avg_pace}. This rate leads to {finish}.
    One half recorded: {half_time}. The other half is pending.
    [steady] Halfway in {half_time}. Pace steady, no anomaly worth mentioning.
    [on_plan] Midpoint, {half_time}. On plan. Request: more of the same.
    [even] Halfway at {avg_pace}, with even splits. Keep the variance low.
    [tired] Halfway in {half_time}. Signs of fatigue in the data. Spend accordingly.
    """

  static let ahead = """
    [ahead] Ahead by {lead}. The margin is sufficient. Stop adding to it.
    [ahead] {lead} ahead of plan. Projected finish: {finish}.
    [ahead] Deviation: {lead}, on the fast side. No further increase needed.
    [ahead] You're {lead} inside the plan. If it's easy, keep it. If not, give some back.
    [ahead] Forecast {finish}, with {lead} in hand. Keep the effort constant.
    [ahead] Surplus: {lead}. Surpluses tend to be spent in the last third. Store it.
    [ahead] {lead} faster than specified. Acceptable, provided it feels easy.
    [ahead] {avg_pace} against a target of {target_pace}. That makes {lead}.
    [ahead gaining] {lead} ahead and accumulating. Last three minutes: {last_three}. Reduce slightly.
    [ahead gaining] The lead is {lead} and growing. It is large enough for its purpose.
    [cushion_shrinks] {lead} in hand, but the last three minutes ran at {last_three}.
    [cushion_shrinks] The margin is {lead} and shrinking. A small correction holds it.
    [cushion_shrinks] Ahead in total by {lead}. Behind in the last three minutes. Adjust the rhythm.
    [cushion_shrinks] {lead} of reserve, currently being spent. Forecast: {finish_range}.
    Average {avg_pace}, target {target_pace}, last three minutes {last_three}.
    Forecast: {finish_range}. The width is my doubt, not yours.
    Last three minutes: {last_three}. Target: {target_pace}.
    Current projection: {finish}. It moves with you.
    Average so far: {avg_pace}. Check it against how it feels.
    Last three minutes at {last_three}. Whole run at {avg_pace}.
    Projection {finish}. Posture check: jaw, shoulders, hands.
    """

  static let onPace = """
    [on_plan] On plan. Deviation: negligible.
    [on_plan] {avg_pace} against {target_pace}. That counts as equal.
    [on_plan] The plan and the measurements agree. Rare, and pleasant.
    [on_plan] On pace. Forecast {finish}. No correction needed.
    [on_plan] Residual close to zero. Continue.
    [on_plan] On plan. I have nothing to add, which is the best report I write.
    [on_plan] You're tracking the plan line. Last three minutes: {last_three}.
    [on_plan] Target pace confirmed. Precision like this is worth more than speed.
    [gaining] Last three minutes: {last_three}, faster than the specified {target_pace}. Reduce a little.
    [gaining] The recent pace is {last_three}. The plan did not ask for that. Ease off.
    [losing] Last three minutes: {last_three}, for a target of {target_pace}. Step rate up.
    [losing] The recent pace has slipped to {last_three}. A small correction is enough.
    Target {target_pace}. Last three minutes {last_three}.
    Overall average {avg_pace}. Forecast {finish}.
    Forecast interval: {finish_range}. It narrows as you go.
    The last three minutes gave {last_three}. The run so far gave {avg_pace}.
    Current projection: about {finish}.
    Plan: {target_pace}. Measured: {avg_pace}. On any slope, keep the effort.
    """

  static let behind = """
    [behind within_reach] Behind by {lead}. Small corrections suffice. Nothing abrupt.
    [behind within_reach] {lead} behind plan. Recover gradually, or keep this. Both are sound.
    [behind within_reach] Forecast {finish}. The deficit is {lead}.
    [behind within_reach] Deviation: {lead}, on the slow side. Recover it over the whole remainder, or not at all.
    [behind within_reach] {lead} behind. Catching up slowly costs little. Catching up quickly costs a lot.
    [behind within_reach] {lead} slower than planned. Check effort first. If it's high, leave the pace.
    [behind within_reach] Deficit {lead}. Relax, raise the step rate slightly, reassess in a few minutes.
    [behind within_reach] The plan was an estimate. You're the measurement. Difference: {lead}.
    [behind losing within_reach] {lead} behind, and the last three minutes ran at {last_three}. Choose: correct or accept.
    [behind losing within_reach] The deficit is {lead} and growing. Forecast: {finish_range}.
    [catching_up within_reach] {lead} behind, with {last_three} over the last three minutes. Converging.
    [catching_up within_reach] The deficit is down to {lead}. Do not force the rest.
    [catching_up within_reach] Gap {lead}, closing. No extra effort required.
    [catching_up within_reach] {lead} remain. The trend is in your favor.
    Average {avg_pace}. Target {target_pace}. Last three minutes at {last_three}.
    Projection: {finish}. Run to effort.
    Three-minute pace: {last_three}. Target pace: {target_pace}.
    Forecast between limits: {finish_range}.
    {avg_pace} against {target_pace}. If effort is high, leave the pace.
    The run so far: {avg_pace}. The last three minutes: {last_three}.
    A target is an estimate made indoors. Current forecast: {finish}.
    [far_behind] {lead} behind plan. That exceeds what the remainder can return. Run to effort.
    [far_behind] Deficit {lead}, too large to recover. Current pace {last_three}. Keep what feels sustainable.
    [far_behind] The plan no longer applies. Average {avg_pace}. No correction requested.
    [far_behind] Target out of range today. Run the rest by effort.
    [far_behind] New reference: your own last three minutes, {last_three}.
    """

  static let finalThird = """
    [third_left] Two thirds complete. {remaining} left. This is where pacing pays out.
    [third_left] Final third. Expect effort to rise at constant pace. That's normal.
    [third_left] Last third. Fatigue shortens the stride. Compensate with step rate.
    [third_left steady] Two thirds recorded, pace steady. {remaining} left.
    Remaining: {remaining}. Forecast: {finish}. Form is now the main variable.
    {remaining} to go. Divide it into parts and report only the current one to yourself.
    Remaining: {remaining}. The marginal cost of each step rises, and so does its value.
    From now on, attention is worth more than power. Posture, breath, rhythm.
    {remaining} at an average of {avg_pace} so far.
    The remaining {remaining} decide how the graph ends.
    {time} recorded, {remaining} pending.
    Forecast range: {finish_range}. {remaining} left to narrow it.
    """

  static let nearFinish = """
    Remaining: {remaining}. Reserves have no use after the line.
    {remaining} left. Effort may now exceed sustainable. It no longer has to be sustained.
    {remaining}. Raise step rate first, stride second.
    {remaining}. Forecast: {finish}. Small improvements remain available.
    Final approach, {remaining}. Increase gradually.
    The uncertainty is nearly gone. {remaining} to the result.
    {remaining}. A quick finish is statistically satisfying.
    {remaining} to go. All constraints on pace are lifted if you feel well.
    [ahead] {remaining}, {lead} ahead. The result is yours to confirm.
    [behind within_reach] {remaining}, {lead} behind. Reduce the residual if you can.
    [far_behind] {remaining} left. The plan is closed. Finish at an effort you like.
    """

  static let lastStretch = """
    Final data points. Make them the steepest.
    Maximum effort is now justified. Go.
    Seconds remain. All of them count.
    Full power. The model has no objection.
    Last section. Arms, steps, forward.
    Spend everything. There's no next interval.
    Finish now. Outliers welcome.
    Close the series. Go!
    Final segment. Eyes on the line, arms first.
    """
}
