extension DataAnalyst {
  static let opening = """
    Recording started. First objective: an uneventful opening.
    All channels open. Begin below target and let the figures settle.
    Baseline phase. Run easily, so that the later numbers mean something.
    Clock running. Early effort is the variable you control best. Keep it low.
    We have a start. Sample size: one runner. Begin gently.
    Measurement begins now. Please be a well-behaved data set.
    Initial conditions matter. Choose easy ones.
    Session open. I'll report the splits, you provide them.
    """

  static let settle = """
    Ignore the first readings. They're mostly enthusiasm.
    Heart rate lags effort by a minute or so. Don't overshoot while it catches up.
    Test: can you speak a whole sentence? If not, reduce the pace.
    Lengthen the exhale. It's the quickest way to lower effort at equal speed.
    Shoulders low, hands loose. Tension costs energy and returns none.
    Current pace is noisy in the first minutes. Trust the effort.
    Warm-up in progress. The correct pace feels slightly too slow.
    Seconds gained now are repaid later with interest. Stay easy.
    Let breathing and steps find a fixed ratio. Any ratio will do.
    The curve I want to see here is flat. Hold back a little.
    """

  static let raceStart = """
    Most runners around you are above their sustainable pace. Don't use them as a reference.
    Opening pace should be {target_pace}. Perceived effort will be misleadingly low.
    Even pacing is the fastest strategy with the lowest variance. Begin it now.
    Adrenaline distorts the estimate of effort. Use the clock instead.
    Nothing can be won in this section. A fair amount can be lost. Hold back.
    The forecast depends more on this part than on any other. Calm start.
    Let the field go. The crossing points come later, and in your favour.
    """

  static let halfway = """
    Halfway. Elapsed: {time}. Average: {avg_pace}. All within expectations.
    Midpoint reached in {time}. The second half is usually slower. Usually isn't always.
    Fifty percent complete. Average pace {avg_pace}. Forecast: {projection}.
    Half. {time}. From here every figure improves by simply holding still.
    Midpoint. {avg_pace} on average. Check form: head, shoulders, hands, steps.
    Half of the data is in. {time}, and no anomaly worth mentioning.
    Symmetry point. Repeat the last {time} and you're done.
    Halfway, {avg_pace}. An even second half puts you at {projection}.
    One half recorded: {time}. Request: more of the same.
    """

  static let ahead = """
    Average is {gap} faster than target. The margin is sufficient. Stop adding to it.
    Ahead of plan. Projected finish: {projection}. Hold the current effort.
    Deviation from target: {gap}, on the fast side. Recommend no further increase.
    You're {gap} inside the plan. If breathing is calm, keep it. If not, give some back.
    Forecast {projection}, better than planned. Confidence grows if the pace now stays flat.
    Surplus: {gap}. Surpluses tend to be spent in the last third. Store it.
    Faster than specified by {gap}. Within tolerance, provided it feels easy.
    {avg_pace} against a target of {target_pace}. Favourable. Keep effort constant.
    Positive variance detected. The good kind. No action required.
    Ahead by {gap}. The optimal response is patience.
    """

  static let onPace = """
    On target. Deviation: negligible.
    {avg_pace} against {target_pace}. That counts as equal.
    The plan and the measurements agree. Rare, and pleasant.
    On pace. Forecast {projection}. No correction needed.
    Residual close to zero. Continue.
    Pacing is accurate. I have nothing to add, which is the best report I write.
    You're tracking the plan line closely. Hold effort, not speed, on any slope.
    All indicators nominal. Proceed at {target_pace}.
    Target pace confirmed. Precision like this is worth more than speed.
    Plan followed. Projection stable at {projection}.
    """

  static let behind = """
    Average is {gap} slower than target. Small corrections suffice. Nothing abrupt.
    Behind plan. Two options: recover gradually, or hold this and finish steady. Both are sound.
    Forecast is {projection}. A steady finish has more value than a late surge.
    Deviation: {gap}, on the slow side. Recover it over the whole remainder, or not at all.
    The target assumed a day slightly different from this one. Run to effort.
    Slower than planned, still well within a useful run. Keep the effort even.
    {avg_pace} against {target_pace}. Check effort first. If it's high, leave the pace alone.
    Recommendation: relax, raise step rate slightly, reassess in a few minutes.
    The plan was an estimate. You're the measurement. Adjust the goal if needed.
    Behind by {gap}. Catching up slowly costs little. Catching up quickly costs a lot.
    """

  static let finalThird = """
    Two thirds complete. {remaining} left. This is where pacing pays out.
    Final third. Expect effort to rise at constant pace. That's normal.
    Remaining: {remaining}. Forecast: {projection}. Form is now the main variable.
    Last third. Fatigue shortens the stride. Compensate with step rate.
    {remaining} to go. Divide it into parts and report only the current one to yourself.
    Final phase. The marginal cost of each step rises, and so does its value.
    Two thirds in the record. Keep the variance low from here.
    From now on, attention is worth more than power. Posture, breath, rhythm.
    Entering the last third at {avg_pace}. A good position to be in.
    The remaining {remaining} decide how the graph ends. Aim for flat or slightly up.
    """

  static let nearFinish = """
    Remaining: {remaining}. Reserves have no use after the line.
    {remaining} left. Effort may now exceed sustainable. It no longer has to be sustained.
    Close to completion. Raise step rate first, stride second.
    {remaining}. Forecast: {projection}. Small improvements are still available.
    Final approach. Increase gradually and hold.
    The uncertainty is nearly gone. {remaining} to the result.
    Almost complete. A stronger finish is statistically satisfying.
    {remaining} to go. All constraints on pace are lifted if you feel well.
    """

  static let lastStretch = """
    Final data points. Make them the steepest.
    Maximum effort is now justified. Go.
    Seconds remain. All of them count.
    Full power. The model predicts success.
    Last section. Arms, steps, forward.
    Spend everything. There's no next interval.
    Finish now. Outliers welcome.
    Close the series with a record. Go!
    """
}
