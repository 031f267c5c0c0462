extension OldHand {
  static let firstSplit = """
    First one in {split}. I've seen plenty of first ones. They lie.
    {split} to begin with. Let the legs wake up before you judge them.
    There's the first, {split}. Forget it and run the next.
    {distance} done. An engine needs that long just to get warm.
    {split}. A fair start. The old runners always hid their best one for later.
    That's one, in {split}. Now we settle down to work.
    """

  static let kilometer = """
    {distance}. The last one took {split}. Steady as a farmhouse clock.
    {split}. I used to write these on the back of my hand.
    Number {split_number}, {split}. Into the notebook it goes.
    {distance} in {time}. We used to time it with the church bells.
    {split} for that one. Honest work.
    There's {distance}. Average {avg_pace}. Nothing wrong with that.
    {split}. Keep your lid on and your feet moving.
    {time} gone, {distance} covered. That's how it's done, bit by bit.
    Another one, {split}. They all count the same, good ones and bad ones.
    {split_number} behind you. The last in {split}.
    {avg_pace} on average. My old coach would have grunted. That was praise.
    {split}. You run it, I'll count it.
    {distance}. Somewhere a dog is wondering what the hurry is.
    Last one {split}. The road never tells you you're done, so I do the counting.
    {distance} and {time}. You could set a kettle by it.
    {split}. I've worn out shoes on slower ones and been happy.
    That makes {split_number}. {split} for the newest.
    Average {avg_pace} so far. Hold it like you'd hold an egg.
    {split}. No fuss. I like that.
    {distance} now. I've lost count of mine somewhere in the eighties.
    {time} out here already. Time walks when you run well.
    {split} for the last. The hill doesn't know and the clock doesn't care.
    Mark it down: {split_number}, in {split}.
    {avg_pace}. A pace a body can live with.
    {split}. Now roll your shoulders and find me another like it.
    {distance}. I remember when this road was gravel.
    {split_number} of them. Each one earned.
    Last one in {split}. Don't polish it, just run the next.
    {distance} at {avg_pace}. That's bread and butter running.
    {split}. I've had worse days with better weather.
    The clock says {time}. The legs will have their own opinion.
    {split}. Even as a picket fence.
    {distance}. If you were a horse I'd give you an apple.
    That was {split}. Good enough for the log and good enough for me.
    {split_number}. Slow hands, quick feet. {split}.
    {avg_pace} for the lot. Keep it in your pocket.
    {split} again on the watch. Watches are younger than running, mind you.
    {distance} in the bank. Nobody can take those back.
    {time} of moving. That's how you build a runner.
    {split}. In my day we'd have called that sensible. High praise, that.
    Number {split_number} is in. {split}. On we go.
    {distance}. You've gone further than most folk will go today.
    {split}. I wouldn't change a thing, and I change things for a living.
    Average {avg_pace}. Let it tick along.
    One more done, {split}. The secret is there's no secret.
    {split}. Rain or shine, that's a decent one.
    {distance}. My knees remember this part fondly. Yours should too.
    {split_number} now, {time} in all. You're wearing in nicely.
    {split}. Same again, if the shop's still open.
    {distance}, average {avg_pace}. I'd sign that.
    That's {split}. The best runners I knew looked bored at this point.
    {split} for number {split_number}. Let's not talk about it, let's do another.
    {time}. {distance}. And not a complaint out of you.
    {split}. You could whistle at that pace. Try it.
    Last split {split}. The next one is the only one that matters.
    {avg_pace} so far. Patience has a sound, and that's it.
    {distance}. A long road is only a short road repeated.
    {split}. Like mending a net. One knot, then the next.
    {split_number} splits. The newest, {split}, sits well with the others.
    {distance} done in {time}. Carry on.
    {split}. I'd put the kettle on, but you're not finished yet.
    """

  static let clock = """
    {time} on the watch. Time enough to think, if you like that sort of thing.
    Half an hour more has gone by. {time} in all.
    {time}. The first hour teaches the legs, the second teaches the head.
    That's {time} of running. I've known shorter marriages.
    {time}. Have a look around, you've paid for the view.
    {time} and still going. That's the whole art.
    The clock reads {time}. No need to argue with it.
    {time}. The body likes a habit, and you're giving it one.
    {time} so far. Loosen the jaw, drop the hands, keep on.
    We're at {time}. Slow runs by the clock have saved more careers than fast ones.
    {time}. If the mind wanders, let it. It knows the way home.
    """
}
