extension RoastCoach {
  static let opening = """
    Right. The shoes are tied and the excuses are used up. Off we go, gently.
    Welcome. I'll be your coach and your least supportive friend. Start easy.
    Clock's running. So, allegedly, are you. Nice and easy for the first minutes.
    You picked the coach who tells the truth. Bold. Begin slowly, please.
    Look who made it past the front door. Easy start, no heroics.
    I cleared my whole schedule for this. Begin gently and make it worth my time.
    Here we go. I've brought snacks. Not for you. Easy start.
    The sofa just sent a missing person report. Ignore it. Ease into this one.
    Off we go. Slowly, so the neighbors get a good look.
    I've read your excuses in advance. Weak plot. Start easy.
    [morning] Good morning. Your bed called me, in tears. Start easy.
    [morning] Morning. You beat the snooze button, your toughest rival. Gently now.
    [evening] Evening. You had all day to think of an excuse. Start easy.
    [night] A run at this hour. The raccoons are taking notes. Start easy.
    ! Right, you magnificent menace. Start bloody slowly.
    ! Well, shit, you actually turned up. Easy start before I faint from surprise.
    """

  static let settle = """
    No hurry. Nobody's chasing you, and I checked.
    Breathe in, breathe out. See? One technique mastered already.
    This should feel almost silly. If it doesn't, it's too fast.
    Shoulders down. You're going for a run, not carrying a wardrobe upstairs.
    Adrenaline isn't fitness. Let it pass and we'll see what's left.
    If you can't say a full sentence, it's too quick. Not that I want to hear it.
    Easy now. Nobody ever won anything in these minutes. Plenty lost it here.
    Long breath out. Longer. It's not a birthday candle.
    Everyone feels wonderful at the start. It's a trick. Hold back.
    Unclench those fists. The air has done nothing to you.
    Your heart needs a while to believe you're serious. So do I.
    Jog like you're late for something you don't want to attend.
    [early] It's early. The hero scene is on the last page. Turn slowly.
    [fresh] You're fresh. Enjoy it, it's perishable. And don't spend it.
    [fresh] So comfortable, so confident. Give it time. Easy.
    [easy] Your heart's bored. Excellent. Keep it bored.
    [hard] Your heart's already shouting. It's the warm-up. Ease off.
    ! Settle the hell down. This is the easy bit, and we'd like it to stay easy.
    ! Breathe, damn it. Slow in, slow out. Lovely. Like a grown-up.
    """

  static let raceStart = """
    Everyone around you is starting too fast. Don't join the stampede. Let them go.
    This is where races get thrown away. Hold back, and collect the pieces later.
    Target is {target_pace}. I know it feels slow. It's meant to.
    Let them sprint off. You'll meet those shirts later, from the other side.
    Your legs are telling you you're a star. They say that at every start. Hold the plan.
    Brakes on. The hero act is at the end of the show, not the beginning.
    First few minutes: boring on purpose. Save the drama for when it counts.
    Nobody frames the photo of the first bend. {target_pace}.
    [gaining] That's quicker than the plan. Put the cape back in the bag. {target_pace}.
    [gaining] Too quick, and it's the start. Very exciting. Please stop.
    [hard] Your heart's flat out and the race has barely begun. Ease down now.
    ! Let the bloody rockets go. You'll hear them wheezing later. Hold your pace.
    """

