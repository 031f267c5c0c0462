/// The words at the goal, after it, and about a target pace without a goal.
extension DataAnalyst {
  static let finished = """
    {result}. Goal reached. A complete data set, and a fine one.
    Finish recorded: {result}. Congratulations, without a margin of error.
    {result}. All distance accounted for. I'm pleased, measurably.
    Result: {result}. That belongs in the record.
    [ahead] {result}, {result_gap} under the plan. An excellent deviation.
    [ahead] Result {result}. Surplus at the finish: {result_gap}. Very good.
    [ahead] Finished in {result}, {result_gap} better than forecast. I stand corrected, gladly.
    [behind] {result}, {result_gap} over the plan, and complete. Completion is the figure that counts.
    [behind] Result {result}. Difference {result_gap}. Finished all the same, and that was the hard part.
    [behind] {result}. The plan missed by {result_gap}. You did not miss the finish.
    """

  static let afterFinish = """
    Cool down: walk for five minutes, then drink.
    No further measurements are needed. Walk home.
    Recovery begins now. Fluids, then carbohydrates within the hour.
    The rest of the distance carries no target.
    Reduce gradually. A sudden stop is poor practice.
    Heading home: any pace is on target.
    Reporting ends here. Dry clothes are recommended.
    The experiment is over. Return to base at leisure.
    I will now be silent. Keep the legs moving a little.
    Next scheduled event: a shower.
    """

  static let homeward = """
    {distance} in total. This section is unscored.
    Split {split_number}: {split}. For completeness only.
    {distance}. The remainder has no target.
    {split} for that one. Filed under cool-down.
    {distance} accumulated. Low effort is optimal.
    Post-goal split: {split}.
    {distance}. If it gets long, take some carbohydrate.
    {split}. No conclusions are drawn from it.
    {distance} today, the goal included.
    Return leg, {split} for the last split.
    """

  static let targetFast = """
    Three-minute pace {last_three}, target {target_pace}. Reduce.
    [gaining] Above target speed. Correct to {target_pace}.
    Set point {target_pace}. Lower the input.
    [gaining] {last_three} exceeds what {target_pace} asks. Ease.
    Return to {target_pace}. The surplus has no use today.
    [gaining] Deviation on the fast side. {target_pace}, please.
    The target is {target_pace}. Less effort reaches it.
    {last_three} measured, {target_pace} specified.
    [gaining] Too quick by the three-minute mean. Come down to {target_pace}.
    Adjust downwards to {target_pace}. A gentle correction suffices.
    """

  static let targetSlow = """
    Three-minute pace {last_three}, target {target_pace}. Raise the step rate slightly.
    [losing] Below target speed. {target_pace} needs a little more.
    Set point {target_pace}. A small increase, please.
    [losing] {last_three} falls short of {target_pace}.
    If effort is already high, drop the target. If not, {target_pace}.
    [losing] Deviation on the slow side. Correct over two minutes.
    {target_pace} specified, {last_three} measured.
    Shorter, more frequent steps lead to {target_pace}.
    [losing] The three-minute mean has sagged. {target_pace} is within reach.
    Adjust upwards to {target_pace}. No surge.
    """

  static let targetHeld = """
    Three-minute pace {last_three}, target {target_pace}. No correction.
    {last_three}. Inside tolerance.
    Measured {last_three}, wanted {target_pace}. Filed.
    The deviation from {target_pace} is below two percent.
    {last_three} over three minutes. As specified.
    Target {target_pace} met at present.
    {last_three} against {target_pace}. Textbook.
    Controller output: none needed. {last_three}.
    {target_pace} it is, within the noise.
    Eight minutes at {target_pace}, give or take two percent.
    """
}
