import Coaching

extension ZenGuide {
  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Now, {step}.
      {step}. Arrive in it.
      The next part: {step}.
      Let this begin: {step}.
      """
    case .coming:
      """
      {step_left} from now, {next_step}.
      {step_left} of rest remain. Then {next_step}.
      Breathe. {next_step} comes in {step_left}.
      """
    case .go:
      """
      Now.
      Begin.
      Let it flow.
      Step into it.
      """
    case .halfway:
      """
      Half of it has passed. {step_left} remain.
      The middle. {step_left} remain, breath by breath.
      Halfway through. {step_left}, and nothing else.
      """
    case .result:
      """
      {last_rep}. Let it go. {step}.
      {last_rep} has passed. Now {step}.
      That was {last_rep}. Breathe. {step}.
      {last_rep}. Thank the legs. {step}.
      [in_band reps_ahead] {last_rep}, within the band. {reps_left} remain. {step}.
      [in_band reps_ahead] {last_rep}, in balance. {reps_left} remain. {step}.
      [in_band one_to_go] {last_rep}, within the band. One remains. {step}.
      [in_band reps_done] {last_rep}, within the band. The work is complete. {step}.
      [over_band reps_ahead] {last_rep}, more than was asked. {reps_left} remain. {step}.
      [over_band one_to_go] {last_rep}, more than was asked. One remains. {step}.
      [over_band reps_done] {last_rep}, more than was asked. The work is complete. {step}.
      [under_band reps_ahead] {last_rep}, less than was asked. {reps_left} remain. {step}.
      [under_band one_to_go] {last_rep}, less than was asked. One remains. {step}.
      [under_band reps_done] {last_rep}, less than was asked. The work is complete. {step}.
      """
    case .ease:
      """
      Softer. {step_target} is enough.
      Let some of it go, down to {step_target}.
      {step_value}. Breathe out, and settle at {step_target}.
      Less. The body knows {step_target}.
      """
    case .lift:
      """
      A little more. {step_target}.
      Lift the chest, find {step_target}.
      {step_value}. Let it rise to {step_target}.
      Quicken the feet, toward {step_target}.
      """
    case .blind:
      """
      The signal rests. The plan counts this part.
      No signal. We trust the plan for a while.
      Unseen for now. The planned pace carries the count.
      """
    case .finished:
      """
      All parts are done. Run on, or rest.
      The plan has been run. What remains is yours.
      It is complete. Breathe, and look around.
      """
    case .rivalAhead:
      """
      {rival} follows, {rival_gap} behind. Let it.
      You are {rival_distance} before {rival}. Stay here, in this step.
      {rival_gap} ahead of {rival}. Hold nothing tightly.
      """
    case .rivalBehind:
      """
      {rival} runs {rival_gap} before you. Let it draw you on.
      {rival_distance} to {rival}. Breathe toward it.
      {rival} is ahead by {rival_gap}. There is time.
      """
    case .rivalTaken:
      """
      {rival} is behind you now. Keep your breath.
      You have passed {rival}, as water passes a stone.
      The lead came to you. Run on.
      """
    case .rivalPassed:
      """
      {rival} has passed. Let it go, and follow.
      {rival} is before you. Your breath is yours.
      The lead has left you. Stay near.
      """
    case .rivalBeaten:
      """
      You arrive {rival_gap} before {rival}. Be glad.
      {rival} comes after you, by {rival_gap}. Well run.
      {rival_gap} before {rival}. The way was good.
      """
    case .rivalLost:
      """
      {rival} arrived {rival_gap} earlier. Thank it.
      {rival_gap} after {rival}. You ran what was in you.
      {rival} was before you by {rival_gap}. It is only a number.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
