import Coaching

extension ZenGuide {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      This is too fast for a beginning. Let it sink.
      The start is pulling you along. Breathe out, and step back from it.
      Slow down now. It costs nothing here.
      Return to {target_pace}. Let it feel too easy.
      Haste at the start becomes a burden later. Put it down.
      Softer. The road is long enough for everything.
      """
    case .fade:
      """
      The pace is sinking a little. Stand tall, and see if it wishes to rise.
      Slower now. Quick, small steps for a while.
      Some of the rhythm has gone. Call it back with the breath.
      It eases off. That is allowed. Choose it, or change it gently.
      Let the arms wake up. The legs may follow.
      The speed is fading. Loosen first. Then listen.
      """
    case .wall:
      """
      The hard place is here. Slow down. Eat a little. Walk if you wish.
      Everything is hard at once. Make the task small. This step, and this one.
      Let the plan go. Only the next tree.
      Ask very little of yourself now. It still leads home.
      Walk, breathe, take something sweet. Then see.
      It feels endless, and is not. If you become dizzy or cold, stop and get help.
      """
    case .bonk:
      """
      The fuel is low. Eat now, and walk while you do.
      This emptiness is hunger. Something sweet, and patience.
      Stop pushing. Feed yourself first.
      Sugar, a few sips, and the softest pace there is.
      The lamp needs oil. Eat, and let the light come back slowly.
      Take food now. If you are shaking or confused, stop and ask for help.
      """
    case .fatigue:
      """
      More effort, less speed. Let both come down.
      The body is tired or hot. Ease, and look for shade.
      Do not press. Soften the pace until the breath is yours.
      It costs too much now. Take less.
      Rest a little inside the run. Slow and cool.
      Ease off. If you feel unwell, walk, and tell somebody.
      """
    case .heartRateDrift:
      """
      The heart rises by itself. Let the pace fall a little to meet it.
      The same steps, more beats. Ease slightly.
      The body grows warm. A sip, and a softer rhythm.
      The pulse is drifting upward. Follow it with less, not with more.
      Let feeling lead for a while, not speed.
      A touch gentler now, and the heart will thank you.
      """
    case .runWalk:
      """
      Running and walking, like breathing in and out. Make it even.
      Walk with the same attention as you run.
      Choose your rhythm: so much running, so much rest.
      After each walk, begin softly.
      Both are moving. Both are good.
      Let the pauses be short and the running easy.
      """
    case .fuelWindow:
      """
      It is time to eat again. A little.
      A small portion now, before the hunger.
      Take the next bite of the road's supper.
      Food, then breath, then rhythm.
      Something sweet is due.
      Feed the long run. Quietly, on the move.
      """
    case .behindAndCostly:
      """
      The first goal has drifted away. Let it. There is another: calm to the end.
      To chase now would cost too much. Stay with what is possible.
      Set the number down. Run the rest for itself.
      Choose a pace you can keep, and keep it kindly.
      The plan was a picture. This is the place.
      Let go of the lost time. It is no longer on this road.
      """
    case .positiveSplitRisk:
      """
      A fast first half borrows from the second. Ease a little.
      Come down towards {target_pace}. The second half will be glad.
      It is early. Keep something folded away.
      Let the halves be like twins. Slow a touch.
      Soften now, so that you need not later.
      You are spending quickly. Breathe, and spend less.
      """
    case .volatilePace:
      """
      The pace comes in waves. Find the level of the sea.
      Fast and slow by turns. Settle in between.
      Let the breath set one tempo, and stay with it.
      Smooth the edges. One long line.
      Even effort. Let the ground decide the rest.
      Come back to one rhythm. Hold it gently.
      """
    case .recoverableDeficit:
      """
      A little behind. It can return by itself, if you are light.
      There is road enough. A touch quicker, no strain.
      Let the rhythm rise by a breath.
      The distance to the plan is small. Close it slowly.
      Lean into it, as into a mild wind.
      Lift the feet a little faster. Wait, and let it come.
      """
    case .surplus:
      """
      You are ahead, and calm. Stay like this.
      All is well. Change nothing.
      There is time in hand. Let it rest.
      Ahead of the plan, and still soft. Good.
      Enjoy it without adding to it.
      Steady, and a little early. Simply continue.
      """
    case .finishKick:
      """
      There is something left. Let it rise, and run with it.
      Now you may open. Smoothly, to the end.
      Let the legs have what they saved.
      Quicker, and still relaxed. Like a falling leaf with a purpose.
      Unfold the stride. The end is near.
      What you kept, you may give now.
      """
    case .heartRateHigh:
      """
      The heart has been near its limit for minutes. Slow down now.
      Ease off, please. Walk a little, and let the breath come back.
      This is too much for too long. Slow until it is quiet again.
      Stop pushing. Ease down. If there is pain or faintness, stop and get help.
      Slow down at once. If your chest hurts or you feel dizzy, stop and call for help.
      Let it come down. Walk, breathe out, and wait until you feel well.
      """
    }
  }

  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      The position is lost. You are still here. Time goes on.
      No satellites for now. Run by feeling.
      Off the map. The path remains.
      """
    case .positionFound:
      """
      The position has returned.
      We are on the map again. Go on.
      Found again. Breathe.
      """
    case .heartRateLost:
      """
      The heart rate is silent. The heart is not. Go by breath.
      The strap has lost touch. Feel the effort instead.
      No pulse to read just now. Listen inside.
      """
    case .heartRateFound:
      """
      The heart rate has returned.
      The pulse is there again. Good.
      I hear your heart again.
      """
    case .watchDisconnected:
      """
      The watch is silent. The run is not. Continue.
      No word from the watch. It keeps its own record.
      The watch has wandered off. You need not follow.
      """
    case .watchReconnected:
      """
      The watch has come back.
      We hear the watch again. All is in order.
      Connected again. On we go.
      """
    case .heartRateDoubtful:
      """
      The heart shown here is only an echo of your steps. Listen inward instead.
      This pulse belongs to your feet. Let the breath be your guide.
      The number follows the feet, not the heart. Let it go for now.
      """
    case .pageHidden:
      """
      The screen rests, and the sky cannot see us. Time flows on.
      Hidden from the satellites for a while. Simply run.
      With the screen asleep, the path is unseen. It is still beneath you.
      """
    case .footpodLost:
      """
      The foot pod has fallen silent. Your feet have not.
      No word from the shoe. Feel the ground yourself.
      The pod is quiet now. Notice each step without it.
      """
    case .footpodFound:
      """
      The foot pod speaks again.
      Your steps are heard once more.
      The shoe has found its voice.
      """
    case .sessionRestored:
      """
      There was a silence, and now we continue.
      I was away for a moment. Nothing that matters is lost.
      The thread broke and is tied again. Run on.
      """
    }
  }
}
