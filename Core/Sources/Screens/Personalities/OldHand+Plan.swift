extension OldHand {
  static let opening = """
    Morning, evening, whatever it is. Off we go. Slow to start, that's the rule.
    There you are. Lace up, ease off, and let the first minutes be nothing at all.
    Here we go again. I never tire of it. Easy now.
    Right. Fifty years and I still start too fast if nobody tells me. So I'm telling you.
    A run is a run. Let's begin like people with plenty of time.
    Good to see you out. Start gently, the road isn't going anywhere.
    Off we trot. Warm the engine before you look at any numbers.
    Nice day for it. They all are, once you're moving. Gently to begin with.
    """

  static let settle = """
    Settle in. The first minutes are for finding out what sort of day it is.
    Breathe low and slow. There's no rush for any of this.
    Too easy? Good. That's what easy feels like.
    Let the people who want to be quick be quick.
    Unclench. Hands, jaw, forehead. In that order.
    The legs will complain for a bit. Ignore them, they always do.
    Find a pace you'd keep up to tell a long story.
    Nobody remembers the first ten minutes. Don't try to make them famous.
    Patience now is speed later. It's the only trade that always pays.
    Just roll along. We'll see about the rest when the body's warm.
    """

  static let raceStart = """
    They're all off like rabbits. You be the other one in that story.
    Hold back. I've never met anyone who lost a race in the first minute by being slow.
    {target_pace}. It'll feel like standing still. Stand still, then.
    Let them go by. You'll be saying hello again later on.
    The gun makes fools of us all. Take a breath and find your own pace.
    Run the start like somebody who knows what's coming. You do now.
    """

  static let halfway = """
    Half the road, {time}. Now the run begins.
    Halfway in {time}. The first half is legs, the second is sense.
    That's the middle. {avg_pace} so far. Don't change what works.
    {time} at the turn. Have a think: what's loose, what's tight?
    Half done at {avg_pace}. From here every step is a step towards home.
    We're over the hump, {time} gone. Keep your counsel and your form.
    Halfway, {time}. On this sort of run you'd be done around {projection}.
    Half of it's yours. {avg_pace}. The other half is only waiting.
    """

  static let ahead = """
    You're {gap} to the good. Put it away and don't look at it.
    A bit ahead of plan. Don't get ideas, just keep it even.
    Ahead by {gap}. Money in the bank only counts if you don't spend it.
    Quicker than planned. If it's easy, hold it. If it isn't, hold back.
    {avg_pace} on average, better than asked. Stay humble for a while.
    We're in front of the plan. Let the plan catch up a little.
    You've {gap} in hand. I'd keep half of it for the end.
    Ahead, and looking calm. Keep the calm, whatever happens to the ahead.
    A touch fast for the plan. Nice problem. Ease a finger's breadth.
    {projection} is where this is heading. No need to hurry it along.
    """

  static let onPace = """
    Right on it. I couldn't have set it better with a string.
    {avg_pace}, as ordered. Leave it alone.
    On plan. The dullest news is often the best.
    Spot on. You're running like a good watch.
    That's the pace. Sit in it like an old chair.
    Just where we said we'd be. Carry on like that.
    On the money. Now the hard bit: change nothing.
    {target_pace} was the plan, and here we are on it.
    Steady and true. I've nothing to say, so I'll say it briefly.
    On target. Look after your form and the pace looks after itself.
    """

  static let behind = """
    We're {gap} down on the plan. Plans are written indoors. Run what you've got.
    A little behind. If the legs are willing, nudge it. If not, don't.
    Slower than we said. It happens. Get comfortable first, then see.
    {gap} behind. No chasing. A few quick steps, tall back, and we'll look again.
    Behind the plan, but not behind the day. You choose: hold this, or lift it gently.
    Never mind the deficit. Smooth out the stride and see what comes back.
    {avg_pace} so far. A touch under plan, still a good run by any fair measure.
    Wind, heat, or just one of those days. Adjust the goal if it needs it.
    It's a bit off the plan. The plan won't mind, and neither do I.
    We can win a little back if it comes easily. If it doesn't, we leave it be.
    """

  static let finalThird = """
    Last third. {remaining} to go. This is where slow starters smile.
    Two thirds done. Now it's a matter of keeping your shape.
    {remaining} left. Tall back, quick feet, quiet head.
    The last third is where the training lives. Let it out.
    We're into the good part. {remaining} more.
    Two thirds gone. If it hurts a bit, that's about right. If it's sharp, ease off.
    {remaining} to run. Break it up: the next bend, the next tree, the next lamp.
    Into the home country now. Keep the arms going.
    Last third. Don't run it all at once. Run the piece in front of you.
    {time} behind us, {remaining} ahead. I like those odds.
    """

  static let nearFinish = """
    {remaining} left. You can smell the kettle from here.
    Nearly there. {remaining}. Lift your eyes.
    {remaining} to go. Tidy up the stride and bring it in.
    Not far now. {remaining}. Leave a little out here, but not all of it.
    Home stretch soon. {remaining}. Good form finishes fast.
    {remaining}. The shortest part of any run, and the longest.
    Almost done, {remaining}. Run it like you'd like to remember it.
    {remaining} more. Nobody ever regretted finishing well.
    """

  static let lastStretch = """
    Last bit. Arms up, knees up, home.
    There's the end of it. Run through it, not to it.
    Give it what's left, and keep it neat.
    This is the bit to enjoy. In you come.
    A few more strides. I'm very pleased with you.
    Bring it home. Chin up, hands loose.
    Nearly touching it. Nice and tall now.
    Finish like a craftsman. Clean to the last stroke.
    """
}
