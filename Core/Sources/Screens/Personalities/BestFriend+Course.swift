import Coaching

extension BestFriend {
  static func rows(on cue: CourseCue) -> String {
    switch cue {
    case .begin:
      """
      Okay, now: {step}.
      Here's what's next for us: {step}.
      {step}. I'm right here.
      Let's do this bit: {step}.
      """
    case .coming:
      """
      Coming up in {step_left}: {next_step}.
      {step_left}, and then it's {next_step}. Ready?
      Shake out the arms. {next_step}, in {step_left}.
      """
    case .go:
      """
      Go, go, I'm with you.
      And now. Let's run it.
      Here it is. Go.
      Off we go, you and me.
      """
    case .halfway:
      """
      Half of this one's done. {step_left} left, come on.
      Middle of the rep. Only {step_left} now.
      You're halfway through it, {step_left} left.
      """
    case .result:
      """
      {last_rep}. Okay, {step} now.
      You ran {last_rep}. Next up, {step}.
      {last_rep} for that. On to {step}.
      There it is, {last_rep}. {step} now.
      [in_band reps_ahead] {last_rep}, right in the band. {reps_left} to go. {step}.
      [in_band reps_ahead] {last_rep}, in the band, look at you. {reps_left} more. {step}.
      [in_band one_to_go] {last_rep}, in the band. Just one more together. {step}.
      [in_band reps_done] {last_rep}, in the band, and that was the last one. {step}.
      [over_band reps_ahead] {last_rep}, a bit too quick. Save some for the other {reps_left}. {step}.
      [over_band one_to_go] {last_rep}, quicker than the plan. One left, keep some. {step}.
      [over_band reps_done] {last_rep}, quicker than the plan, and you're through. {step}.
      [under_band reps_ahead] {last_rep}, a bit short of the band. {reps_left} more chances. {step}.
      [under_band one_to_go] {last_rep}, short of the band. We have one more. {step}.
      [under_band reps_done] {last_rep}, short of the band, and all of them run. {step}.
      """
    case .ease:
      """
      Hey, ease up a touch. We said {step_target}.
      A little too much just now. Back to {step_target}?
      {step_value} right now. Come down to {step_target} with me.
      Breathe out. {step_target} is plenty.
      """
    case .lift:
      """
      Come on, a touch more. {step_target} is the idea.
      Little push? We want {step_target}.
      {step_value} right now. Up to {step_target}, you can.
      Quick arms, quick feet, up to {step_target}.
      """
    case .blind:
      """
      We've lost the signal, so I'll go by the plan for this one.
      No signal right now. I'm counting it by the plan.
      The satellites left us. The plan keeps count for a bit.
      """
    case .finished:
      """
      That's all the steps, we did it. Run on as long as you like.
      And that was the whole plan. Home whenever you want.
      All done, every bit of it. I loved that.
      """
    case .rivalAhead:
      """
      {rival_gap} ahead of {rival}. Look at you!
      You lead {rival} by {rival_distance}. Keep it!
      {rival_gap} up on {rival}, my friend.
      """
    case .rivalBehind:
      """
      {rival_gap} behind {rival}. We get that back together.
      {rival} is {rival_distance} up the road. Come on!
      Just {rival_gap} to {rival}. You have it in you.
      """
    case .rivalTaken:
      """
      You just passed {rival}! Yes!
      Look, {rival} is behind you now!
      The lead is yours, you beauty!
      """
    case .rivalPassed:
      """
      {rival} slipped by. Stay close, we are not done.
      There goes {rival}. Hang on to it!
      {rival} is in front by a nose. Answer it.
      """
    case .rivalBeaten:
      """
      You beat {rival} by {rival_gap}! I knew it!
      {rival_gap} faster than {rival}. I am so proud!
      Done, and {rival} is beaten by {rival_gap}!
      """
    case .rivalLost:
      """
      {rival} keeps it by {rival_gap}. What a fight, though!
      {rival_gap} short of {rival}. Next time we get it.
      Not today: {rival} wins by {rival_gap}. I loved every bit of it.
      """
    // The count is a figure, and the words of a step are its author's.
    case .count, .words: ""
    }
  }
}