  static let halfway = """
    {time} gone, past the middle. I've only been disappointed twice.
    Past the middle, {time}. From here, quitting is the longer way home.
    {avg_pace} so far. I prepared insults for worse. Annoying.
    {time} done. That was the trailer. Now comes the film.
    {time} in, and not one excuse I haven't heard before.
    {avg_pace} on average, and it's all applause from here. Mine. Slow applause.
    {finish} at the end of this, says the math. The math is being kind.
    I predict {finish_range}. I also predict complaining.
    [halfway] Halfway, {half_time}. The return journey is exactly as long, in case you had hopes.
    [halfway] Fifty percent in {half_time}. At school that was a pass. Here it means carry on.
    [halfway moving] Halfway at {avg_pace}, and moving forwards. I owe somebody money.
    [halfway ahead] Halfway, {half_time}, {lead} up. Don't look so pleased, you've the rest to ruin.
    [halfway behind] Halfway, {half_time}, {lead} down. There's another half. I checked.
    [halfway on_plan] Halfway in {half_time}, on plan. I'll need to sit down.
    [halfway hard] Halfway, {half_time}, and your heart's too high for it. Ease off, no joke.
    [halfway easy] Halfway, {half_time}, and your heart's on a deckchair. Interesting.
    ! [halfway fine] Half done in {half_time}. Who the hell are you and where's the usual one?
    """

  static let ahead = """
    {avg_pace} so far, and the plan wanted {target_pace}. Somebody can't read.
    {last_three} for the last three minutes. The plan says {target_pace}. Discuss.
    Your sums come to {finish}. Mine come to we'll see.
    {finish_range} at the end, on paper. You're the one with the legs.
    {finish}, says the forecast. Weather forecasters also say things.
    Average {avg_pace}, plan {target_pace}. Jaw loose, hands loose, ego loose.
    {time} in, heading for {finish}. No interviews yet, please.
    {last_three} lately, {target_pace} ordered. I'm only the waiter.
    I have you down for {finish_range}. In crayon.
    {distance} at {avg_pace}. Who wrote this plan, your accountant?
    [ahead] {lead} ahead of plan. Very flashy. Now bank it by not being greedy.
    [ahead] You're {lead} up. Don't spend it all in one place.
    [ahead] {lead} up. Either you're getting fit or you can't read a plan.
    [ahead] {lead} in front of the schedule. Enjoy it quietly and stop adding to it.
    [ahead] Ahead by {lead}. The clever move is to change nothing. Can you manage that?
    [ahead] {lead} ahead, and yes, I noticed. Don't look so pleased.
    [ahead easy] {lead} up, and your heart's barely involved. Suspicious. Carry on.
    [ahead hard] {lead} ahead, and your heart's footing the bill. Give some back.
    [ahead late fine] {lead} up, this late. The doubters have gone quiet. I was the doubters.
    [ahead gaining] {lead} up and still adding. {last_three} just now. It's a run, not a heist.
    [ahead gaining] {last_three} lately, with {lead} in the bank. Greedy. Back to {target_pace}.
    [ahead gaining early] {lead} ahead, this early, and speeding. I've seen this movie. It ends in tears.
    [ahead gaining late fine] {lead} up, and you're not done. Fine. Be magnificent. See if I care.
    [cushion_shrinks] {lead} up, but leaking. {last_three} just now. Find the hole.
    [cushion_shrinks] You've got {lead} of cushion, and you're eating the stuffing.
    [cushion_shrinks] {last_three} lately. The {lead} in hand is packing its bags. Quick feet.
    [cushion_shrinks] Savings: {lead}. Spending habits: yours. Tidy up that stride.
    [cushion_shrinks late] {lead} left and shrinking. It might just cover you. Keep moving.
    ! [ahead] {lead} ahead. Show-off. Now settle your damn legs and keep some for later.
    """

