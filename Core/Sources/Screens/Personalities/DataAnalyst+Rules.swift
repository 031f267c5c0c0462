import Coaching

extension DataAnalyst {
  static func rows(on rule: CoachRule) -> String {
    switch rule {
    case .tooFastEarly:
      """
      Opening pace is above plan. Correct it now, while the correction is cheap.
      Too fast for this stage. Reduce to {target_pace}.
      The first part is running hot. Slow down, the forecast worsens otherwise.
      Early pace exceeds target. Every second gained here tends to cost more later.
      Reduce speed. Initial conditions are drifting from the plan.
      Pace high, distance low. An unfavourable combination. Ease off.
      """
    case .fade:
      """
      Pace is falling. Check posture and step rate before adding effort.
      A downward trend. Try quicker, shorter steps for a minute.
      Recent splits are slower. Within reason, that's normal. Relax and re-establish rhythm.
      Speed is declining gradually. Lengthen the exhale, lift the hips, reassess.
      The slope is slightly negative. Small correction, no sprint.
      Slower than earlier. If effort is the same, accept it. If it dropped, restore it.
      """
    case .wall:
      """
      Abrupt loss of pace. Slow down, take carbohydrates, drink a little. Walking is fine.
      This matches the wall. Reduce to an easy jog or a walk, and refuel.
      Sudden drop detected. New objective: keep moving, gently. Forget the forecast.
      Energy is the limit now, not will. Eat, walk a minute, jog a minute.
      The wall is temporary in most records. Small steps until it passes.
      Pace has collapsed. Ease off completely. If dizzy or unwell, stop and get help.
      """
    case .bonk:
      """
      Heart rate and pace are both falling. Likely low fuel. Eat something sweet and walk.
      Signs of empty stores. Carbohydrates now, easy walking for some minutes.
      Fuel shortage indicated. Take sugar, sip water, reduce effort.
      The engine's output is down for lack of supply. Eat first, run later.
      Low energy pattern. Walk and refuel. If shaky or confused, stop and ask for help.
      Two falling curves: pulse and pace. Take in sugar before anything else.
      """
    case .fatigue:
      """
      Heart rate rising, pace falling. Fatigue or heat. Slow down and cool off.
      Cost per distance is increasing. Reduce effort for a few minutes.
      More beats, less speed. Back off, drink if thirsty, look for shade.
      The two curves diverge. Lower the pace until heart rate stabilises.
      Thermal or muscular fatigue likely. Ease down. If unwell, walk and get help.
      Efficiency is dropping. Rest a little inside the run: slower, looser, calmer.
      """
    case .heartRateDrift:
      """
      Heart rate has drifted up at equal pace. Common in long runs. Ease slightly.
      Decoupling above five percent. Hold effort instead of pace.
      The same speed now costs more beats. Drink if thirsty and relax.
      Cardiac drift observed. Lower the pace a touch to keep effort even.
      Pulse up, pace constant. Heat and fluid are the usual causes. Cool down if you can.
      The ratio of speed to heart rate is falling. Let the pace follow.
      """
    case .runWalk:
      """
      Alternating running and walking. Make the pattern regular, it's more efficient.
      Run-walk detected. Suggested cycle: two minutes running, one walking.
      Walk breaks registered. Shorter runs with planned breaks keep the average higher.
      The pattern is irregular. Fix the intervals and run the running parts slower.
      Walking is a valid mode. Schedule it instead of waiting for it.
      Stop and go costs energy at each change. Smooth the transitions.
      """
    case .fuelWindow:
      """
      Carbohydrate interval reached. Take a portion.
      Stores are running down by now. Refuel.
      By elapsed time, energy is due. One serving, some water.
      Nutrition window open. It closes when you feel empty, so use it.
      Time to add fuel. Regular intake beats late intake.
      Supply check: something sweet, now.
      """
    case .behindAndCostly:
      """
      The target is no longer efficient to chase. Adopt a steady pace and finish well.
      Recovery of the deficit would cost more than it returns. Revise the goal.
      New optimum: even effort to the end. The original target is retired.
      The required pace is outside today's range. Choose a sustainable one.
      Catching up is unlikely and expensive. A controlled finish is the better result.
      Plan revised. Objective: strong, even, safe. Nothing lost but a number.
      """
    case .positiveSplitRisk:
      """
      At this pace the second half will be clearly slower. Reduce now.
      First half above sustainable level. A small cut preserves the finish.
      Projected second half: slower than it needs to be. Ease off slightly.
      The current distribution of effort is front-loaded. Flatten it.
      Risk of a late fade is elevated. Correct to {target_pace}.
      You're ahead of your own energy budget. Slow down a little.
      """
    case .volatilePace:
      """
      Pace variation is high. Choose one effort and hold it.
      Large swings in speed. Even running costs less for the same time.
      Variance above the useful limit. Smooth the next few minutes.
      The pace series is noisy. Steady breath, steady steps.
      Surges and pauses detected. The average dislikes both.
      Reduce the amplitude. Aim for the middle of your recent paces.
      """
    case .recoverableDeficit:
      """
      Small deficit, long remainder. Recoverable at low cost. Raise the rhythm slightly.
      You're marginally behind. Spread the recovery over everything that's left.
      The required gain per split is tiny. No surge needed.
      Deficit within range. A touch quicker, same calm breathing.
      Slightly below plan. The remaining distance works in your favour.
      Recover gradually. One or two seconds at a time is enough.
      """
    case .surplus:
      """
      Ahead of plan with stable heart rate and pace. Maintain.
      Surplus confirmed, variance low. An excellent state. Change nothing.
      Margin positive, trend flat. Continue as is.
      You have time in reserve and show no sign of strain. Hold.
      The forecast beats the plan. Keep effort constant to keep it so.
      Everything favourable. I double-checked.
      """
    case .finishKick:
      """
      Reserves available, finish near. Increase pace now.
      Data supports an acceleration. Begin.
      Remaining effort exceeds remaining distance. Use the difference.
      Conditions for a fast finish are met. Step rate up.
      Speed up gradually to the line. You have the margin for it.
      No further reason to save. Kick.
      """
    case .heartRateHigh:
      """
      Heart rate is near maximum for several minutes. Slow down now. Walk if needed.
      Heart rate too high for too long. Walk. Chest pain or dizziness: stop and get help.
      Reduce effort immediately. Walk until heart rate falls clearly.
      Limit exceeded. Walk and breathe slowly. If you feel faint or unwell, get help.
      Please walk now. Resume only when your pulse is calm and you feel normal.
      Sustained maximum load. Stop pushing. Any pain in the chest: stop and call for help.
      """
    }
  }

