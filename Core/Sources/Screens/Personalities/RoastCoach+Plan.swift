extension RoastCoach {
  static let opening = """
    Right. The shoes are tied and the excuses are used up. Off we go, gently.
    Welcome. I'll be your coach and your least supportive friend. Start easy.
    Clock's running. So, allegedly, are you. Nice and easy for the first minutes.
    You picked the coach who tells the truth. Bold. Begin slowly, please.
    Look who made it past the front door. Easy start, no heroics.
    I cleared my whole schedule to watch this. Begin gently and make it worth my time.
    Here we go. Every excuse is behind you now. Let's keep it that way.
    The sofa just sent a missing person report. Ignore it. Ease into this one.
    ! Right, you magnificent menace. Start bloody slowly.
    ! Well, shit, you actually turned up. Easy start before I faint from surprise.
    """

  static let settle = """
    Slow it down. Nobody's chasing you, and I checked.
    Breathe in, breathe out. See? One technique mastered already.
    This should feel almost silly. If it doesn't, it's too fast.
    Shoulders down. You're going for a run, not carrying a wardrobe upstairs.
    Adrenaline isn't fitness. Let it pass and we'll see what's left.
    If you can't say a full sentence, it's too quick. Not that I want to hear it.
    Easy now. Nobody ever won anything in these minutes. Plenty lost it here.
    Long breath out. Longer. It's not a birthday candle.
    Everyone feels wonderful at the start. It's a trick. Hold back.
    Unclench those fists. The air has done nothing to you.
    Patience. Your heart needs a while to believe you're serious. So do I.
    ! Settle the hell down. This is the easy bit, and we'd like it to stay easy.
    ! Breathe, damn it. Slow in, slow out. Lovely. Like a grown-up.
    """

  static let raceStart = """
    Everyone around you is starting too fast. Don't join the stampede. Let them go.
    This is where races get thrown away. Hold back, and collect the pieces later.
    Target is {target_pace}. Not faster. I know it feels slow. It's meant to.
    Watch them sprint off. You'll see those shirts again from the front. Stay calm.
    Your legs are telling you you're a star. They say that at every start. Hold the plan.
    Brakes on. The hero act is at the end of the show, not the beginning.
    First few minutes: boring on purpose. Save the drama for when it counts.
    ! Let the bloody rockets go. You'll hear them wheezing later. Hold your pace.
    """

  static let halfway = """
    Halfway, in {time}. The return journey is exactly as long, in case you had hopes.
    That's half. {avg_pace} on average. I prepared insults for worse. Annoying.
    Half done. {time} on the clock, and I've only been disappointed twice.
    Halfway, {time}. From here, quitting is the longer way home.
    Half! At {avg_pace}. The first half was the trailer. Now comes the film.
    Middle of the run. {time} gone, and not one excuse I haven't heard before.
    Fifty percent in {time}. At school that was a pass. Here it means carry on.
    That's the hump. {avg_pace} so far, and it's mentally downhill from here. Mentally.
    Halfway at {avg_pace}, and still moving forwards. I owe somebody money.
    ! Half done in {time}. Who the hell are you and where's the usual one?
    """

  static let ahead = """
    {gap} ahead of plan. Who wrote this plan, your accountant? Ease back and keep it honest.
    You're {gap} up. Very flashy. Now bank it by not being greedy.
    Ahead of plan, and yes, I noticed. Don't look so pleased, just hold it.
    Quicker than agreed by {gap}. The late part of this run has taken note of it.
    You're in front of schedule. Enjoy it quietly, and stop trying to add to it.
    {avg_pace} so far, and the plan wanted less from you. Suspicious. Relax a touch.
    Up by {gap}. Either you're getting fit or you can't read a plan.
    Ahead. The clever move now is to change absolutely nothing. Can you manage that?
    You're running {gap} better than advertised. Don't spend it all in one place.
    On course for {projection}. That's cheeky. Keep it smooth and it might even be true.
    ! {gap} ahead. Show-off. Now calm your damn legs and keep some for later.
    """

  static let onPace = """
    Right on plan. I had a whole speech ready. Ruined.
    Bang on {target_pace}. How am I supposed to work like this?
    On pace. Somebody call a witness.
    Exactly as planned. It's almost as if you'd done this before.
    On schedule. Trains take lessons from you. Well, they should.
    Spot on the plan. Keep doing that and I'll have to start being nice.
    Pace is where it should be. I'm as shocked as you are.
    You're on it. {projection} if you keep this up, and I see no excuse not to.
    Nothing to mock here. On plan. Move along.
    On target, metronome. Hold it, and let me find something else to complain about.
    ! Smack on pace. Bloody hell. Carry on, I'm going to need a minute.
    """

  static let behind = """
    A touch behind plan. No drama. Hold what feels strong and let it come back.
    {gap} down on the plan. The plan isn't running today, you are. Find your own rhythm.
    You're behind the schedule, not behind in life. Two options: nudge it up, or enjoy it.
    Down by {gap}. Fine. Win it back in crumbs, never in one bite.
    Behind plan, and I'm not going to roast it. Some days cost more. Steady is plenty.
    The target has wandered off a little. Keep {pace} and see if it waits for you.
    Slower than the paper said. Paper has no legs. Pick the pace you can hold to the end.
    We can shift the goal. Finishing well beats chasing a number I made fun of anyway.
    {projection} is where this lands. If that's today's run, it's a good run.
    A bit behind. Relax first, then think about speed. It works better in that order.
    Schedule says hurry, I say hold. If there's more in you, it'll show up later by itself.
    ! Behind plan. So bloody what. Hold a strong steady pace and let me do the swearing.
    """

  static let finalThird = """
    Last third. This is the part you brag about, so make it worth the lie.
    Two thirds gone. What's left is {remaining}, and it's the only bit people remember.
    Final third. The warm-up's over. Yes, all of that was the warm-up.
    Two thirds behind you. Now we find out what that plan was worth.
    This is where form falls apart. Prove me wrong. Tall, relaxed, quick feet.
    {remaining} to go. I've sat through longer meetings, and you've survived worse too.
    Final third. If something hurts it's probably pride. If it's sharp, stop. Else, carry on.
    Here comes the honest part. No hiding, no hurrying. Just hold it together.
    Two thirds in the bag. I'd clap, but my hands are full of old jokes.
    Last third. Tired is allowed. Slouching isn't.
    ! Final third. This is where shit gets interesting. Tall, loose, steady.
    """

  static let nearFinish = """
    {remaining} left. Even your excuses can't stretch that far.
    Nearly there. Please look as if it was easy, people are watching. Probably.
    {remaining} to go. You've walked further for coffee.
    That's close enough to smell the finish. Lift the knees and go and get it.
    Almost done. I'm running out of insults at exactly the right time.
    {remaining}. Whatever you've been saving, I'm told it can't be returned. Spend it.
    The end is in reach. Tall and quick. Slouching costs extra.
    Nearly home. Pick it up a little, as if somebody you dislike is behind you.
    ! {remaining} left. Come on, you glorious bastard, bring it home.
    """

  static let lastStretch = """
    Last stretch! Run like you've left the oven on!
    This is it. All that moaning led here. Go!
    Go on, empty it! I'll deny ever cheering.
    Final bit. Make the photo look good!
    Everything you've got left. Now, not on the sofa!
    Drive the arms! Almost there! I'm shouting and I don't even like you!
    Finish it properly! No coasting past the line on my watch!
    Come on! Even I'm standing up for this!
    ! Go, go, bloody go! Finish the damn thing!
    """
}