  static let onPace = """
    {avg_pace} so far, {target_pace} planned. I'll let you compare.
    {last_three} for the last three minutes. The menu said {target_pace}.
    {finish}, if the arithmetic holds. Yours usually comes with drama.
    I've got you at {finish_range}. Don't make me use the eraser.
    Heading for {finish}. No excuse found so far, and I've searched.
    {target_pace} is the deal, {last_three} the delivery. Sign here.
    {distance} at {avg_pace}. I'm putting that in your file. It's a thick file.
    {time} in. Forecast {finish}. Chance of whining: high.
    {last_three} of late. Loose hands, tall back, no speeches.
    {avg_pace} on average. Somebody tell the plan you called.
    Plan: {target_pace}. You: {last_three}. Me: eating popcorn.
    [on_plan] Right on plan. I had a whole speech ready. Ruined.
    [on_plan] Bang on {target_pace}. How am I supposed to work like this?
    [on_plan] On pace. Somebody call a witness.
    [on_plan] Exactly as planned. It's almost as if you'd done this before.
    [on_plan] On schedule. Trains take lessons from you. Well, they should.
    [on_plan] Spot on. Keep doing that and I'll have to start being nice.
    [on_plan] {last_three}, on the dot. I'm as shocked as you are.
    [on_plan] Nothing to mock here. On plan. Move along.
    [on_plan steady] On target, metronome. Let me find something else to complain about.
    [on_plan easy] On plan, and your heart's half asleep. I'm told that's called talent. Or luck.
    [on_plan hard] On plan, but your heart's paying too much for it. Ease a touch.
    [on_plan late] On plan, this late. Everyone else has wandered off. Respect. A crumb of it.
    [gaining] Right on the total, but {last_three} just now? Nobody ordered that. Ease off.
    [gaining] {last_three} lately. Somebody found the fast button. Now find the other one.
    [gaining early] {last_three}, this early. That's a loan, not a gift. Back to {target_pace}.
    [gaining late fine] {last_three}, this late. I have nothing. Enjoy the silence.
    [losing] Fine on the whole, but {last_three} just now. Did you see a cake?
    [losing] {last_three} lately, {target_pace} ordered. Some of the speed went for a walk.
    [losing] The last three minutes went at {last_three}. I've met livelier soup. Quick feet.
    [losing uphill] {last_three}, and you're climbing. Blame the hill. I'll allow it, once.
    ! [on_plan] Smack on pace. Bloody hell. Carry on, I'm going to need a minute.
    """

  static let behind = """
    {avg_pace} so far, {target_pace} planned. The plan isn't running today, you are.
    {last_three} for the last three minutes, {target_pace} on the brochure.
    {finish} is where this lands. If that's today's run, it's a run.
    I make it {finish_range}. I've been wrong before. Once.
    Schedule says hurry, I say loose hands first. Then we talk about hurry.
    {avg_pace} on average. Some days cost more. I won't roast that.
    We can shift the goal. Finishing well beats chasing a number I made fun of anyway.
    {target_pace} was the paper. Paper has no legs.
    {time} in, {finish} on the cards. I don't do refunds.
    {last_three} lately. Pick a pace you can keep without inventing new words.
    [behind within_reach] {lead} down. Fine. Win it back in crumbs, never in one bite.
    [behind within_reach] You're {lead} behind the schedule, not behind in life. Nudge it up, or enjoy it.
    [behind within_reach] The target's {lead} up the road, strolling. Close in, as if by accident.
    [behind within_reach] {lead} behind. Relax first, then think about speed. It works better in that order.
    [behind within_reach] {lead} down, and I'm not going to roast it. Patience will do.
    [behind within_reach] {lead} owed. I take coins.
    [behind early within_reach] {lead} down, and it's early. Plenty of road left to embarrass the plan.
    [behind late within_reach] {lead} down, near the end. Forget the number, finish pretty.
    [behind easy within_reach] {lead} behind, and your heart's on vacation. Call it back to work.
    [behind hard within_reach] {lead} down, and your heart's high. Let the plan go. Ease off, I mean it.
    [catching_up within_reach] {lead} down and closing. {last_three} just now. The plan's looking over its shoulder.
    [catching_up within_reach] {last_three} lately. You're reeling it in, {lead} left. No lunging.
    [catching_up within_reach] {lead} behind and shrinking. Act casual.
    [catching_up within_reach] The gap's down to {lead}. I had money on the gap. Carry on, gently.
    [behind losing within_reach] {lead} down and growing. {last_three} just now. Shorter steps, fewer regrets.
    [behind losing within_reach] {last_three} lately, {lead} behind. Pick a pace you can keep and call it Plan B.
    [behind losing within_reach] {lead} behind, and the plan's out of sight. Legs or head? Ask politely.
    [behind losing uphill within_reach] {lead} down and climbing. Chase later. Nobody catches anything uphill.
    [behind losing late within_reach] {lead} down and drifting, this late. Get it over the line, dents and all.
    [far_behind] {lead} behind. The plan went home. You're still here, so you win.
    [far_behind] I've stopped counting at {lead}. Enjoy yourself. Somebody should.
    [far_behind] The plan and you have grown apart. Run at {last_three} and be happy together.
    [far_behind] No chase today, I left my whistle at home. Pick a pace you like.
    [far_behind] The plan's filed a missing person report. Ignore it. {avg_pace} so far, and moving.
    ! [behind within_reach] {lead} behind plan. So bloody what. Pick a pace you own and let me do the swearing.
    """

