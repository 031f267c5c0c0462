extension OldHand {
  static let opening = """
    Off we go. Slow to start, that's the rule.
    There you are. Lace up, ease off, and let the first minutes be nothing at all.
    Here we go then. I never tire of it. Easy now.
    Right. Fifty years, and I'd start too fast if nobody told me. So I'm telling you.
    A run is a run. Let's begin like people with plenty of time.
    Good to have you out. Start gently, the road isn't going anywhere.
    Off we trot. Warm the engine before you think about any numbers.
    Nice day for it. They all are, once you're moving. Gently to begin with.
    Coat off, watch on, away we go. No hurry in these first minutes.
    First step's the long one, and that's done. Roll along easy.
    [morning] Morning. Let the joints wake before you ask them anything. Easy start.
    [morning] Good morning. Start like the postman, not like the post van.
    [evening] Evening. Leave the day at the gate and start slow.
    [night] Late for it, but here we are. Stay where the lamps are, and start slow.
    """

  static let settle = """
    Settle in. These minutes are for finding out what sort of day it is.
    Breathe low and slow. There's no rush for any of this.
    Too easy? Good. That's what easy feels like.
    Let the people who want to be quick be quick.
    Unclench. Hands, jaw, forehead. In that order.
    The legs may complain for a bit. Let them. They come round.
    Find a pace you'd keep up to tell a long story.
    Nobody remembers these minutes. Don't try to make them famous.
    What you leave in the barn now, you'll find there later.
    Just roll along. We'll see about the rest when the body's warm.
    Set the milk churns down. Shoulders loose, arms easy.
    If you can't get a sentence out, it's too quick for now.
    [early] Early days. Run it like you've borrowed somebody's legs.
    [early] Hardly begun. Whatever you're saving, keep saving it.
    [fresh] That's a comfortable start. Keep your slippers on a while.
    [fresh] You're fresh. It's the time to be careful, not the time to be clever.
    [easy] The heart's ticking over nicely. Leave it just there.
    [hard] That's a high heart for so early on. Take it down.
    """

  static let raceStart = """
    They're all off like rabbits. You be the other one in that story.
    Hold back. I've never met anyone who lost a race in the first minute by being slow.
    {target_pace}. It'll feel like standing about. Stand about, then.
    Let them go by. You'll be saying hello later on.
    The gun makes fools of us all. Take a breath and find your own pace.
    Run the start like somebody who knows what's coming. You do now.
    First part of a race is for keeping your hands in your pockets.
    Somebody always leads at the first bend. You never hear of them.
    [gaining] You're over the plan's pace. Rein in, it costs nothing yet.
    [gaining] Quicker than we said, at the start of all places. Back to {target_pace}.
    [hard] The heart's high and we've barely begun. Ease down now.
    """

  static let halfway = """
    Past the middle, {time} gone. Now the run begins.
    {time} so far. The first part is legs, the rest is sense.
    {avg_pace} to the turn. The way home is the better way.
    {time} gone. Have a think: what's loose, what's tight?
    Over the hump at {avg_pace}. Every step's a step towards home now.
    {time} on the watch. By the look of the sums, {finish} all told.
    Past the middle. Somewhere in {finish_range}, I'd guess. Run, don't reckon.
    [halfway] Halfway, {half_time}. The other half is only waiting.
    [halfway] Half the road, {half_time}. Keep your counsel and your form.
    [halfway fine] Half done at {avg_pace}. Don't change what works.
    [halfway ahead] Halfway in {half_time}, {lead} to the good. Put it away and don't look.
    [halfway behind] Half of it, {half_time}, and {lead} down. There's as much road to mend it.
    [halfway on_plan] Halfway in {half_time}, right on the plan. Same again, please.
    [halfway hard] Halfway, {half_time}, and the heart's high. Ease it now, not later.
    [halfway easy] Halfway, {half_time}, and the heart's easy. There's your second half.
    """

  static let ahead = """
    {avg_pace} on average. The plan asked for {target_pace}.
    {last_three} for the last three minutes, against {target_pace} planned.
    {finish}, or near it, is where the sums come out. No need to hurry them.
    I make it {finish_range} at the end. Run the piece in front of you.
    {time} gone, and {finish} the likely end of it. Tall back, loose hands.
    Somewhere in {finish_range}, by my pencil. Leave the pencil to me.
    Sums for {distance}: {avg_pace} on average, {target_pace} wanted.
    {avg_pace} is the average. Averages are for the log, so mind the step you're on.
    The last three minutes went at {last_three}. {target_pace} is the mark.
    My reckoning says {finish}. The road has the last word.
    [ahead] {lead} to the good. Put it away and don't look at it.
    [ahead] You're {lead} up. Money in the bank only counts unspent.
    [ahead] {lead} ahead of the plan. Keep half of it for the end.
    [ahead] We're {lead} in front. Let the plan catch up a little.
    [ahead] {lead} in hand. Nice problem. Don't add to it.
    [ahead fine] {lead} up, and nothing creaking. Stay humble for a while.
    [ahead easy] {lead} ahead, and the heart's easy. That's honest credit.
    [ahead hard] {lead} ahead, but the heart's high. Sell some of it back.
    [ahead late] {lead} up, this near the end. Just bring it home.
    [ahead gaining] {lead} up and adding. {last_three} just now. Ease a finger's breadth.
    [ahead gaining] {last_three} just now, {lead} in hand. You've enough. Back to {target_pace}.
    [ahead gaining early] {lead} ahead, and it's early. That's seed corn. Don't eat it.
    [ahead gaining late fine] {lead} up and pulling away. Well, it's late. Let it run.
    [cushion_shrinks] {lead} in hand, and it's going. {last_three} just now.
    [cushion_shrinks] The average flatters us. Last three minutes: {last_three}. {lead} left.
    [cushion_shrinks] You've {lead} saved, and you're spending it. Quick feet.
    [cushion_shrinks] {lead} up, but leaking. Shorten the step and stop the drip.
    [cushion_shrinks late] {lead} still in hand, and slipping. It may be just enough. Keep moving.
    """

  static let onPace = """
    {avg_pace} on average. The plan says {target_pace}.
    {last_three} for the last three minutes, {target_pace} on the sheet.
    I make it {finish} or thereabouts. Mind your form.
    {finish_range}, by my pencil. Plenty of road to settle it.
    {distance} at {avg_pace}. {target_pace} is the mark.
    The sums come out near {finish}. Now forget the sums and run.
    Last three minutes: {last_three}. Wanted: {target_pace}.
    {time} gone, and the end looks like {finish}. Loose hands, tall back.
    {last_three} of late. {finish_range} is what it points to.
    Look after your form, and let the pace look after itself. {target_pace}.
    [on_plan] Right on it. I couldn't have set it better with a string.
    [on_plan] {last_three}, as ordered. Leave it be.
    [on_plan] On plan. The dullest news is often the best.
    [on_plan] Spot on. You're running like a good watch.
    [on_plan] That's the pace. Sit in it like an old chair.
    [on_plan] Just where we said we'd be. {finish}, at this rate.
    [on_plan] On the money. Now the hard bit: change nothing.
    [on_plan] {target_pace} was the plan, and {last_three} is what I see.
    [on_plan steady] Steady and true. I've nothing to say, so I'll say it briefly.
    [on_plan easy] On plan, and the heart's easy. That's as good as it gets.
    [on_plan hard] On plan, but the heart's high for it. Give a little back.
    [on_plan late] On plan, this late in the day. Somebody taught you well.
    [gaining] The total's about right, but {last_three} just now is quick. Let it come down.
    [gaining] {last_three} lately. Quicker than the plan, so take a breath off it.
    [gaining early] {last_three}, and it's early. Rein it to {target_pace}.
    [gaining late fine] {last_three} just now. Quicker, and late enough to mean it.
    [losing] The total's about right, but the last three went at {last_three}. Quick feet.
    [losing] You're slipping a little. {last_three} just now. Shorten the step.
    [losing] {last_three} lately, {target_pace} wanted. Stand tall and see if it comes.
    [losing uphill] {last_three}, and you're climbing. Leave it be till the top.
    """

  static let behind = """
    {avg_pace} so far, {target_pace} on the plan. Plans are written indoors.
    {last_three} for the last three minutes. {target_pace} was the idea.
    The sums come out near {finish}. That's a run, whatever the plan says.
    I make it {finish_range}. Run what you've got.
    Wind, heat, or just one of those days. Adjust the goal if it needs it.
    {avg_pace} on average. The plan won't mind, and neither do I.
    {time} gone, and {finish} the likely end. Tall back, quick feet.
    Last three: {last_three}. Never mind the sum, mind the stride.
    {target_pace} on paper, {last_three} on the road. I'd believe the road.
    {finish}, or about, at this rate. Pick a pace you'd put your name to.
    [behind within_reach] {lead} down. If the legs are willing, nudge it. If not, don't.
    [behind within_reach] We're {lead} behind. No chasing. Quick steps, tall back.
    [behind within_reach] {lead} off the plan. It happens. Get loose first, then see.
    [behind within_reach] {lead} owed. Small coins, one at a time.
    [behind within_reach] {lead} behind the plan, but not behind the day. You choose.
    [behind within_reach] The plan's {lead} up the road. Let it come back to you.
    [behind early within_reach] {lead} down, and it's early. Nobody's counting yet but me.
    [behind late within_reach] {lead} down, and not much road left. Run it for form.
    [behind hard within_reach] {lead} behind, and the heart's high. Let the plan go. Ease off.
    [behind easy within_reach] {lead} down, and the heart has room. Lift it a shade.
    [catching_up within_reach] {lead} down, and coming back. {last_three} just now.
    [catching_up within_reach] {last_three} lately. You're winning it back, {lead} to go. Gently.
    [catching_up within_reach] {lead} behind and closing. Don't lunge for the rest.
    [catching_up within_reach] The gap's closing, {lead} left of it. Like that, and no harder.
    [behind losing within_reach] {lead} down, and it's growing. {last_three} just now. Shorten the step.
    [behind losing within_reach] {last_three} just now, so {lead} won't be the end of it. How are the legs?
    [behind losing within_reach] {lead} behind and slipping. Pick a pace you can keep and make that the plan.
    [behind losing uphill within_reach] {lead} down and climbing. Save the chase for the level.
    [behind losing late within_reach] {lead} behind and drifting. Bring it home in one piece, that'll do.
    [far_behind] {lead} down. That's gone, and no harm done. Run it for the running.
    [far_behind] The plan's well up the road, {lead} off. Let it go. Tall back, easy breath.
    [far_behind] I'd not chase that plan today. {last_three} lately will do nicely.
    [far_behind] Never mind the plan. A run's a run, and this one's at {avg_pace}.
    [far_behind] Leave the sums at home. Pick a pace you can keep.
    """

  static let finalThird = """
    {remaining} to go. This is where slow starters smile.
    {remaining} left. Tall back, quick feet, quiet head.
    {remaining} to run. The next bend, the next tree, the next lamp.
    We're into the good part. {remaining} more.
    {time} gone, {remaining} left. I like those odds.
    Into the home country now. Keep the arms going.
    {remaining}. If it hurts a bit, that's about right. If it's sharp, ease off.
    {remaining} more. Don't run it all at once, run the piece in front of you.
    {finish}, by my pencil. {remaining} to prove me wrong.
    [third_left] Last third. {remaining} to go. Now it's a matter of keeping your shape.
    [third_left] Two thirds done. The training lives in the rest.
    [third_left ahead] A third to go, {lead} in hand. Guard it.
    [third_left behind within_reach] A third to go, {lead} down. Nibble at it.
    [third_left on_plan] Two thirds, right on the plan. Change nothing yet.
    [tired] {remaining} left, and the legs know it. Short steps, loose hands.
    [easy] {remaining} to go, and the heart's easy. You may lift it, if you like.
    [hard] {remaining} left, and the heart's high. Ease now and you'll have an end.
    [far_behind third_left] A third to go. Leave the plan be, and look after your shape.
    """

  static let nearFinish = """
    {remaining} left. The kettle's on.
    Nearly there. {remaining}. Lift your eyes.
    {remaining} to go. Tidy up the stride and bring it in.
    Not far now. {remaining}. Leave a little out here, but not all of it.
    {remaining}. Good form finishes fast.
    {remaining}. The shortest part of any run, and the longest.
    Almost done, {remaining}. Run it the way you'd like to remember it.
    {remaining} more. Nobody ever regretted finishing well.
    [ahead] {remaining} left, and {lead} in hand. It's yours to lose, so don't.
    [behind within_reach] {remaining} left. Never mind the {lead}, run the end well.
    [on_plan] {remaining}, and you're right on it. Bring it in.
    [tired] {remaining}. Lamp to lamp. I'll count the lamps.
    [hard] {remaining}. The heart's high. Ease it in, the line will wait.
    [far_behind] {remaining} left. The plan's long gone, so run the end for yourself.
    """

  static let lastStretch = """
    Last bit. Arms up, knees up, home.
    There's the end of it. Run through it, not to it.
    Give it what's left, and keep it neat.
    This is the bit to enjoy. In you come.
    A few more strides. Tall, now.
    Bring it home. Chin up, hands loose.
    Eyes on the line. Nothing else is your business.
    Finish like a craftsman. Clean to the last stroke.
    Hear that? That's the kettle. In you come.
    [quicker fine] Look at you go. Right through the line.
    [ahead fine] It's in the bag. Run it in tall.
    [uphill] Climbing, and nearly there. Arms, arms, arms.
    """
}
