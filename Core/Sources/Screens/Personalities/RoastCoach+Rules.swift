import Coaching

extension RoastCoach {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      You've gone out too fast. I know. It felt amazing. So does falling, for a while. Ease off.
      Too quick, too soon. Slow down now and it costs nothing. Later it costs everything.
      This pace is a loan, and the lender is a very unpleasant last third. Ease back.
      Early hero, late zero. Take it down to {target_pace} while it's easy.
      Very exciting. Please stop. {target_pace} was the deal.
      Rein it in. You're opening presents on the wrong day.
      Slow down. If the plan wanted a sprint it would have been a shorter plan.
      You've started with the encore. Go back and play the first song.
      Nobody's filming. Ease down to {target_pace} and act natural.
      Too fast. Later you sends a strongly worded letter. Ease off.
      [gaining] {last_three} just now, {target_pace} on the plan. Somebody misread the brochure.
      [fresh] You feel great because nothing has happened yet. Ease down.
      """
    case .fade:
      """
      The pace has slipped a bit. Happens to the greats, and also to you. Tall, loose, quick feet.
      You're drifting. Pick a lamppost and run to it. Then another. It works every time.
      The pace eased off. If that was a decision, good. If not, bring it back gently.
      Some of the speed has gone for a walk. Invite it back, don't chase it.
      Losing a little. Loosen the hands and lift the feet. Small things first.
      Legs or head? If it's the head, shorten the steps and carry on.
      No crisis. Breath out, shoulders down, next step. Then we'll talk.
      Your pace has left the meeting early. Go and get it.
      The speed's dripping out somewhere. Check the jaw, the fists, the attitude.
      Down a gear. On purpose? Then fine. Otherwise, quick feet.
      [easing] {last_three} for the last three minutes. Somebody left the handbrake on. Short, quick steps.
      [easing easy] You've slowed, and your heart's on its lunch break. Lift it a bit.
      [uphill] The hill took some of that. Let it. Collect at the top.
      """
    case .wall:
      """
      That's the wall. Everyone meets it. Slow down, drink, eat something. Walking is fine.
      It got hard very suddenly. Take a minute: walk if you like, get some sugar in, then jog.
      No jokes for a moment. Ease off, breathe, take what food you have. Small steps count.
      Legs gone? Short steps, or walk thirty and jog thirty. That's how walls come down.
      The wall's tall, but it's not long. Drop the pace and get to the next landmark.
      Forget the target for now. Forward is the only goal. If you feel dizzy, stop and get help.
      Walk. Eat. Drink. Then jog, if there's a jog in you. That's the whole plan.
      You've hit it. No roast. Slow right down and take some sugar.
      One landmark at a time, at any speed you like. Walking is a speed.
      This passes. Walk it down, eat what you have, and tell somebody if you feel faint.
      """
    case .bonk:
      """
      You're running on empty. Eat something sweet now, and walk while you do.
      The fuel's gone. Sugar, a drink, and an easy walk for a few minutes. I'm serious.
      That's a bonk. Take carbohydrates if you have them and slow right down.
      Effort and pace are both dropping. Eat, walk, recover. The jokes can wait.
      Empty tank. Something sweet, small sips, gentle pace. Shaky or dizzy: stop and get help.
      You need sugar, not willpower. Walk and refuel before you think about running.
      Walk now. Eat whatever sugar you've got. No jokes till it's down.
      No fuel, no run. Walk, chew, sip. Give it a quarter of an hour.
      Slow to a walk and eat. If you feel muddled or cold, get help.
      Stop racing. Something sweet first, then we see what's left.
      """
    case .fatigue:
      """
      Your heart's working harder and the road's giving you less. Ease off and cool down a bit.
      More effort, less speed. That's a bad deal. Slow down, drink, find some shade.
      It's costing more than it pays. Drop the pace until the breathing settles.
      Worn or hot, or both. Take the pressure off for a few minutes. That's an order.
      The engine's running warm. Ease off, small sips, loose shoulders. It comes back.
      Back off a bit. Stubborn is good, careful is better. If you feel unwell, walk and get help.
      The exchange rate's awful today. Spend less. Slow down.
      Heart up, pace down. Don't argue with both. Ease off.
      Find shade, find water, find a softer gear. In any order.
      Pushing harder is making it worse. Ease right back and let it settle.
      """
    case .heartRateDrift:
      """
      The pace held, the heart didn't. Normal on a long one. Drink if you can, and ease a touch.
      Your heart's charging more for each step. Inflation gets everybody. Ease back a little.
      The heart rate's creeping up. Let the pace come down a hair and keep the effort level.
      Drift. The pace stayed, the pulse moved out. Go by effort for a while.
      It takes a few more beats now than it did. Cool off if you can: water, shade, long breath.
      Pulse is up, pace is not. Trust the effort, not your pride.
      Your heart's asking for a raise. Give it an easier job.
      The pulse is sneaking upstairs. Ease a touch, sip, pretend you meant it.
      More beats, no more speed. Somebody's padding the bill. Ease off slightly.
      Run by feel for a bit. The heart rate's gone on a little adventure.
      """
    case .runWalk:
      """
      Run, walk, run, walk. It's a method, you know. Give it a fixed beat and call it a strategy.
      Mixing in walks? Fine. Make it regular: run two minutes, walk one. Suddenly it's a plan.
      Those walks are allowed. Pick a number of steps, walk those, then run.
      Stop and go is hard work in traffic too. Shorter runs, shorter walks, on a clock.
      Walking's not quitting. Quitting involves a sofa. Keep a rhythm to it.
      Before you run next, decide how slowly. Slow it more. Now it'll last.
      Walk like you mean it. Tall, brisk, as if you'd parked badly.
      A walk by the clock is a strategy. A walk by mood is a picnic.
      Short runs, short walks. Repeat until famous.
      Good call, the walking. Plan the next one before your legs do.
      """
    case .fuelWindow:
      """
      Eat something now. You'll thank me later, which would be a first.
      The clock says food. Take a gel or a bite, with a little water.
      Top up the sugar. You run better fed and complain less.
      Fuel now, not when it's too late. You've got a talent for too late.
      Time for carbohydrates. A small portion, and keep moving.
      A bite is due. Don't make me do the airplane with the spoon.
      Energy intake, please. Every roast needs feeding.
      Next snack. You carried it all this way, so eat it.
      Sugar o'clock. Open, chew, swallow, deny everything.
      Eat. It's the one part of training you've practiced all your life.
      A gel is due. Aim for the mouth.
      Feeding time. Small bite, sip of water, no food photos.
      """
    case .behindAndCostly:
      """
      Let the first target go. Chasing it costs more than it's worth. Run your own pace home.
      The schedule's out of reach today. Pick a new one: one effort, all the way home.
      We're changing the goal. It's not defeat, it's math. Keep this effort and finish well.
      The old number's gone. Good, it was bossy. Find a pace you can keep.
      Catching up would break you. Don't. A solid run from here is a solid run.
      Plan B. It's what clever runners call plan A after a while. One effort to the end.
      The target and you are seeing other people. Pick a pace you like.
      That number's left without you. Let it. Finish in one piece, and in style.
      New goal: finish, and be able to sit down tomorrow.
      I've deleted the old target. You never met it. Run what you've got.
      [behind] {lead} down costs more than it's worth. Let it go. I'll tell nobody.
      [behind] {lead} is a lot of crumbs. Leave them. Run well from here.
      [next_goal] Plan A has left the building. Plan B is {goal_time}, and it costs {goal_pace}. Cheap. Take it.
      [next_goal] New number: {goal_time}. That is {goal_pace} from here. I believe in that one, for once.
      [next_goal] Forget the first time, it was rude anyway. {goal_time} it is, at {goal_pace}.
      """
    case .positiveSplitRisk:
      """
      At this rate the second half sends the bill for the first. Ease off a touch now.
      You're spending the second half's money. Slow down a little while you're rich.
      Fast first half, painful second. You know this story. Change the ending, ease back.
      A few seconds given away here save minutes there. You can do that sum.
      The first half's a bit generous. Tighten the purse, ease the pace.
      Bring it down to something you can repeat. {target_pace} sounds familiar.
      Your second half just unfollowed you. Win it back: {target_pace}.
      Bold opening. I've read the ending. Ease off while it's free.
      The second half called. It would like some of this back. {target_pace}.
      Leave something in the fridge for later. A touch less pace, please.
      [ahead] {lead} up already. Nobody's handing out prizes yet. Ease off.
      """
    case .volatilePace:
      """
      Fast, slow, fast, slow. Are you running or parking? Pick one.
      Your pace is all over the place. Pick one you like and stick with it.
      That pace graph is a mountain range. Let's aim for a lake.
      Every surge has a hangover. Level it out.
      Find one effort and sit in it. Boring is fast. I don't make the rules.
      You're not being chased, and then not, and then chased. Pick one.
      You drive like this too, don't you? One gear, please.
      The pace is doing interpretive dance. Give it a desk job.
      Pick an effort. Marry it. At least for ten minutes.
      I've seen stock markets with less going on. Level it off.
      """
    case .recoverableDeficit:
      """
      Plenty of road left. Win it back gently, no lunging.
      You can get this back. A second here, a second there. Nobody needs to panic.
      Slightly down, completely fixable. Lift the rhythm, stay loose.
      The plan's just up the road, strolling. Close in slowly, as if by accident.
      Down by crumbs. Pick them up one at a time.
      There's time. Busy the feet a touch and let the average do the rest.
      Minor overdraft. Sort it quietly, before the bank notices.
      A little short. Like my temper, but fixable. Quick feet.
      Sneak up on the plan. It's not very bright.
      You're off by a whisker. Shave it, don't hack at it.
      [behind within_reach] {lead} down, loads of road. Win it back like royalty. Slowly.
      [catching_up within_reach] {lead} left to win back, and you're doing it. Act bored.
      """
    case .surplus:
      """
      You've got a cushion. Sit on it. Don't try to build a sofa.
      Time in the bank. Who trained you? Surely not me.
      Better than planned. I feel unemployed. Carry on.
      There's credit on the account. Don't go shopping.
      Money in the jar. Take your hand out of the jar.
      A little extra saved. Try being boring with it.
      [ahead] {lead} up. Suspicious, but I checked. Keep it like that.
      [ahead fine] {lead} ahead of plan, and nothing's rattling. It's almost elegant.
      [ahead fine] {lead} ahead and under control. I'll pretend that was my coaching.
      [ahead easy] {lead} up, heart half asleep. I had insults ready. What a waste.
      [ahead late] {lead} in hand, this late. Don't do anything memorable.
      """
    case .finishKick:
      """
      If there's something left in there, bring it out. Now.
      The end's close. Any gear you've been hiding, use it.
      Whatever you've saved, spend it. Lift the pace.
      Start the kick. Quick arms, quick feet, dignity optional.
      Go and finish this. If you can roll your eyes at me, you can run.
      Time to empty the pockets. Pick it up and keep it up to the line.
      Now. All those legs you've been saving. Show me.
      Run like your ex is at the finish and your train is too.
      Kick. Pretty later, quick now.
      This is what the shoes were for. Go!
      [fine] You've saved enough to make me suspicious. Spend it. Kick.
      ! You've got more. Don't bullshit me. Kick!
      """
    case .heartRateHigh:
      """
      Your heart rate is very high. Slow down now, please. Walk until it settles.
      Ease off now. Walk, breathe slowly. If your chest hurts or you feel dizzy, stop and get help.
      That heart rate has been near its limit for minutes. Slow to a walk. No jokes.
      Slow to a walk and let your pulse come down. Chest pain, dizzy, faint: stop and get help.
      Too high for too long. Walk now. We carry on only when it feels normal.
      Take it right down. Nothing today is worth it. Walk, and if you feel unwell, get help.
      No jokes. Slow down, walk, and let your heart rate fall before anything else.
      Your heart is near its limit. Stop pushing, walk, and breathe out slowly.
      Please walk. Let it settle fully. If your chest feels tight, stop and get help.
      Ease right down to a walk. The run can wait, your heart comes first.
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
      I've lost your position. So the distance is a guess for now. Keep running.
      The satellites have left the chat. I'll estimate until they come back.
      No position signal. You could be anywhere. I'll keep the clock going.
      Satellites gone. Was it something you wore?
      I've no idea where you are. Neither do you, I suspect. Keep going.
      No satellites. I'm making the distance up, politely, until they return.
      """
    case .positionFound:
      """
      Position's back. I know where you are. Make of that what you will.
      Satellites found you. The guesswork's over.
      Signal's back. No more imaginary speed records.
      You're on the map. A small dot, doing its thing.
      Satellites are back. They'd been gossiping.
      Found you. Hiding in plain sight, as usual.
      """
    case .heartRateLost:
      """
      I've lost your heart rate. I'm sure you have one. Check the strap when it suits.
      No pulse reading. It's the strap, surely. I'll go by pace for now.
      The heart rate's gone quiet. Wet the strap or tighten it when you can.
      No heartbeat on my side. You're moving, so I blame the strap.
      The strap's sulking. Go by feel, and wet it when you can.
      Heart rate's off the air. Romance was never my field anyway.
      """
    case .heartRateFound:
      """
      Heart rate's back. Good to have proof.
      There's your pulse. I'd begun to suspect a robot.
      The strap's talking to me. It tells me everything.
      Heartbeat located. The rumors were true.
      Pulse is back on air. No comment on the music.
      The strap's done sulking. We have a heart.
      """
    case .watchDisconnected:
      """
      Your watch stopped talking to me. It's recording by itself, it just doesn't like me.
      I've lost the watch. Keep running, it counts on its own.
      No word from the watch. Carry on, I'll pick it up when it's back.
      The watch and I are on a break. Nothing for you to do.
      Watch gone quiet. It heard my last joke, probably.
      No watch for now. It keeps its own notes, so run on.
      """
    case .watchReconnected:
      """
      The watch is back. We've made up.
      Watch connected. I've got numbers to be rude about.
      We're connected. I missed those figures. Don't tell them.
      The watch came back. They always do.
      Your watch is talking to me. Mostly about you.
      Watch found. It says it was never lost. Classic.
      """
    case .heartRateDoubtful:
      """
      Your heart rate is just your feet in a costume. I'm ignoring it.
      That sensor is counting footsteps and calling it romance. Pace only for now.
      Heart rate equals cadence. Either you're a metronome or the strap is lying. It's lying.
      The strap's copying your feet's homework. I've stopped reading it.
      I don't buy that heart rate. Wet the strap when you can.
      Your pulse is impersonating your feet. Badly. Ignoring it.
      """
    case .pageHidden:
      """
      You hid the screen, so I'm running blind. Bold choice.
      Screen off means no satellites. I can't roast what I can't find.
      No screen, no position. I hope whatever you're reading is good.
      You've put me to bed with the lights off. Wake the screen when you can.
      Screen hidden, satellites gone. I'm guessing from here.
      I'm in the shade with no map. Show the screen when it suits.
      """
    case .footpodLost:
      """
      The foot pod quit. It needed a break from you.
      Foot pod has left the building. Your foot, hopefully, has not.
      No foot pod. I'll have to take your word for those steps, which hurts.
      The pod's gone silent. One kick too many, I suspect.
      Foot pod's offline. Carry on, I'll count on my own fingers. I have none.
      Lost the pod. Check your laces once you're done, not now.
      """
    case .footpodFound:
      """
      Foot pod's back. It came crawling.
      The pod forgave you and returned.
      I've got your footsteps back. Lucky me.
      Foot pod's awake. It slept well, thanks for asking.
      The pod's counting your steps. Somebody has to.
      Pod's back on shift. It wants overtime.
      """
    case .sessionRestored:
      """
      I blacked out for a moment. You kept running, allegedly.
      Somebody pulled the plug on me. Nice try, I'm back.
      I was gone for a bit. The clock saw everything, don't worry.
      I took a nap. Your record's safe, and so are my jokes.
      Back from the void. It was quieter there.
      I crashed. You didn't. Let's keep it that way round.
      """
    case .positionFlapping: positionFlapping
    case .heartRateFlapping: heartRateFlapping
    case .splitPassed: splitPassed
    }
  }
}