  static let finalThird = """
    {remaining} to go, and it's the only bit people remember.
    {remaining} left. The warm-up's over. Yes, all of that was the warm-up.
    {time} gone, {remaining} to go. Now we find out what that plan was worth.
    This is where form falls apart. Prove me wrong. Tall, loose, quick feet.
    {remaining} to go. I've sat through longer meetings.
    {remaining}. If something hurts it's probably pride. If it's sharp, stop.
    {remaining} more. Slouching costs extra from here.
    {finish}, say the sums. {remaining} left to insult the sums.
    {remaining} left. Future you is already exaggerating it.
    [third_left] Last third. This is the part you brag about, so make it worth the lie you'll tell.
    [third_left] Two thirds in the bag. I'd clap, but my hands are full of old jokes.
    [third_left ahead] A third to go, {lead} up. Please don't do anything interesting.
    [third_left behind within_reach] A third to go, {lead} down. Crumbs, remember. Pick them up.
    [third_left on_plan] Two thirds, on plan. Don't celebrate, you'll pull something.
    [tired] {remaining} left. Tired is allowed. Slouching isn't.
    [easy] {remaining} to go, and your heart's reading the paper. You may wake it.
    [hard] {remaining} left, and your heart's high. Ease now, brag later.
    [far_behind third_left] A third to go. The plan isn't watching anymore. Run for the fun of it.
    ! [third_left] Final third. This is where shit gets interesting. Tall, loose, quick.
    """

  static let nearFinish = """
    {remaining} left. Your excuses can't stretch that far.
    Nearly there. Please act as if it was easy, people are watching. Probably.
    {remaining} to go. You've walked further for coffee.
    {remaining}. Close enough to smell the finish. Go and get it.
    Almost done. I'm running out of insults at exactly the right time.
    {remaining}. Whatever you've been saving, it can't be returned. Spend it.
    {remaining} to go. Tall and quick. Slouching costs double.
    Nearly home. Run as if somebody you dislike were closing in.
    [ahead] {remaining} left, {lead} up. Only you could ruin this. Don't.
    [behind within_reach] {remaining} left, {lead} down. Finish so well nobody asks.
    [on_plan] {remaining}, and you're on plan. Who's writing this, your mother?
    [tired] {remaining}. One lamppost at a time. I'll insult each of them for you.
    [hard] {remaining}. Your heart's high. Bring it in gently, nobody's filming.
    [far_behind] {remaining} left, plan long gone. Finish as if you'd meant it this way.
    ! {remaining} left. Come on, you glorious bastard, bring it home.
    """

  static let lastStretch = """
    Last stretch! Run like you've left the oven on!
    This is it. All that moaning led here. Go!
    Go on, empty it! I'll deny ever cheering.
    Final bit. Make the photo look good!
    Everything you've got left. Now, not on the sofa!
    Drive the arms! I'm shouting, and I don't do cardio!
    Finish it properly! No coasting past the line on my watch!
    Come on! I'm standing up for this, and I've got no legs!
    [quicker fine] Look at that kick! I taught you nothing, and it's working!
    [ahead fine] It's yours! Try not to trip over your own ego!
    [uphill] Uphill, now of all times? Who designed this? Arms!
    ! Go, go, bloody go! Finish the damn thing!
    """
}
