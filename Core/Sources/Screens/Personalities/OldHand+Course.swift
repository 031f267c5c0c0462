import Coaching

extension OldHand {
  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Here we go: {step}.
      Next job: {step}.
      {step}. Find the stride first.
      Number {rep} of {reps}: {step}.
      """
    case .coming:
      """
      In {step_left}: {next_step}.
      {step_left} left of this. Then {next_step}.
      Gather yourself. {next_step}, in {step_left}.
      """
    case .go:
      """
      Off you go.
      Now. Easy into it.
      That's the bell. Run.
      And away. Short steps first.
      """
    case .halfway:
      """
      Halfway through this one. {step_left} left.
      You're in the middle of it. {step_left} to the end.
      Half of it's in the bag, {step_left} left.
      """
    case .result:
      """
      {last_rep}. Now {step}.
      That was {last_rep}. {step} next.
      Put {last_rep} in the book. {step} now.
      {last_rep} for that one. Then {step}.
      [in_band reps_ahead] {last_rep}, in the band, {reps_left} to go. {step}.
      [in_band reps_ahead] {last_rep}. As ordered. {reps_left} left in the box. {step}.
      [in_band one_to_go] {last_rep}, in the band. One left. {step}.
      [in_band reps_done] {last_rep}, in the band, and that's all of them. {step}.
      [over_band reps_ahead] {last_rep}. Quicker than asked, and {reps_left} to come. {step}.
      [over_band one_to_go] {last_rep}, quicker than asked. One more to mind. {step}.
      [over_band reps_done] {last_rep}, quicker than asked. No more to spend it on. {step}.
      [under_band reps_ahead] {last_rep}. Short of the band, {reps_left} to mend it. {step}.
      [under_band one_to_go] {last_rep}, short of the band. One more go at it. {step}.
      [under_band reps_done] {last_rep}, short of the band, and they're all run. {step}.
      """
    case .ease:
      """
      Ease off a shade. The band is {step_target}.
      You're above it. {step_target} was the bargain.
      {step_value} now. Sit back to {step_target}.
      Too much of it. Let it come down to {step_target}.
      """
    case .lift:
      """
      A shade more. The band is {step_target}.
      You've dropped below it. Quick feet, up to {step_target}.
      {step_value} now. Lift it to {step_target}.
      Stand tall and bring it up to {step_target}.
      """
    case .blind:
      """
      I've lost the signal. I'll count this one by the plan.
      No signal here. We go by the plan till it's back.
      Can't see you from up there. The plan does the measuring for now.
      """
    case .finished:
      """
      That was the last of it. Jog home when you like.
      All of it done. The rest is yours.
      Every step run. Kettle on.
      """
    case .rivalAhead:
      """
      {rival_gap} in hand on {rival}. No need to look back.
      {rival} is {rival_distance} behind. Run your own race.
      Ahead of {rival} by {rival_gap}. Hold it there.
      """
    case .rivalBehind:
      """
      {rival} has {rival_gap} on you. Plenty of road left.
      {rival_distance} to {rival}. Reel it in slowly.
      {rival_gap} down on {rival}. No panic.
      """
    case .rivalTaken:
      """
      Past {rival}. Settle, and keep going.
      That is {rival} dropped. Don't lift, don't ease.
      You have {rival} now. Hold it there.
      """
    case .rivalPassed:
      """
      {rival} has come by. Let it work, and sit in.
      {rival} goes ahead. Stay in touch.
      Passed by {rival}. It happens. Keep your form.
      """
    case .rivalBeaten:
      """
      {rival} beaten by {rival_gap}. Good day's work.
      You took {rival} by {rival_gap}. Well run.
      {rival_gap} better than {rival}. That will do nicely.
      """
    case .rivalLost:
      """
      {rival} holds on by {rival_gap}. Nothing to regret.
      {rival_gap} outside {rival}. There will be other days.
      {rival} was the better by {rival_gap}. Learn, and come back.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
