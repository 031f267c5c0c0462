import Coaching

extension RoastCoach {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      You've gone out too fast. I know. It felt amazing. So does falling, for a while. Ease off.
      Too quick, too soon. Slow down now and it costs nothing. Later it costs everything.
      This pace is a loan, and the lender is a very unpleasant last third. Ease back.
      Early hero, late zero. Take it down to {target_pace} while it's still easy.
      That's faster than we agreed. Very exciting. Please stop.
      Rein it in. You're opening presents on the wrong day.
      Slow down. If the plan wanted a sprint it would have been a shorter plan.
      """
    case .fade:
      """
      The pace has slipped a bit. Happens to the best, and also to you. Tall, relaxed, quick feet.
      A little slower than before. No crisis. Reset: breath out, shoulders down, next step.
      You're drifting. Pick something ahead and run to it. Then another. It works every time.
      Slower now. Is it the legs or the head? If it's the head, shorten the steps and carry on.
      The pace eased off. If that was a decision, good. If not, bring it back gently.
      Some of the speed has gone for a walk. Invite it back, don't chase it.
      Losing a little. Loosen the hands and lift the feet. Small things first.
      """
    case .wall:
      """
      That's the wall. Everyone meets it. Slow down, drink, eat something. Walking is fine.
      It got hard very suddenly. Take a minute: walk if you like, get some sugar in, then jog.
      No jokes for a moment. Ease off, breathe, take what food you have. Small steps count.
      Legs gone? Short steps, or walk thirty and jog thirty. That's how walls come down.
      The wall's tall, but it's not long. Drop the pace and get to the next landmark.
      Forget the target for now. Forward is the only goal. If you feel dizzy, stop and get help.
      """
    case .bonk:
      """
      You're running on empty. Eat something sweet now, and walk while you do.
      The fuel's gone. Sugar, a drink, and an easy walk for a few minutes. I'm serious.
      That's a bonk. Take carbohydrates if you have them and slow right down.
      Effort and pace are both dropping. Eat, walk, recover. The jokes can wait.
      Empty tank. Something sweet, small sips, gentle pace. Shaky or dizzy: stop and get help.
      You need sugar, not willpower. Walk and refuel before you think about running.
      """
    case .fatigue:
      """
      Your heart's working harder and the road's going slower. Ease off and cool down a bit.
      More effort, less speed. That's a bad deal. Slow down, drink, find some shade.
      It's costing more than it pays. Drop the pace until the breathing settles.
      Tired or hot, or both. Take the pressure off for a few minutes. That's an order.
      The engine's running warm. Slower, small sips, loose shoulders. You'll get it back.
      Back off a bit. Stubborn is good, careful is better. If you feel unwell, walk and get help.
      """
    case .heartRateDrift:
      """
      Same pace, more heartbeats. Normal on a long one. Drink if you can, and ease a touch.
      Your heart's charging more for the same speed. Inflation gets everybody. Ease back a little.
      The heart rate's creeping up. Let the pace come down a hair and keep the effort level.
      Drift. The pace held, the pulse didn't. Go by effort for a while.
      It takes a few more beats now than it did. Cool off if you can: water, shade, calm breath.
      Pulse is up, pace is not. Trust the effort, not your pride.
      """
    case .runWalk:
      """
      Run, walk, run, walk. It's a method, you know. Give it a fixed beat and call it a strategy.
      Mixing in walks? Fine. Make it regular: run two minutes, walk one. Suddenly it's a plan.
      Those walks are allowed. Pick a number of steps, walk those, then run again.
      Stop and go is hard work in traffic too. Choose shorter runs and shorter walks, but even.
      Walking's not quitting. Quitting involves a sofa. Keep a rhythm to it.
      Before you run again, decide how slowly. Slower than that. Now it'll last.
      """
    case .fuelWindow:
      """
      Eat something now. You'll thank me later, which would be a first.
      The clock says food. Take a gel or a bite, with a little water.
      Top up the sugar. You run better fed and complain less.
      Fuel now, not when it's too late. You've got a talent for too late.
      Time for carbohydrates. A small portion, and keep moving.
      A bite is due. Don't make me do the aeroplane with the spoon.
      Energy intake, please. Even a roast needs feeding.
      """
    case .behindAndCostly:
      """
      Let the first target go. Chasing it now costs more than it's worth. Run your best steady.
      The schedule's out of reach today. So pick a new one: strong, even, all the way home.
      We're changing the goal. It's not defeat, it's maths. Hold this effort and finish well.
      The old number's gone. Good, it was bossy. Find a pace you can keep.
      Catching up would break you. Don't. A solid run from here is still a solid run.
      Plan B. It's what clever runners call plan A after a while. Steady to the end.
      """
    case .positiveSplitRisk:
      """
      At this rate the second half sends the bill for the first. Ease off a touch now.
      You're spending the second half's money. Slow down a little while you're still rich.
      Fast first half, painful second. You know this story. Change the ending, ease back.
      A few seconds slower here saves minutes there. Even you can do that sum.
      The first half's a bit generous. Tighten the purse and keep the effort even.
      Bring it down to something you can repeat. {target_pace} sounds familiar.
      """
    case .volatilePace:
      """
      Fast, slow, fast, slow. Are you running or parking? Smooth it out.
      Your pace is all over the place. Pick one you like and stick with it.
      That pace graph looks like a mountain range. Let's aim for a lake.
      Even it out. Every surge has a hangover.
      Find one effort and sit in it. Boring is fast. I don't make the rules.
      Steady on. You're not being chased, and then not, and then chased.
      """
    case .recoverableDeficit:
      """
      A little behind, with plenty of road left. Win it back gently, no lunging.
      You can get this back. A second here, a second there. Nobody needs to panic.
      Slightly down, completely fixable. Lift the rhythm, keep it relaxed.
      The plan's just ahead, strolling. Close in slowly, as if by accident.
      Behind by crumbs. Pick them up one at a time.
      There's time. Quicken the feet a touch and let the average do the rest.
      """
    case .surplus:
      """
      You're ahead and it looks easy. Suspicious, but I checked. Keep it smooth.
      Time in the bank, steady as anything. Who trained you? Surely not me.
      Ahead of plan, and nothing's rattling. Hold this. It's almost elegant.
      You've got a cushion. Sit on it. Don't try to build a sofa.
      Better than planned, all quiet. I feel unemployed. Carry on.
      Well ahead and under control. I'm going to pretend that was my coaching.
      """
    case .finishKick:
      """
      There's something left in there, and I can see it. Bring it out. Now.
      The end's close and you're hiding a gear. Use it.
      You've saved enough to make me suspicious. Spend it. Lift the pace.
      Start the kick. Quick arms, quick feet, dignity optional.
      Go and finish this. If you can still roll your eyes at me, you can run faster.
      Time to empty the pockets. Pick it up and hold it to the line.
      ! You've got more. Don't bullshit me. Kick!
      """
    case .heartRateHigh:
      """
      Your heart rate is very high. Slow down now, please. Walk until it settles.
      Ease off now. Walk, breathe slowly. If your chest hurts or you feel dizzy, stop and get help.
      That heart rate has been near its limit for minutes. Slow to a walk. No jokes.
      Slow to a walk and let your pulse come down. Chest pain, dizzy, faint: stop and get help.
      Too high for too long. Walk now. We carry on only when it feels normal again.
      Take it right down. Nothing today is worth that heart rate. Feel unwell? Stop and get help.
      """
    }
  }

  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      I've lost your position. So the distance is a guess for now. Keep running, I can't see you.
      The satellites have left the chat. I'll estimate until they come back.
      No position signal. You could be anywhere. I'll keep the clock going.
      """
    case .positionFound:
      """
      Position's back. I can see you again. Stop making that face.
      Satellites found you. The distance is honest again.
      Signal's back. No more imaginary speed records.
      """
    case .heartRateLost:
      """
      I've lost your heart rate. I'm sure you have one. Check the strap when it suits.
      No pulse reading. It's the strap, surely. I'll go by pace for now.
      The heart rate's gone quiet. Wet the strap or tighten it when you can.
      """
    case .heartRateFound:
      """
      Heart rate's back. Good to have proof.
      There's your pulse again. I'd begun to believe you were coasting.
      The strap's talking to me again. It tells me everything.
      """
    case .watchDisconnected:
      """
      Your watch stopped talking to me. It's still recording, it just doesn't like me.
      I've lost the watch. Keep running, it counts on its own.
      No word from the watch. Carry on, I'll pick it up when it's back.
      """
    case .watchReconnected:
      """
      The watch is back. We've made up.
      Watch connected again. I've got numbers to be rude about.
      We're connected again. I missed those figures. Don't tell them.
      """
    case .heartRateDoubtful:
      """
      Your heart rate is just your feet in a costume. I'm ignoring it.
      That sensor is counting footsteps and calling it romance. Pace only for now.
      Heart rate equals cadence. Either you're a metronome or the strap is lying. It's lying.
      """
    case .pageHidden:
      """
      You hid the screen, so I'm running blind. Bold choice.
      Screen off means no satellites. I can't roast what I can't see.
      No screen, no position. I hope whatever you're reading is good.
      """
    case .footpodLost:
      """
      The foot pod quit. Even it needed a break from you.
      Foot pod has left the building. Your foot, hopefully, has not.
      No foot pod. I'll have to take your word for those steps, which hurts.
      """
    case .footpodFound:
      """
      Foot pod's back. It came crawling, like your pace.
      The pod forgave you and returned.
      I can feel your footsteps again. Lucky me.
      """
    case .sessionRestored:
      """
      I blacked out for a moment. You kept running, allegedly.
      Somebody pulled the plug on me. Nice try, I'm back.
      I was gone for a bit. The clock saw everything, don't worry.
      """
    }
  }
}
