import Coaching

extension BestFriend {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      We've started a bit quick, haven't we? Let's ease down now, it's free at this point.
      I know it feels great. Still, slow down a little with me, for later.
      Whoa, lovely. Too fast for the first part. Back to {target_pace} and relax.
      Save some of that! Slow it down until it feels almost too easy.
      That's the excitement running. Deep breath, and let's come back to our plan.
      Future you is asking nicely: a bit slower, please.
      """
    case .fade:
      """
      The pace came down a bit. That's okay. Stand tall, shake the arms, see how it feels.
      A bit slower now, nothing to worry about. Breathe out long and find the rhythm again.
      Getting tired? Me too, just from watching. Quick light steps for a minute.
      It's easing off a little. Let's pick a spot up ahead and run there together.
      You're slowing a touch. Is that what you want? If yes, fine. If not, little steps.
      Some speed went missing. We don't need to hunt for it, let's just loosen up.
      """
    case .wall:
      """
      Oh, this is the hard bit. Walk if you need to. Eat something, sip something. I'm here.
      It hit you all at once, didn't it? Slow right down. Little steps still get us home.
      That's the famous wall. It passes. Some sugar, some water, an easy jog or a walk.
      Forget the time. We just go from one lamp post to the next, together.
      Be kind to yourself now. Walk a minute, jog a minute. That's still moving.
      You're not alone in this. Slow and steady. If you feel dizzy or ill, stop and get help.
      """
    case .bonk:
      """
      I think you're out of fuel. Please eat something sweet, and walk while you do.
      Empty tank, my friend. Sugar and a few sips, and let's take it very easy.
      Let's stop pushing. Walk, eat, breathe. You'll feel it come back in a while.
      You need something sweet right now. Anything you've got. I'll wait with you.
      Your energy's dropped. Food first, running later. Shaky or dizzy? Stop and ask for help.
      It's not you, it's the fuel. Have some, and go gently for a few minutes.
      """
    case .fatigue:
      """
      Your heart's working harder while we go slower. Let's take the pressure off a bit.
      You might be hot or tired. Ease off, find some shade, have a sip.
      It's costing you a lot right now. Let's slow down until you feel okay again.
      Hey, look after yourself. Softer pace, slow breaths, no heroics.
      That's real tiredness. It's fine to back off, I'd rather you enjoy this.
      Let's go easier for a while. And if you feel unwell, we walk and get help. Promise?
      """
    case .heartRateDrift:
      """
      Your heart's beating a bit quicker for the same pace. Totally normal. Ease a touch.
      Bit more effort for the same speed now. Sip of water and a calmer rhythm?
      Your pulse is creeping up. Let's let the pace drop just a hair.
      That's just what long runs do. Go by feel and keep it comfy.
      Heart's drifting up a little. Cool down if you can, and breathe slowly with me.
      Same speed, more beats. Let's be gentle for a bit.
      """
    case .runWalk:
      """
      A few walk breaks, I see. Good thinking. Let's make them regular.
      Run a bit, walk a bit. It's a lovely way to do it. Two minutes on, one off?
      Walking is fine with me. When you run again, start really gently.
      Let's find a pattern you like. A song running, a chorus walking.
      Take your walk, shake it out, then off we go again when you're ready.
      You're still moving, and that's what counts. Short runs, short walks, nice and even.
      """
    case .fuelWindow:
      """
      It's been a while. Have a little something to eat?
      Time to eat, lovely. Something sweet with a sip of water.
      Let's get some energy in before you miss it.
      Food o'clock! Just a bite or a gel.
      Have a snack now, while you still feel good.
      Top yourself up, please. I'm the friend who always asks if you've eaten.
      """
    case .behindAndCostly:
      """
      I think we let that first goal go. Let's run the rest happily, at a pace you can hold.
      Catching up would really hurt, and it's not worth it. New plan: strong and steady.
      Today's a different day than we planned. That's all right. Let's finish it well.
      The number's gone, and you're still here. I like this way round better.
      Let's stop chasing the clock. Pick a pace that feels good, and we take it home.
      New goal: finish feeling proud. I think we're on course for that one.
      """
    case .positiveSplitRisk:
      """
      We're a bit quick for this half. If we ease off now, the second one's so much nicer.
      Let's save some for the second half. Just a touch slower.
      You're borrowing from later. Let's pay a bit back while it's cheap.
      A bit too generous at the front. Relax it down, and we finish with a smile.
      Slow down a hair with me. The end of this run will love you for it.
      Come back to {target_pace} if you can. I want you to enjoy the second half.
      """
    case .volatilePace:
      """
      We're a bit up and down. Let's find one comfy pace and stay in it.
      Quick, slow, quick, slow. Shall we settle on something in the middle?
      Try and keep it even for a while. It's easier on you, honest.
      Let's smooth it out. Imagine you're carrying a full cup of coffee.
      Same breath, same steps, same everything for a bit. Nice and even.
      You're running in bursts. Let's make it one long calm ribbon.
      """
    case .recoverableDeficit:
      """
      We're only a little behind, and there's lots of time. Let's win it back softly.
      Tiny gap, long way to go. A bit quicker in the feet, and no stress at all.
      We can get this back without even noticing. Just lift the rhythm a touch.
      A few seconds here and there. You've got this, gently.
      Nothing lost. Stay relaxed and let it come to us.
      If it feels good, nudge it up a bit. If not, that's okay as well.
      """
    case .surplus:
      """
      We're ahead and you look so comfortable. Just keep doing this.
      Everything's steady and we're up on the plan. I'm quietly thrilled.
      You've got time in your pocket. Enjoy it, no need to push.
      Ahead, relaxed, smooth. This is one of the good days.
      It's all going so nicely. Stay loose and let it happen.
      Look at that cushion you've built. Now cruise.
      """
    case .finishKick:
      """
      You've still got something, I can tell. Let's use it!
      It's so close now. Shall we pick it up? Come on, together!
      Okay, this is where we let go a bit. Faster feet, big smile.
      You saved some for the end, clever you. Now spend it!
      Let's finish with a flourish. Lift the knees, swing the arms!
      Go on, show me that kick. I'll be bragging about it for weeks.
      """
    case .heartRateHigh:
      """
      Your heart rate's really high. Please slow down now and walk until it settles.
      I need you to ease off. Walk, breathe slowly. Chest pain or dizzy? Stop and get help.
      That's too high for too long. Let's walk. There's nothing to prove.
      Stop pushing for me, please. Walk it down. If you feel faint or unwell, get help.
      Let's walk right now until your pulse is calm again. I'm serious, friend.
      Your heart needs a rest. Walk. If anything hurts or feels odd, stop and call someone.
      """
    }
  }

  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      I've lost track of where we are. Keep going, I'll guess the distance for now.
      The position signal is gone. No worries, the clock's still running.
      Can't find the satellites right now. I'll stay with you by feel.
      """
    case .positionFound:
      """
      Found you again! The distance is good from here.
      Signal's back. There you are.
      I can see where we are again. Lovely.
      """
    case .heartRateLost:
      """
      I can't hear your heartbeat any more. It's probably just the strap.
      Heart rate's gone missing. Give the strap a nudge when you get a chance.
      No heart rate at the moment. Go by feel, I'll do the same.
      """
    case .heartRateFound:
      """
      Your heart rate's back. Hello, heart.
      There it is, I can hear your heartbeat again.
      Heart rate's working again. All good.
      """
    case .watchDisconnected:
      """
      I've lost touch with your watch. It keeps recording, so don't worry.
      The watch went quiet. Just keep running, it'll catch up with us.
      Can't reach your watch right now. Nothing's lost, on we go.
      """
    case .watchReconnected:
      """
      Your watch is back with us.
      And we're connected again. Missed you.
      The watch found its way back. All together again.
      """
    case .heartRateDoubtful:
      """
      Your heart rate looks off to me, it's just copying your steps. Let's go by feel!
      I think the sensor is counting feet. No worries, I'll use your pace.
      Heart rate and steps are the same number, so I'll look away for now.
      """
    case .pageHidden:
      """
      I can't see where we are while the screen is hidden. Show it again when you can!
      The screen went away and took the satellites with it. I'm still here, though.
      No positions with the screen off. Time keeps going, and so do we.
      """
    case .footpodLost:
      """
      I lost your foot pod. Keep going, we'll find it!
      The little pod on your shoe went silent.
      No news from the foot pod. We don't need it to have fun.
      """
    case .footpodFound:
      """
      Your foot pod is back, yay!
      I can hear your footsteps again.
      Foot pod's with us once more. Nice.
      """
    case .sessionRestored:
      """
      Sorry, I was gone for a moment! Your run is safe.
      I got cut off there, but I kept everything. Go on!
      Back again! There's a little hole in the map, that's all.
      """
    }
  }
}
