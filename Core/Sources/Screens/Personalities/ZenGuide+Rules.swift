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
      Haste at the start is paid for later. Ease off.
      Softer. The road is long enough for everything.
      Too much, too soon. Let a little of it go.
      {target_pace} was the plan. Come back to it gently.
      Slow the arms, and the legs will follow.
      Less. You will want this later.
      No one needs you to hurry yet. Ease down.
      """
    case .fade:
      """
      The pace is sinking a little. Stand tall, and see if it rises.
      The pace has come down. Quick, small steps for a while.
      Some of the rhythm has gone. Find it with the breath.
      It eases off. That is allowed. Choose it, or change it gently.
      Wake the arms. The legs may follow.
      The speed is fading. Loosen first. Then listen.
      Less pace than before. Shoulders down, feet light.
      The step has lost some life. Make it short, and quick.
      Has the mind drifted? Come back to the feet.
      Lift the chest, and look up. See what the pace does.
      """
    case .wall:
      """
      This is the hard part. Slow down. Eat a little. Walk if you wish.
      Everything is hard at once. Make the task small. This step, and this one.
      Let the plan go. Only the next tree.
      Ask very little of yourself now. Slow down, drink, eat.
      Walk, breathe, take something sweet. Then see.
      It feels endless, and is not. If you become dizzy or cold, stop and get help.
      The pace has broken. Walk for a minute. Then jog for a minute.
      Slow down. Something sweet, some water. Nothing else matters now.
      Walk to the next corner. Decide there.
      Be kind to yourself. Walk, eat, drink. If you feel ill, stop and get help.
      """
    case .bonk:
      """
      The fuel is low. Eat now, and walk while you do.
      You are running on empty. Something sweet, and a walk.
      Stop pushing. Feed yourself first.
      Sugar, a few sips, and the softest pace there is.
      You are out of fuel. Eat, walk, and wait for it to work.
      Take food now. If you are shaking or confused, stop and ask for help.
      Heart and pace are both falling. Eat something sweet and walk.
      Willpower will not help here. Sugar will. Walk and eat.
      Walk now. Eat whatever you carry. Drink a little.
      If you have no food, ask somebody for something sweet. Walk until then.
      """
    case .fatigue:
      """
      More effort, less speed. Let both come down.
      The body is worn or hot. Ease, and look for shade.
      Do not press. Soften the pace until the breath is yours.
      It costs too much now. Take less.
      Rest a little inside the run. Slow and cool.
      Ease off. If you feel unwell, walk, and tell somebody.
      The heart works more, and the pace falls. Slow down.
      Drink if you can. Cool the neck, the wrists. Go gently.
      Let the next minutes be easy. Truly easy.
      The heart is rising. Do not follow it. Slow down.
      """
    case .heartRateDrift:
      """
      The heart rises by itself. Let the pace fall a little to meet it.
      More beats for every step. Ease slightly.
      The body grows warm. A sip, and a softer rhythm.
      The pulse is drifting upward. Follow it with less, not with more.
      Let feeling lead for a while, not speed.
      A touch gentler now, and the heart will settle.
      The pace costs more than it did. Pay a little less.
      The heart has gone up and the pace has not. Ease, and breathe out.
      Long runs do this. Go a little gently.
      The pulse has crept up. Loosen, drink, slow a touch.
      """
    case .runWalk:
      """
      Running and walking, like breathing in and out. Make it regular.
      Walk with the attention you give to running.
      Choose your rhythm: so much running, so much rest.
      After each walk, begin softly.
      Running or walking, you are moving. Both are good.
      Let the walks be short and the running easy.
      Walk before you must. Then run lightly.
      Two minutes of running, one of walking. Try that.
      Let each change be soft. No sudden starts.
      Walk tall. Then let the walk become a run.
      """
    case .fuelWindow:
      """
      It is time to eat. A little.
      A small portion now, before the hunger.
      Take the next bite.
      Food, then breath, then rhythm.
      Something sweet is due.
      Feed the long run. Quietly, on the move.
      Eat something. Small bites, and a sip.
      The next portion. Slow down to chew, if you like.
      Do not wait for hunger. Eat now.
      Reach into the pocket. Eat, and run on.
      """
    case .behindAndCostly:
      """
      The first goal has drifted away. Let it. Choose another: to run well to the end.
      To chase now would cost too much. Stay with what is possible.
      Set the number down. Run the rest for itself.
      Choose a pace you can keep, and keep it kindly.
      The plan was a guess. Run the day you have.
      Let go of the lost time. It is no longer on this road.
      That time would cost too much today. There will be other days.
      A new goal, and a gentle one: to arrive well.
      No more chasing. Find a pace that fits, and stay.
      Let the target go. The run is yours either way.
      [next_goal] Let the first goal go. Another is near: {goal_time}. It asks for {goal_pace}, and no more.
      [next_goal] The first number has passed. {goal_time} is here. Breathe, and run {goal_pace}.
      [next_goal] Choose {goal_time} now. {goal_pace} from here, one step after another.
      """
    case .positiveSplitRisk:
      """
      This way the second half will be hard. Ease a little.
      [gaining] Come down towards {target_pace}. The second half will be glad.
      Do not spend it all. Keep something for the end.
      [ahead] A fast first half borrows from the second. Slow a touch.
      Soften now, so that you need not later.
      [ahead] You are spending quickly. Breathe, and spend less.
      The second half is long. Take a little effort off.
      Give the end a thought, and ease.
      Lower the effort by a breath. It is early enough.
      What you save now, you will have later.
      """
    case .volatilePace:
      """
      The pace comes in waves. Find the level in between.
      Fast and slow by turns. Settle in the middle.
      Let the breath set one tempo, and stay with it.
      Round the edges. One long line.
      One effort. Let the ground decide the rest.
      Come back to one rhythm. Keep it gently.
      Up and down, and up. Let it settle.
      Choose one pace. Stay for two minutes. Then see.
      Let the speed stop arguing with itself.
      No more bursts. One quiet pace.
      """
    case .recoverableDeficit:
      """
      A little off the plan. It can return by itself, if you are light.
      There is road enough. A touch more, no strain.
      Let the rhythm rise by a breath.
      The distance to the plan is small. Close it slowly.
      Lean into it, as into a mild wind.
      Lift the feet a little sooner. Wait, and let it come.
      A small gap. No hurry.
      A few seconds at a time. Stay loose.
      Quick feet, soft hands. The gap will close.
      A little more rhythm, and leave the breath as it is.
      """
    case .surplus:
      """
      [ahead] You are ahead, and all is quiet. Stay like this.
      [ahead] Ahead of the plan. Change nothing.
      [ahead] There is time in hand. Let it rest.
      [ahead fine] Ahead, and all is well. Simply continue.
      [ahead steady] Steady, and a little early. Stay.
      [ahead] Enjoy the lead without adding to it.
      Time in hand. Leave it where it is.
      The plan asks for nothing more. Run lightly.
      You have room. No need to use it.
      There is nothing to win back. Breathe.
      """
    case .finishKick:
      """
      There is room. Let the pace rise, and run with it.
      Now you may open. All the way to the end.
      Let the legs have what they saved.
      Open up now, shoulders loose, to the line.
      Open the stride. The end is near.
      What you kept, you may give now.
      Let the arms go first. The legs will follow.
      Now. Everything that is left, without a clenched fist.
      Breathe out, and go.
      Nothing to save any more. Run.
      """
    case .heartRateHigh:
      """
      The heart has been near its limit for minutes. Slow down now.
      Ease off, please. Walk a little, and let the breath come back.
      This is too much for too long. Slow down, and walk until it settles.
      Stop pushing. Ease down. If there is pain or faintness, stop and get help.
      Slow down at once. If your chest hurts or you feel dizzy, stop and call for help.
      Let it come down. Walk, breathe out, and wait until you feel well.
      Your heart rate is very high. Please walk now.
      Walk. Do not run until it is clearly lower.
      Slow to a walk. If you feel unwell, stop and ask for help.
      Nothing is worth this effort. Walk, and breathe out slowly.
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
      The position is lost. The clock goes on.
      No satellites for now. Run by feeling.
      No map for now. Distances are estimates.
      The satellites are silent. I am guessing the distance.
      No position. Let the distance be a guess.
      The signal has gone. It usually comes back.
      """
    case .positionFound:
      """
      The position has returned.
      We are on the map. Go on.
      The satellites are back.
      The signal has come back. The distance is measured from here.
      The signal is good. Run on.
      Position regained. Run on.
      """
    case .heartRateLost:
      """
      The heart rate signal is gone. Go by breath.
      The strap has lost touch. Feel the effort instead.
      No pulse to read just now. Listen inside.
      The heart sensor is silent. Perhaps it has slipped.
      I have no heart rate. You have your breath.
      No heart rate. Press the strap once, if you like.
      """
    case .heartRateFound:
      """
      The heart rate has returned.
      The pulse is back. Good.
      The heart sensor works.
      The strap is in touch with the heart.
      There is the heart rate.
      A pulse. Thank you.
      """
    case .watchDisconnected:
      """
      The watch is silent. The run is not. Continue.
      No word from the watch. It keeps its own record.
      The watch is out of touch. Nothing is lost.
      I cannot reach the watch. Run on, it records by itself.
      The connection to the watch is gone. It may return by itself.
      The watch has gone quiet. Nothing for you to do.
      """
    case .watchReconnected:
      """
      The watch has come back.
      The watch is connected. All is in order.
      Connected. On we go.
      The watch has found us.
      The watch is here.
      Back in touch with the watch.
      """
    case .heartRateDoubtful:
      """
      This heart rate is only an echo of your steps. Go by feel instead.
      This pulse belongs to your feet. Let the breath be your guide.
      The number follows the feet, not the heart. I will ignore it for now.
      The sensor counts steps, not beats. Go by breath.
      I do not trust this heart rate. It moves with your steps.
      Heart and feet show one number. I will leave it out.
      """
    case .pageHidden:
      """
      The screen is hidden, so no position comes in. Time goes on.
      Hidden from the satellites for a while. Simply run.
      With the screen off, I cannot follow the path. Open it when you can.
      No positions while the screen sleeps.
      The screen is off. The clock goes on, the map waits.
      Wake the screen when it suits you. Until then I have only time.
      """
    case .footpodLost:
      """
      The foot pod is silent. Your feet are not.
      No word from the shoe. Feel the ground yourself.
      The pod is quiet now. Notice each step without it.
      The foot pod has gone. Run on.
      No signal from the foot pod.
      The pod is out of touch. It may need a new battery.
      """
    case .footpodFound:
      """
      The foot pod has returned.
      The pod counts your steps once more.
      The shoe is in touch.
      The foot pod is back.
      A signal from the foot pod. Good.
      The pod is awake.
      """
    case .sessionRestored:
      """
      There was a gap, and now we continue.
      I was away for a moment. Nothing that matters is lost.
      We were cut off for a moment. Run on.
      I am back. Your run is safe.
      A short silence, then this. Everything is kept.
      The run was interrupted here, and goes on.
      """
    case .positionFlapping: positionFlapping
    case .heartRateFlapping: heartRateFlapping
    case .splitPassed: splitPassed
    }
  }
}
