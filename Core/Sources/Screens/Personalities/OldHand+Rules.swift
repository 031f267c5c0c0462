import Coaching

extension OldHand {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      You're off too quick. I've done it a hundred times and paid every time. Ease down.
      Too fast this early. Back to {target_pace}, and thank me later.
      Steady on. The first part isn't where this run gets decided.
      Slow it down while it's still cheap to do it.
      That's tomorrow's pace you're running. Bring it back to today's.
      Let it go slacker. You'll want that speed in the last part.
      """
    case .fade:
      """
      The pace has slipped a bit. Stand up tall and quicken the feet, see if it returns.
      Slowing some. That's allowed. Loosen the arms and find the beat again.
      We've lost a little speed. No need to grab at it, just tidy the stride.
      It's easing off. Pick a spot ahead and run to it well, then pick another.
      A bit of the pace has gone. Breathe out, shorten the step, carry on.
      You're coming down in pace. If it's the day, let it be the day.
      """
    case .wall:
      """
      That's the wall. Every distance runner meets it. Slow right down, eat, and walk if you like.
      It's gone hard all at once. Short steps, some sugar, no clock for a while.
      I know this place. You get through it by asking less of yourself. Jog, walk, jog.
      Forget the plan now. Get comfortable, get something sweet in, get home.
      Take the pressure off. A slow finish is still a finish.
      Hard going. Walk a bit and see. If you turn dizzy or cold, stop and get help.
      """
    case .bonk:
      """
      You're out of fuel. Eat now, walk while you do it, and don't be proud.
      The tank's dry. Something sweet, a few sips, and the gentlest pace you have.
      That's hunger, not weakness. Sugar first, then we'll talk about running.
      Ease right off and eat. It takes a quarter of an hour to feel it.
      No sugar left in the legs. Feed them and go softly.
      Get something in you. If you're shaky or muddled, stop and ask somebody for help.
      """
    case .fatigue:
      """
      More heart for less speed. That's tired, or it's hot. Ease off.
      It's costing more than it pays. Slow down a notch and find some shade.
      Your body's asking for less. It's usually right. Back it off.
      You're working hard to go slower. Stop pushing and let it settle.
      That's deep tiredness. A gentle pace and a drink will do more than grit.
      Take it down. If you feel unwell, walk, and let somebody know.
      """
    case .heartRateDrift:
      """
      The heart's creeping up at the same pace. It does that. Ease a hair.
      Same speed, dearer price. A sip and a slightly softer pace.
      Your pulse is climbing on its own. Let the pace give a little.
      The engine's running warm. Take a bit off and it'll last.
      It's drifting. Long runs do. Run by feel from here.
      A few more beats for the same ground. Nothing to fret about, just go easier.
      """
    case .runWalk:
      """
      Run and walk, is it? I've done whole hills of it. Make it regular and it works.
      Nothing wrong with walking. Set yourself a pattern and stick to it.
      Walk when you planned to, not when you must. It's kinder.
      Good idea, the walking. Start each run soft and you'll go further.
      Run to the tree, walk to the gate. That's how I came back from every lay-off.
      Keep the breaks short and the running easy. It all adds up.
      """
    case .fuelWindow:
      """
      It's been long enough. Have something to eat.
      Time to feed the legs again. Small and sweet.
      Eat now, while you still don't want to.
      Another bite is due. It's the dull habits that get you home.
      Reach in your pocket and take the next one.
      Sugar and a sip. Then on we go.
      """
    case .behindAndCostly:
      """
      That first goal's out of reach without paying dear. Pick a pace you can hold and run it well.
      Let the old target go. There's a good run left in this all the same.
      I wouldn't chase it. Chasing from here costs more than it wins.
      Set a new mark: even to the end. That's one you can keep.
      Time to be sensible. Steady beats desperate from this far back.
      The plan was a guess. Run the road you've got.
      """
    case .positiveSplitRisk:
      """
      At this pace the second half will hurt. Ease a shade towards {target_pace}.
      You're writing a cheque for the second half. Write it smaller.
      A bit brisk for a first half. Hold back and you'll get it all returned.
      I'd take a touch off now. Even halves make the best stories.
      Ease it slightly. The second half is longer than the first, whatever they say.
      Keep some in the barn. {target_pace} is plenty for now.
      """
    case .volatilePace:
      """
      You're going like a bus, all stops and starts. Smooth it out.
      Even it up. Find one pace and stay in it for a while.
      Fast, slow, fast, slow. It wears you out. Pick the middle.
      Steady the effort. Let the hills change the speed, not your mood.
      Your pace is wandering. Settle on your breathing and follow that.
      Level it off. The smoothest runner usually goes furthest.
      """
    case .recoverableDeficit:
      """
      A little behind, nothing you can't win back. A breath quicker, no more.
      There's road enough to make it up. Do it slowly.
      You've a small debt. Pay it in pennies, a bit each stretch.
      Lift the rhythm a shade. It'll come back to you before the end.
      We're only just off. Quick feet, easy breath, and let it come.
      No panic needed. Lean into it a whisker and hold that.
      """
    case .surplus:
      """
      Ahead and steady. That's a fine place to be. Keep the lid on.
      You've something in hand. Look after it.
      In front of the plan and breathing easy. Leave well alone.
      Good spot, this. Don't polish it.
      You're ahead and you look it. Same again, nothing more.
      Time in your pocket. Let it stay there until the end.
      """
    case .finishKick:
      """
      You've got something left. Let it go, a bit at a time.
      Now's the hour for it. Lift the knees and run home.
      There's speed in there yet. Bring it out smoothly.
      If you've kept some back, this is what you kept it for.
      Wind it up. Arms first, and the legs will follow.
      Go on then. Open the gate.
      """
    case .heartRateHigh:
      """
      Your heart has been near its top for minutes. Ease off now, please.
      Slow down and let the heart come down. I mean this one.
      That's too hard for too long. Walk a little, breathe, and see how you feel.
      Ease right back. If there's any pain in the chest or you feel faint, stop and get help.
      Bring it down now. Slow jog or walk until your breath is your own again.
      No run is worth this. Slow down. If you feel unwell, stop and call for help.
      """
    }
  }

  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      The satellites have lost us. We managed without them before. Time's still running.
      No position just now. Run by feel, like we used to.
      We've dropped off the map. Keep going, it'll find us.
      """
    case .positionFound:
      """
      We're back on the map. I never doubted it.
      The satellites have found us again.
      Position's back. Carry on as you were.
      """
    case .heartRateLost:
      """
      I can't hear your heart any more. The strap's slipped, I expect.
      Heart rate's gone quiet. Wet the strap when you can, and go by feel.
      No pulse on my side. I'll assume it's the strap.
      """
    case .heartRateFound:
      """
      There's your heart again. Good to hear it.
      The strap's back with us.
      I've got your pulse again. Steady on.
      """
    case .watchDisconnected:
      """
      The watch has gone silent. It'll still be writing things down. Keep running.
      I've lost the watch. Run on, we'll sort it out after.
      Nothing from the watch. Never mind, your legs still work.
      """
    case .watchReconnected:
      """
      The watch is back. Must have stopped for tea.
      We have the watch again.
      There's the watch. All is well.
      """
    case .heartRateDoubtful:
      """
      The strap's counting your steps, not your heart. Go by feel for now.
      That pulse marches in step with your feet. I don't trust it, so I'll leave it be.
      Your heart and your feet can't be twins. I'll watch the pace instead.
      """
    case .pageHidden:
      """
      With the screen put away I can't see where we are. Bring it back when you can.
      Can't see the road with the screen hidden. Time's still running.
      The screen's gone, and the satellites with it. Put it back up when it suits.
      """
    case .footpodLost:
      """
      The foot pod's gone quiet. Check the laces when you stop.
      Nothing from the pod on your shoe. Run on.
      Lost the foot pod. I'll make do without.
      """
    case .footpodFound:
      """
      The foot pod's awake again.
      There's the pod on your shoe, back at work.
      I've got your feet again.
      """
    case .sessionRestored:
      """
      I dropped off for a bit there. The clock didn't.
      We were cut off for a while. It's all still here.
      I nodded off. Nothing's lost but a bit of the map.
      """
    }
  }
}
