import Coaching

extension DataAnalyst {
  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Next step: {step}.
      Now: {step}.
      Step begins. {step}.
      Repetition {rep} of {reps}: {step}.
      """
    case .coming:
      """
      {step_left} to the next step: {next_step}.
      In {step_left}, {next_step}.
      Next: {next_step}. It begins in {step_left}.
      """
    case .go:
      """
      Start.
      Begin now.
      Work begins.
      Running from here.
      """
    case .halfway:
      """
      Half of the step. {step_left} remaining.
      Midpoint. {step_left} remaining.
      Half complete, {step_left} left of the step.
      """
    case .result:
      """
      {last_rep}. Next, {step}.
      Result: {last_rep}. Then {step}.
      {last_rep} recorded. {step}.
      Repetition in {last_rep}. Now {step}.
      [in_band reps_ahead] {last_rep}, in the band, {reps_left} remaining. {step}.
      [in_band reps_ahead] {last_rep}: within limits. {reps_left} more. {step}.
      [in_band one_to_go] {last_rep}, in the band, one remaining. {step}.
      [in_band reps_done] {last_rep}, in the band. Series complete. {step}.
      [over_band reps_ahead] {last_rep}, above the band, {reps_left} remaining. {step}.
      [over_band one_to_go] {last_rep}, above the band, one remaining. {step}.
      [over_band reps_done] {last_rep}, above the band. Series complete. {step}.
      [under_band reps_ahead] {last_rep}, below the band, {reps_left} remaining. {step}.
      [under_band one_to_go] {last_rep}, below the band, one remaining. {step}.
      [under_band reps_done] {last_rep}, below the band. Series complete. {step}.
      """
    case .ease:
      """
      Above the band. Target {step_target}.
      {step_value}, target {step_target}. Reduce.
      Over the limit of {step_target}. Ease off.
      Reading {step_value}. Reduce to {step_target}.
      """
    case .lift:
      """
      Below the band. Target {step_target}.
      {step_value}, target {step_target}. Increase.
      Under the limit of {step_target}. Lift it.
      Reading {step_value}. Increase to {step_target}.
      """
    case .blind:
      """
      No signal. This step is counted by the planned pace.
      Signal lost. Distance is estimated from the plan.
      Positions missing. The planned pace measures this step.
      """
    case .finished:
      """
      All steps complete.
      Plan complete. The run goes on until you end it.
      Last step complete. Recording continues.
      """
    case .rivalAhead:
      """
      Lead over {rival}: {rival_gap}, {rival_distance}.
      Plus {rival_gap} against {rival}.
      You are {rival_distance} up on {rival}.
      """
    case .rivalBehind:
      """
      Deficit to {rival}: {rival_gap}, {rival_distance}.
      Minus {rival_gap} against {rival}.
      You are {rival_distance} down on {rival}.
      """
    case .rivalTaken:
      """
      Lead change: you are ahead of {rival}.
      The sign has flipped. {rival} trails.
      Crossover: you lead {rival}.
      """
    case .rivalPassed:
      """
      Lead change: {rival} is ahead.
      The sign has flipped. {rival} leads.
      Crossover: {rival} leads you.
      """
    case .rivalBeaten:
      """
      Final: {rival_gap} faster than {rival}.
      Result against {rival}: plus {rival_gap}.
      {rival} is beaten. Margin: {rival_gap}.
      """
    case .rivalLost:
      """
      Final: {rival_gap} slower than {rival}.
      Result against {rival}: minus {rival_gap}.
      {rival} stands. Margin: {rival_gap}.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
