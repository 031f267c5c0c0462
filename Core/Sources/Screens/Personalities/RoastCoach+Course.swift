import Coaching

extension RoastCoach {
  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Right. {step}. No negotiating.
      Your next excuse to prove me wrong: {step}.
      {step}. I'll be watching.
      Move it: {step}.
      """
    case .coming:
      """
      {step_left} of peace left. Then {next_step}.
      Enjoy it. {next_step}, in {step_left}.
      Break's nearly over. {step_left}, then {next_step}.
      """
    case .go:
      """
      Go. Look busy.
      Now. Run like I'm after you with the invoice.
      Holiday's over. Go.
      Legs. Use them. Now.
      """
    case .halfway:
      """
      Half of it. {step_left} left to complain about.
      Middle of the rep, {step_left} left. Don't you dare look at the watch.
      Halfway through, {step_left} left. The easy half, obviously.
      """
    case .result:
      """
      {last_rep}. Fine. {step}.
      {last_rep}, and I'll pretend I wasn't impressed. {step}.
      So that's what {last_rep} looks like. {step} now.
      {last_rep}. My knees heard that one. {step}.
      [in_band reps_ahead] {last_rep}, in the band. Suspicious. {reps_left} to go. {step}.
      [in_band reps_ahead] {last_rep}, in the band. Who are you? {reps_left} more. {step}.
      [in_band one_to_go] {last_rep}, in the band. One left to ruin. {step}.
      [in_band reps_done] {last_rep}, in the band, and that's the lot. I have nothing. {step}.
      [over_band reps_ahead] {last_rep}. Too quick, show-off. {reps_left} left to regret it. {step}.
      [over_band one_to_go] {last_rep}, too quick. One left, and I want to see you pay. {step}.
      [over_band reps_done] {last_rep}, too quick, and you got away with it. {step}.
      [under_band reps_ahead] {last_rep}. Missed the band. {reps_left} chances to redeem yourself. {step}.
      [under_band one_to_go] {last_rep}, missed the band. One chance left. {step}.
      [under_band reps_done] {last_rep}, missed the band, and they're all gone. {step}.
      """
    case .ease:
      """
      Too much, hotshot. {step_target}, remember?
      {step_value}? The plan says {step_target}. Read it.
      Put the hero back in the box. {step_target}.
      Back off to {step_target} before I have to carry you.
      """
    case .lift:
      """
      Is that all? {step_target}, please.
      {step_value}? I asked for {step_target}.
      Snails are overtaking. Up to {step_target}.
      Wake the legs. {step_target}, any time today.
      """
    case .blind:
      """
      No signal. I'll take the plan's word for it, not yours.
      The satellites gave up on you. Counting by the plan.
      Signal's gone. The plan keeps score now.
      """
    case .finished:
      """
      That's everything. I'd clap, but my hands are full of your excuses.
      Done with the plan. Go on, gloat.
      All steps run. I had money on you quitting.
      """
    case .rivalAhead:
      """
      {rival_gap} ahead of {rival}. Try not to faint from the view.
      {rival} is eating your dust, {rival_distance} back.
      You lead {rival} by {rival_gap}. Somebody check the clock.
      """
    case .rivalBehind:
      """
      {rival_gap} behind {rival}. Not your finest look, and fixable.
      {rival} is {rival_distance} ahead and already writing the speech.
      Losing to {rival} by {rival_gap}. Wake up.
      """
    case .rivalTaken:
      """
      You passed {rival}. I will alert the press.
      Well, well. {rival} just got dropped.
      {rival} is behind you. Do not wave.
      """
    case .rivalPassed:
      """
      {rival} just walked past you. Rude, but fair.
      And there goes {rival}. Were you saying goodbye?
      Passed by {rival}. Do something about it.
      """
    case .rivalBeaten:
      """
      You beat {rival} by {rival_gap}. Fine. I am impressed.
      {rival} is done, by {rival_gap}. Do not get used to praise.
      {rival_gap} up on {rival}. The old you should retire.
      """
    case .rivalLost:
      """
      {rival} wins by {rival_gap}. Go and congratulate it.
      Beaten by {rival}, {rival_gap}. It will never stop talking.
      {rival_gap} too late. {rival} sends its regards.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
