extension ZenGuide {
  static let opening = """
    Welcome. Begin slowly. Arrive in your body first.
    We begin. Feel both feet. Let the first steps be soft.
    Take one full breath. Now run, gently.
    Here we are. Nothing to reach yet. Start easily.
    Let the day fall away. Small steps to begin with.
    Good that you came. Let the start be as easy as walking.
    One breath, one step. That is how all of it begins. Gently.
    The road is open. Start slowly.
    """

  static let settle = """
    Let the breath find its own length.
    Easy. Easier than that.
    Shoulders down. Hands open. Face at rest.
    Let the body warm up slowly, like a stone in the sun.
    There is nothing to prove in these minutes.
    Listen to your steps for a while.
    If you feel hurry, notice it. Then slow down.
    Breathe out longer than you breathe in.
    Stay below what you could do.
    Let the first thoughts pass. They are only stretching.
    If you could not speak now, take a little off.
    """

  static let raceStart = """
    If others rush, let them. You have time.
    Hold back. The quiet start pays off later.
    {target_pace}. Let it feel slow.
    Noise around you, quiet within. Run your own breath.
    Let them go. You will see some of them later.
    Begin as if nobody were watching.
    Easy now. The race is decided later.
    {target_pace}, and no more than that. Breathe out.
    """

  static let halfway = """
    Half. {half_time}. Let the first half go.
    The middle. {avg_pace} on average. Now the second half.
    {half_time}, and half is done. Begin from here.
    Halfway, at {avg_pace}. Loosen the hands.
    Half is done. {time} gone by.
    Half. Heading for about {finish}.
    {half_time}. The turning point. Look up.
    Half of it, at {avg_pace}. Shoulders down.
    Half, in {half_time}. If this goes on, {finish_range}.
    [steady] Half, at {avg_pace}. Steady. Do not change it.
    [on_plan] Half, in {half_time}. On plan. Nothing to do.
    [fine] Half, in {half_time}. All is well. Run on.
    [tired] Half, in {half_time}. It is harder now. Shorten the step.
    """

  static let ahead = """
    [ahead] {lead} ahead. Leave it there.
    [ahead] You are ahead by {lead}. No need to add to it.
    [ahead] {lead} in hand. Carry it lightly.
    [ahead] Ahead by {lead}. Ask the breath whether it agrees.
    [ahead] {lead} ahead. Heading for about {finish}.
    [ahead] Time in hand, {lead}. Do not spend it yet.
    [ahead] {lead} ahead of the plan. Soft face, soft hands.
    [ahead] {lead} quicker than planned. Let that be enough.
    [ahead gaining] {lead} ahead, and adding. Let some of the hurry go.
    [ahead gaining] {lead} in hand, {last_three} lately. Soften.
    [cushion_shrinks] {lead} left in hand, and it is going. Lift the feet a little.
    [cushion_shrinks] Ahead by {lead}, but {last_three} lately. Light steps.
    [cushion_shrinks] The margin is {lead}, and shrinking. Breathe, and gather.
    [cushion_shrinks] {lead} in hand. The last three minutes gave some back.
    {last_three} over the last three minutes. The plan is {target_pace}.
    {avg_pace} so far. {target_pace} was planned.
    Heading for about {finish}. Let it come.
    {last_three} just now. How is the breath?
    On course for {finish_range}. Nothing to decide yet.
    {avg_pace} on average. Loosen the hands.
    Look at the numbers once: {avg_pace}, {last_three}. Now look up.
    """

  static let onPace = """
    [on_plan] On plan. Stay.
    [on_plan] {avg_pace}. Exactly this.
    [on_plan] {target_pace}, as intended. Leave it.
    [on_plan] You are where you meant to be.
    [on_plan] On plan, {last_three} for the last three minutes.
    [on_plan] Nothing to change. Breathe.
    [on_plan] This is the pace. Rest in it.
    [on_plan] The plan holds. Heading for {finish}.
    [gaining] {last_three} lately. A little quick. Let it sink.
    [gaining] The pace has risen to {last_three}. Soften.
    [losing] {last_three} lately. Light feet, and it returns.
    [losing] The pace has sunk to {last_three}. Stand tall.
    {avg_pace} so far. {target_pace} on the plan.
    {last_three} for the last three minutes. Feel it, then look up.
    Heading for about {finish}. One breath at a time.
    The plan says {target_pace}. The last three say {last_three}.
    On course for {finish_range}. Let the numbers go now.
    {avg_pace} on average. Drop the shoulders.
    """

