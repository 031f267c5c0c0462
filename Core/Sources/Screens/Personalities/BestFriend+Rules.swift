import Coaching

extension BestFriend {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      We've started a bit quick, haven't we? Let's ease down now, it's free at this point.
      I know it feels great. Slow down a little with me, for later.
      Whoa, friend. Too fast for the first part. Back to {target_pace} and let go.
      Save some of that! Slow it down until it feels almost too easy.
      That's the excitement running. Deep breath, and let's come back to our plan.
      Future you is asking nicely: a bit less, please.
      The plan said {target_pace}. Let's give that one a try, shall we?
      Too quick, too soon. Ease off, I'm not going anywhere.
      Take the foot off a little. The start can't win it, but it can lose it.
      Down a gear with me. We want something left for the fun part.
      Slow the feet, drop the shoulders. It's a long game, this.
      """
    case .fade:
      """
      The pace came down a bit. That's okay. Stand tall, shake the arms, see how it feels.
      Bit less pace than before. Breathe out long and find the rhythm with me.
      Is it getting hard? Quick light steps for a minute, and then see.
      It's easing off a little. Let's pick a spot up the road and run there together.
      The pace is dropping. Is that what you want? If yes, fine. If not, little steps.
      Some speed went missing. We don't need to hunt for it, let's just loosen up.
      Pace check: it's come down a few notches. Arms first, the legs copy them.
      Let's reset. Tall, soft face, small steps. One minute of that.
      You were a bit snappier earlier on. Sip, breathe, and try a lighter step.
      It's sagging a little, and that happens. Lift the chest and think quick feet.
      """
    case .wall:
      """
      Oh, this is the hard bit. Walk if you need to. Eat something, sip something. I'm here.
      It hit you all at once, didn't it? Slow right down. Little steps get us home too.
      That could be the famous wall. Some sugar, some water, an easy jog or a walk.
      Forget the time. We just go from one lamp post to the next, together.
      Be kind to yourself now. Walk a minute, jog a minute. That's plenty.
      You're not on your own in this. Go slowly. If you feel dizzy or ill, stop and get help.
      A lot of pace went at once. Please slow down, eat and drink a little.
      Walk until you want to jog. Then jog until you want to walk. That's the whole plan.
      Small, small, small. The next corner is all we need. Eat something on the way.
      Let's look after you first. Sugar, water, walk. If you're cold or confused, get help.
      """
    case .bonk:
      """
      I think you're out of fuel. Please eat something sweet, and walk while you do.
      Empty tank, my friend. Sugar and a few sips, and let's take it very easy.
      Let's stop pushing. Walk, eat, breathe. Give it some minutes to work.
      You need something sweet right now. Anything you've got. I'll wait with you.
      This looks like low fuel. Food first, running later. Shaky or dizzy? Stop and ask for help.
      It's not you, it's the fuel. Have some, and go gently for a few minutes.
      Pulse and pace are both dropping. Please eat, and walk until it kicks in.
      Got a gel, a sweet, anything? Now, please. Then we walk for a bit.
      No willpower for this one. Sugar, water, walking. In that order.
      Nothing left in your pockets? Ask someone for something sweet. People are kind.
      """
    case .fatigue:
      """
      Your heart's working harder while the pace drops. Let's take the pressure off a bit.
      You might be hot or worn out. Ease off, find some shade, have a sip.
      It's costing you a lot right now. Let's slow down until you feel okay.
      Hey, look after yourself. Softer pace, slow breaths, no heroics.
      It's fine to back off. I'd rather you enjoy this.
      Let's go easier for a while. And if you feel unwell, we walk and get help. Promise?
      More heartbeats, less speed. Time to be gentle with yourself.
      If there's water, drink some or pour some. Then take it down a notch with me.
      Pulse up, pace down. That's the body asking nicely. Let's listen.
      A few easy minutes now beat a hard hour. Slow down with me.
      """
    case .heartRateDrift:
      """
      Your heart's beating a bit more for every step. Totally normal. Ease a touch.
      Bit more effort for every step now. Sip of water and a softer rhythm?
      Your pulse is creeping up. Let's let the pace drop just a hair.
      Long runs do that: the heart goes up, the pace doesn't. Go by feel.
      Heart's drifting up a little. Cool down if you can, and breathe slowly with me.
      More beats, no more speed. Let's be gentle for a bit.
      The pulse has wandered up since the start. A little less pace, and it'll behave.
      More beats for your pace than earlier. Warm out there? Sip, shade, easy.
      Let's give your heart a break. A touch less pace, long breaths out.
      Your heart's charging more per step now. Let's buy a few less for a while.
      """
    case .runWalk:
      """
      A few walk breaks, huh? Good thinking. Let's make them regular.
      Run a bit, walk a bit. It's a lovely way to do it. Two minutes on, one off?
      Walking is fine with me. When you run, start really gently.
      Let's find a pattern you like. A song running, a chorus walking.
      Take your walks, shake it out, then off we go when you're ready.
      Walking counts. Short runs, short walks, and a plan for both.
      How about walking before you have to? It makes the running nicer.
      Run to the third lamp post, walk to the next. Shall we?
      Walk tall when you walk. It's part of the run, not a break from it.
      Mixing it up, are we? Keep the running bits easy, and the walks short.
      """
    case .fuelWindow:
      """
      It's been a while. Have a little something to eat?
      Time to eat, friend. Something sweet with a sip of water.
      Let's get some energy in before you miss it.
      Food o'clock! Just a bite or a gel.
      Have a snack now, before you get hungry.
      Top yourself up, please. I'm the friend who always asks if you've eaten.
      Pocket check! Whatever's in there, a bit of it now.
      Next snack's due. Chew it like you mean it.
      You know what's coming: eat something. Yes, now. Thank you.
      A gel, a date, a jelly bear. Pick one and feed yourself.
      """
    case .behindAndCostly:
      """
      I think we let that first goal go. Let's run the rest happily, at a pace you can keep.
      Catching up would really hurt, and it's not worth it. New plan: enjoy the road home.
      Today's a different day than we planned. That's all right. Let's finish it well.
      The number's gone, and you're here. I like this way round better.
      Let's stop chasing the clock. Pick a pace that feels good, and we take it home.
      New goal: finish feeling proud. I vote for that one.
      The time on the plan would cost too much now. Let's pick a kinder one.
      How about we trade the target for a finish with a smile? Good deal, I think.
      We won't get that time back without a fight. So let's not fight. Your pace, your run.
      Plan B is a good plan too. Run what you can keep up, and be nice to yourself.
      [next_goal] The first goal is out of reach today, and that is fine. {goal_time} is right there, at {goal_pace}.
      [next_goal] New goal, and I like it: {goal_time}. From here that is {goal_pace}. We can do that.
      [next_goal] We let the first time go and take {goal_time}. {goal_pace} to the line, together.
      """
    case .positiveSplitRisk:
      """
      At this rate the second half gets hard. If we ease off now, it's so much nicer.
      Let's save some for the second half. Just a touch less.
      [ahead] You're borrowing from later. Let's pay a bit back while it's cheap.
      [ahead] A bit too generous at the front. Ease it down, and we finish with a smile.
      Take the effort down a hair with me. The end of this run will love you for it.
      [gaining] Come back to {target_pace} if you can. I want you to enjoy the second half.
      The second half's looking pricey. Small effort now, big smile later.
      Little less push, please. There's a second half, and I've heard it's long.
      If this feels like work already, take some off. There's more to come.
      Let's run the next bit like it's easy. The rest will be glad.
      """
    case .volatilePace:
      """
      We're a bit up and down. Let's find one pace you like and stay in it.
      Quick, slow, quick, slow. Shall we settle on something in the middle?
      Try and keep it level for a while. It's easier on you, promise.
      Let's iron it out. Imagine you're carrying a full cup of coffee.
      One breath, one rhythm, one pace for a bit. Let's try two minutes of that.
      You're running in bursts. Let's make it one long ribbon.
      Bit of a roller coaster, this. I vote for the train.
      Pick the pace you could keep till dinner, and stay on it with me.
      Up, down, up, down. Your legs like it simple. Middle, please.
      Little game: run the next two minutes like one long note.
      """
    case .recoverableDeficit:
      """
      We're only a little off the plan, and there's time. Let's win it back softly.
      Tiny gap. A bit more in the feet, and no stress at all.
      We can get this back without really noticing. Just lift the rhythm a touch.
      A few seconds here and there. You've got this, gently.
      Nothing lost. A touch lighter on your feet, and let it come to us.
      If it feels good, nudge it up a bit. If not, that's okay as well.
      The plan's just up the road. A bit more rhythm, and we'll meet it.
      A small gap, that's all. Slightly quick feet, no gritted teeth.
      Let's nibble at that gap. Second by second, snack by snack.
      Fancy closing the gap? Small steps, busy arms, no rush.
      """
    case .surplus:
      """
      [ahead] We're up on the plan and your pace hasn't budged. Just keep doing this.
      [ahead] Everything's ticking along and we're ahead. I'm quietly thrilled.
      [ahead] You've got time in your pocket. Enjoy it, no need to push.
      [ahead fine] Ahead, and going nicely. This is one of the good days.
      [ahead] There's your cushion. Now just roll.
      [ahead steady] Ahead and steady. I couldn't draw it nicer.
      Time in hand! Leave it there and enjoy the view.
      You've earned a little room on the plan. No need to add to it.
      The plan's happy, I'm happy. Keep it just so.
      Some seconds in the piggy bank. Let's not open it yet.
      """
    case .finishKick:
      """
      There's room for a bit more. Let's use it!
      It's so close now. Shall we pick it up? Come on, together!
      Okay, this is where we let go a bit. Quick feet, big smile.
      Whatever you saved, now's the time. Spend it!
      Let's finish with a flourish. Lift the knees, swing the arms!
      Go on, show me that kick. I'll be bragging about it for weeks.
      The end's right there. Wind it up with me!
      Up a gear, friend! Then one more!
      Arms, arms, arms! The legs have to follow!
      Run it in like there's cake at the line. There might be!
      """
    case .heartRateHigh:
      """
      Your heart rate's really high. Please slow down now and walk until it settles.
      I need you to ease off. Walk, breathe slowly. Chest pain or dizzy? Stop and get help.
      That's too high for too long. Let's walk. There's nothing to prove.
      Stop pushing for me, please. Walk it down. If you feel faint or unwell, get help.
      Let's walk right now until your pulse comes down. I'm serious, friend.
      Your heart needs a rest. Walk. If anything hurts or feels odd, stop and call someone.
      Minutes near your highest rate is enough. Please walk, and breathe out slowly.
      I'm not joking now. Slow to a walk. If your chest feels tight, stop and get help.
      Please walk. We run when the number's clearly down, not before.
      Ease right off, please. Walk until you could talk. Feeling faint? Stop and get help.
      """
    case .stopped: stopped
    case .stillStopped: stillStopped
    case .resumed: resumed
    case .slowdown: slowdown
    case .checkIn: checkIn
    case .recovered: recovered
    case .finished: finished
    case .afterFinish: afterFinish
    case .homeward: homeward
    case .targetFast: targetFast
    case .targetSlow: targetSlow
    case .targetHeld: targetHeld
    }
  }

  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      I've lost track of where we are. Keep going, I'll guess the distance for now.
      The position signal is gone. No worries, the clock's running.
      Can't find the satellites right now. I'll stay with you by feel.
      No satellites. The distance is a guess until they're back.
      The map just went blank. You know the way, I hope.
      Signal's gone. I'll estimate, you run.
      """
    case .positionFound:
      """
      Found you! The distance is good from here.
      Signal's back. There you are.
      The satellites are back. Hello up there.
      And we're on the map. I measure from here on.
      Position's back. Hide and seek is over.
      Got you! The distance counts properly now.
      """
    case .heartRateLost:
      """
      I've lost your heartbeat. It's probably just the strap.
      Heart rate's gone missing. Give the strap a nudge when you get a chance.
      No heart rate at the moment. Go by feel, I'll do that too.
      The strap went quiet. A bit of spit or water helps, believe it or not.
      No pulse on my end. On yours I'm sure it's fine. Check the sensor?
      Heart sensor's taking a break. We'll manage without.
      """
    case .heartRateFound:
      """
      Your heart rate's back. Hello, heart.
      There it is, the heartbeat's back.
      Heart rate's working. All good.
      Got your pulse back. I missed it.
      The strap's talking to me. Thanks for fixing it, if you did.
      And the heart rate's with us once more.
      """
    case .watchDisconnected:
      """
      I've lost touch with your watch. It keeps recording, so don't worry.
      The watch went quiet. Just keep running, it'll catch up with us.
      Can't reach your watch right now. Nothing's lost, on we go.
      Your watch wandered off. It's recording on its own, though.
      No word from the watch. It'll call when it's ready.
      The watch and I aren't talking. Not my doing. You just run.
      """
    case .watchReconnected:
      """
      Your watch is back with us.
      And the watch is connected. Missed you.
      The watch found its way back.
      Watch and me, friends once more.
      The watch is talking to me. All together now.
      Got the watch back. On we go.
      """
    case .heartRateDoubtful:
      """
      Your heart rate looks off to me, it's just copying your steps. Let's go by feel!
      I think the sensor is counting feet. No worries, I'll use your pace.
      Heart rate and steps are one number, so I'll look away for now.
      That pulse moves with your feet. I don't believe it, so we go by feel.
      The sensor's dancing to your steps. I'll leave the heart out of it for now.
      Funny pulse: it copies your cadence. Try moving the sensor up a bit.
      """
    case .pageHidden:
      """
      I can't follow where we are while the screen is hidden. Show it when you can!
      The screen went away and took the satellites with it. I'm with you, though.
      No positions with the screen off. Time keeps going, and so do we.
      Screen's hidden, so no map for me. Wake it up when it suits you.
      With the screen off I only have the clock. Open the page when you can?
      I'm running blind with the screen hidden. A quick tap helps.
      """
    case .footpodLost:
      """
      I lost your foot pod. Keep going, we'll find it!
      The little pod on your shoe went silent.
      No news from the foot pod. We don't need it to have fun.
      Foot pod's gone quiet. Probably the battery.
      Your shoe stopped talking to me. Rude, but okay.
      The foot pod is off the air. On we go without it.
      """
    case .footpodFound:
      """
      Your foot pod is back, yay!
      Foot pod's with us once more. Nice.
      The pod's counting your steps now. Welcome back.
      Your shoe is talking to me. Hello, shoe.
      Found the foot pod! It was on your foot all along.
      Pod's back on the team.
      """
    case .sessionRestored:
      """
      Sorry, I was gone for a moment! Your run is safe.
      I got cut off there, but I kept everything. Go on!
      Back! There's a little hole in the map, that's all.
      I dropped out for a bit. Everything from before is here.
      Whoops, I fainted. All your data's fine, and so am I.
      I'm back with you. Nothing you ran is lost.
      """
    case .positionFlapping: positionFlapping
    case .heartRateFlapping: heartRateFlapping
    case .splitPassed: splitPassed
    }
  }
}