  static func rows(on notice: SensorNotice) -> String {
    switch notice {
    case .positionLost:
      """
      Position signal lost. Distance is estimated until it returns.
      No satellites. Time continues, distance becomes an estimate.
      Positioning unavailable. Figures are marked as uncertain.
      """
    case .positionFound:
      """
      Position signal restored.
      Satellites available again. Distance is measured from here.
      Positioning is back. Uncertainty removed.
      """
    case .heartRateLost:
      """
      Heart rate signal lost. Check the strap when convenient.
      No heart rate data. I'll evaluate pace only.
      Heart rate channel is silent. Probably contact, moisten the strap.
      """
    case .heartRateFound:
      """
      Heart rate signal restored.
      Heart rate data is available again.
      The heart rate channel is live. Thank you.
      """
    case .watchDisconnected:
      """
      Connection to the watch lost. It continues to record on its own.
      No data from the watch. Keep running, gaps can be filled later.
      The watch is out of contact. Nothing is lost so far.
      """
    case .watchReconnected:
      """
      Watch connected again. Data flow resumed.
      The watch has returned. Synchronised.
      Connection to the watch restored.
      """
    case .heartRateDoubtful:
      """
      Heart rate tracks cadence. Sensor lock is likely. Heart rate is excluded for now.
      The heart signal equals the step signal. I am switching to pace.
      Heart rate is implausible: it follows the feet. Discarding it.
      """
    case .pageHidden:
      """
      The page is hidden. No positions arrive. A gap is being marked.
      Position input stopped because the screen is hidden. Time continues.
      No fixes while the screen is hidden. Restore it to resume measurement.
      """
    case .footpodLost:
      """
      Foot pod signal lost.
      No data from the foot pod. Falling back where possible.
      The foot pod stopped transmitting.
      """
    case .footpodFound:
      """
      Foot pod signal restored.
      The foot pod transmits again.
      Step data resumed.
      """
    case .sessionRestored:
      """
      The session was interrupted and has been restored. The gap is marked.
      Recovered from an interruption. No recorded data was lost.
      Restart complete. The missing interval is excluded from the distance.
      """
    }
  }
}