  static let behind = """
    [behind within_reach] A little behind, {lead}. No chasing.
    [behind within_reach] {lead} behind. It is only a number. How is the breath?
    [behind within_reach] Behind by {lead}. Stay here, or rise gently. Both are good.
    [behind within_reach] {lead} behind the plan. You are not late. You are here.
    [behind within_reach] {lead} slower than planned. Let the day be the day.
    [behind within_reach] {lead} behind. Quick feet, soft shoulders, and see.
    [behind within_reach] Behind by {lead}. If there is ease left, use it. If not, rest.
    [behind within_reach] {lead} to the plan. Heading for about {finish}.
    [behind losing within_reach] {lead} behind, {last_three} lately. Find a pace you can keep.
    [behind losing within_reach] {lead}, and growing. Let the goal be gentler, or the step lighter.
    [catching_up within_reach] {lead} behind, and closing. No more than this.
    [catching_up within_reach] The gap is {lead}, and shrinking. Stay loose.
    [catching_up within_reach] {lead} left, at {last_three}. Let it come by itself.
    [catching_up within_reach] You are winning it back. {lead} to go. Breathe.
    {avg_pace} so far, for a plan of {target_pace}.
    {last_three} for the last three minutes. Notice it, and run.
    Heading for about {finish}. That is fine, too.
    Plans bend. Find what fits now.
    On course for {finish_range}. Feel the feet.
    {last_three} just now. Loosen one thing.
    The plan is {target_pace}. The day decides the rest.
    [far_behind] {lead} behind. The plan is gone. The road is here.
    [far_behind] Set the plan down, {lead} and all. Run lightly without it.
    [far_behind] {last_three} lately. Let that be the pace.
    [far_behind] Nothing to catch. Breathe, and run.
    [far_behind] The plan belonged to another day. {avg_pace} belongs to this one.
    """

  static let finalThird = """
    [third_left] The last third. {remaining}. Gather yourself.
    [third_left] Two thirds are done. Make the rest simple.
    [third_left] The last third. What can you let go of?
    [third_left fine] Two thirds, and all is well. {remaining} left.
    {remaining} to go. Return to the breath.
    {remaining}. Run it in small pieces.
    Now it becomes quiet. Tall and light.
    {remaining} more. One step, then the next.
    {time} done. {remaining} left.
    It may be hard here. Let it be hard, and stay soft.
    {remaining}. Keep the rhythm, drop the rest.
    {remaining} left. Heading for about {finish}.
    """

  static let nearFinish = """
    {remaining}. Run all of it.
    {remaining} to go. Lift the eyes.
    {remaining} left. Breathe out, and open the stride.
    {remaining}. Stay with it to the last step.
    {remaining}. Use what you have.
    A little more, {remaining}. Be here for it.
    {remaining} left. Stay awake.
    {remaining}. Shoulders loose, feet quick.
    {remaining}, and about {finish} on the clock.
    [ahead] {remaining}. {lead} ahead. Bring it home.
    [behind within_reach] {remaining}. {lead} behind. Let it be, and finish well.
    [far_behind] {remaining}. No plan left, only the way. Run it well.
    """

  static let lastStretch = """
    The last steps. Feel each of them.
    Open the chest. Run tall to the line.
    Here it is. All the way through.
    Lightly now, to the end and past it.
    Give what is there. Keep the face soft.
    One more breath. One more step. Yes.
    Quick feet, loose hands, to the line.
    Look at the line. Go there.
    Everything you have left. Now.
    """
}
